import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { availableActions } from '#web/features/accounts/users/actions/available-actions.ts';
import { useUserActions } from '#web/features/accounts/users/actions/use-user-actions.tsx';
import { UserMenuItems } from '#web/features/accounts/users/actions/user-menu-items.tsx';
import { BatchActions } from '#web/features/accounts/users/batch/batch-actions.tsx';
import { isBatchable } from '#web/features/accounts/users/batch/run-batch.ts';
import { ExportUsersButton } from '#web/features/accounts/users/list/export-users-button.tsx';
import { useUserColumns } from '#web/features/accounts/users/list/use-user-columns.tsx';
import type { UserFilter } from '#web/features/accounts/users/user-filter.ts';
import { useUserActionActor } from '#web/features/accounts/users/use-user-action-actor.ts';
import { useUserList } from '#web/features/accounts/users/user-queries.ts';
import { userPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { ListToolbar } from '#web/ui/list/list-toolbar.tsx';
import { PagedTable } from '#web/ui/list/paged-table.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

interface UserListProps {
  state: FilterState<UserFilter>;
  /** The button that creates an account; absent if the login may not create accounts. */
  addAction: ReactNode;
}

/** Lists the accounts that match the filter, with actions on one row, on selected rows, and the export of all rows. */
export function UserList({ state, addAction }: UserListProps) {
  const { t } = useTranslation('users');
  const user = useUser();
  const actor = useUserActionActor();
  const mayPause = useMayDo('user:pause');
  const users = useUserList(state.filter);
  const { start, dialog } = useUserActions(() => undefined);
  /** Explains why sorting is disabled during a search, which has its own order. */
  const note = state.filter.keyword === '' ? null : t('list.sortClosed');

  const actionsOf = (row: UserSummary): ReactNode => {
    const actions = availableActions(actor, row);
    return actions.length > 0 && <UserMenuItems actions={actions} onAction={(action) => start(row, action)} />;
  };

  return (
    <>
      <PagedTable
        list={users}
        rows={users.data}
        filter={state}
        text={(key) => t(`list.${key}`)}
        empty={<EmptyState icon={IconUsers} title={t('list.empty.title')} text={t('list.empty.text')} action={addAction} />}
        label={t('list.title')}
        columns={useUserColumns()}
        rowKey={({ id }) => id}
        rowName={({ companyName, contactName }) => t('list.rowName', { company: companyName, contact: contactName })}
        rowPath={({ id }) => userPath(user, id)}
        rowActions={actionsOf}
        sort={state.sortBy(note)}
        storageKey="users"
        toolbar={
          <ListToolbar
            count={users.data?.length}
            countText={(number) => t(users.hasNextPage ? 'list.countMore' : 'list.count', { number })}
            note={note}
          >
            <ExportUsersButton filter={state.filter} />
          </ListToolbar>
        }
        batch={
          mayPause && {
            canSelect: (row) => isBatchable(actor, row),
            render: (selected, clear) => <BatchActions selected={selected} onFinished={clear} />,
          }
        }
      />
      {dialog}
    </>
  );
}
