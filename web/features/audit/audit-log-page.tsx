import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type AuditFilter,
  DEFAULT_AUDIT_FILTER,
  isValidRange,
  isFiltered,
  parseFilter,
  toQuery,
  serializeFilter,
} from '#web/features/audit/audit-filter.ts';
import { AuditFilters } from '#web/features/audit/audit-filters.tsx';
import { AuditLogEmpty } from '#web/features/audit/audit-log-empty.tsx';
import { useAuditColumns } from '#web/features/audit/use-audit-columns.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useAuditLog } from '#web/lib/api/use-audit-log.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface AuditLogRowsProps {
  filter: AuditFilter;
  log: ReturnType<typeof useAuditLog>;
  onActor: (actorId: string) => void;
  /** Clears the filter. */
  onClear: () => void;
}

/** The entries that match the filter, or why there are none. */
function AuditLogRows({ filter, log, onActor, onClear }: AuditLogRowsProps) {
  const { t } = useTranslation('audit');
  const columns = useAuditColumns(onActor);
  const loadMore = (): void => void log.fetchNextPage();
  const failure = (retry: () => void) => <ErrorState title={t('failed')} error={log.error} onRetry={retry} isRetrying={log.isFetching} />;

  if (log.isError && refusalOf(log.error)?.code === 'not-found')
    return (
      <EmptyState
        icon={IconUserOff}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  if (log.isError && !log.data) return failure(() => void log.refetch());
  if (log.data?.length === 0 && !log.isPlaceholderData)
    return log.isFetchNextPageError ? (
      failure(loadMore)
    ) : (
      <AuditLogEmpty
        isFiltered={isFiltered(filter)}
        hasMore={log.hasNextPage}
        isSearching={log.isFetchingNextPage}
        onContinue={loadMore}
        onClear={onClear}
      />
    );
  return (
    <>
      {log.isError && !log.isFetchNextPageError && failure(() => void log.refetch())}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={log.data ?? []}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject.name}
        isLoading={log.isPending}
        isStale={log.isPlaceholderData}
      />
      {log.isFetchNextPageError && failure(loadMore)}
      <LoadMoreButton hasMore={log.hasNextPage && !log.isFetchNextPageError} isLoading={log.isFetchingNextPage} onMore={loadMore} />
    </>
  );
}

/** The audit log of the login's tree; the URL holds the filter. */
export function AuditLogPage() {
  const { t } = useTranslation('audit');
  const user = useUser();
  const [search, changeQuery] = useUrlQuery();
  const filter = parseFilter(search);
  const change = (changed: Partial<AuditFilter>): void => changeQuery((newest) => serializeFilter({ ...parseFilter(newest), ...changed }));
  const log = useAuditLog(toQuery(filter), { isEnabled: isValidRange(filter) });
  const actorName =
    log.data?.find(({ actor }) => actor?.id === filter.actor)?.actor?.name ??
    (filter.actor === user.id ? user.contactName : t('filter.actorUnknown'));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <AuditFilters filter={filter} actorName={actorName} onChange={change} />
      {isValidRange(filter) && (
        <AuditLogRows filter={filter} log={log} onActor={(actor) => change({ actor })} onClear={() => change(DEFAULT_AUDIT_FILTER)} />
      )}
    </Page>
  );
}
