import { Button, Group } from '@mantine/core';
import { IconFileSpreadsheet, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { writableRoles } from '#shared/rules/accounts/policy.ts';
import { UserFilters } from '#web/features/accounts/users/list/user-filters.tsx';
import { userFilter } from '#web/features/accounts/users/user-filter.ts';
import { UserList } from '#web/features/accounts/users/list/user-list.tsx';
import { createUserPath, userImportsPath } from '#web/lib/paths.ts';
import { actorOf, useMayDo, useUser } from '#web/lib/session/user.ts';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The button that creates an account below the login's work account. */
function AddUserAction() {
  const { t } = useTranslation('users');
  const user = useUser();
  const mayWrite = useMayDo('user:write') && writableRoles(actorOf(user)).length > 0;
  if (!mayWrite) return null;
  return (
    <Button component={Link} to={createUserPath(user, user.workAccountId)} leftSection={<IconUserPlus size={18} aria-hidden />}>
      {t('list.add')}
    </Button>
  );
}

/** The button that creates accounts from a file. */
function ImportUsersAction() {
  const { t } = useTranslation('imports');
  const user = useUser();
  const mayWrite = useMayDo('user:write') && writableRoles(actorOf(user)).length > 0;
  if (!mayWrite) return null;
  return (
    <Button
      component={Link}
      to={userImportsPath(user)}
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
    >
      {t('open')}
    </Button>
  );
}

/** The accounts of the login's tree; the URL holds filter and order. */
export function UserListPage() {
  const { t } = useTranslation('users');
  const state = useListFilter(userFilter);

  return (
    <Page
      title={t('list.title')}
      action={
        <Group>
          <ImportUsersAction />
          <AddUserAction />
        </Group>
      }
    >
      <UserFilters state={state} />
      <UserList state={state} addAction={<AddUserAction />} />
    </Page>
  );
}
