import { Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/model/account/user.ts';
import { BatchActions } from '#web/features/users/batch/batch-actions.tsx';
import { isBatchable } from '#web/features/users/batch/run-batch.ts';
import { ExportUsersButton } from '#web/features/users/list/export-users-button.tsx';
import { UserListEmpty } from '#web/features/users/list/user-list-empty.tsx';
import { useUserActionActor } from '#web/features/users/use-user-action-actor.ts';
import { useUserActions } from '#web/features/users/actions/use-user-actions.tsx';
import { useUserColumns } from '#web/features/users/list/use-user-columns.tsx';
import type { UserFilter } from '#web/features/users/list/user-filter.ts';
import { UserMenuItems } from '#web/features/users/actions/user-menu-items.tsx';
import { availableActions } from '#web/features/users/actions/available-actions.ts';
import { useUserList } from '#web/features/users/user-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { userPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import type { DataSort } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';

interface UserListProps {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
  /** Clears the filter. */
  onClear: () => void;
  /** The button that creates an account; absent if this login may not. */
  addAction: ReactNode;
}

/** The order of the list, for the column headers. A search has its own order. */
function useSort({ keyword, sort, order }: UserFilter, onChange: UserListProps['onChange']): DataSort {
  const { t } = useTranslation('users');
  return {
    key: sort,
    order,
    onSort: (key, wanted) => onChange({ sort: key === 'company' ? 'company' : 'created', order: wanted }),
    disabledReason: keyword === '' ? undefined : t('list.sortClosed'),
  };
}

/** The accounts that match the filter, with the actions on one, on several, and the export of all. */
export function UserList({ filter, onChange, onClear, addAction }: UserListProps) {
  const { t } = useTranslation('users');
  const user = useUser();
  const actor = useUserActionActor();
  const language = useLanguage();
  const mayPause = useMayDo('user:pause');
  const columns = useUserColumns();
  const sort = useSort(filter, onChange);
  const users = useUserList(filter);
  const { start, dialog } = useUserActions(() => undefined);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());

  const rows = users.data ?? [];
  const selected = rows.filter(({ id }) => selectedIds.has(id));
  const retry = (
    <ErrorState title={t('list.failed')} error={users.error} onRetry={() => void users.refetch()} isRetrying={users.isRefetching} />
  );

  if (users.isError && !users.data) return retry;
  if (users.data?.length === 0 && !users.isPlaceholderData)
    return <UserListEmpty filter={filter} onClear={onClear} addAction={addAction} users={users} />;

  const actionsOf = (row: UserSummary): ReactNode => {
    const actions = availableActions(actor, row);
    return actions.length > 0 && <UserMenuItems actions={actions} onAction={(action) => start(row, action)} />;
  };
  const figure = formatNumber(rows.length, language);

  return (
    <>
      {users.isError && !users.isFetchNextPageError && retry}
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ companyName, contactName }) => t('list.rowName', { company: companyName, contact: contactName })}
        rowPath={({ id }) => userPath(user, id)}
        rowActions={actionsOf}
        isLoading={users.isPending}
        isStale={users.isPlaceholderData}
        sort={sort}
        storageKey="users"
        toolbar={
          <Group gap="xs" justify="space-between">
            <Text c="dimmed" role="status">
              {users.data && t(users.hasNextPage ? 'list.countMore' : 'list.count', { number: figure })}
              {filter.keyword !== '' && users.data && (
                <Text component="span" size="xs" ml="sm">
                  {t('list.sortClosed')}
                </Text>
              )}
            </Text>
            <ExportUsersButton filter={filter} />
          </Group>
        }
        {...(mayPause && {
          selection: {
            selected: new Set(selected.map(({ id }) => id)),
            onChange: setSelectedIds,
            canSelect: (row: UserSummary) => isBatchable(actor, row),
            actions: <BatchActions selected={selected} onFinished={() => setSelectedIds(new Set())} />,
          },
        })}
      />
      {users.isFetchNextPageError && <ErrorState title={t('list.failed')} error={users.error} onRetry={() => void users.fetchNextPage()} />}
      <LoadMoreButton
        hasMore={users.hasNextPage && !users.isFetchNextPageError}
        isLoading={users.isFetchingNextPage}
        onMore={() => void users.fetchNextPage()}
      />
      {dialog}
    </>
  );
}
