import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered, type UserFilter } from '#web/features/users/list/user-filter.ts';
import type { useUserList } from '#web/features/users/user-queries.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ListEmptyState } from '#web/ui/data-table/list-empty-state.tsx';

interface UserListEmptyProps {
  filter: UserFilter;
  /** Clears the filter. */
  onClear: () => void;
  /** The button that creates an account; absent if this login may not. */
  addAction: ReactNode;
  users: ReturnType<typeof useUserList>;
}

/** The empty states of the user list. */
export function UserListEmpty({ filter, onClear, addAction, users }: UserListEmptyProps) {
  const { t } = useTranslation('users');
  return (
    <ListEmptyState
      list={users}
      isFiltered={isFiltered(filter)}
      onClear={onClear}
      labels={{
        clear: t('list.clear'),
        failed: t('list.failed'),
        continueTitle: t('list.goOn.title'),
        continueText: t('list.goOn.text'),
        continue: t('list.goOn.action'),
        nothingTitle: t('list.nothing.title'),
        nothingText: t('list.nothing.text'),
      }}
    >
      <EmptyState icon={IconUsers} title={t('list.empty.title')} text={t('list.empty.text')} action={addAction} />
    </ListEmptyState>
  );
}
