import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
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
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { LoadMoreButton } from '#web/ui/data-table/load-more-button.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Who did what to whom and when in the login's tree, narrowed by the address. */
export function AuditLogPage() {
  const { t } = useTranslation('audit');
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const filter = parseFilter(search);
  const change = (changed: Partial<AuditFilter>): void =>
    setSearch((before) => serializeFilter({ ...parseFilter(before), ...changed }), { replace: true });
  const log = useAuditLog(toQuery(filter), { isEnabled: isValidRange(filter) });
  const columns = useAuditColumns((actor) => change({ actor }));

  const entries = log.data ?? [];
  const actorName =
    entries.find(({ actor }) => actor?.id === filter.actor)?.actor?.name ??
    (filter.actor === user.id ? user.contactName : t('filter.actorUnknown'));
  const clear = (): void => change(DEFAULT_AUDIT_FILTER);
  const goOn = (): void => void log.fetchNextPage();

  const rows = () => {
    if (!isValidRange(filter)) return null;
    if (log.isError && refusalOf(log.error)?.code === 'not-found')
      return (
        <EmptyState
          icon={IconUserOff}
          title={t('missing.title')}
          text={t('missing.text')}
          action={
            <Button variant="default" onClick={clear}>
              {t('filter.clear')}
            </Button>
          }
        />
      );
    const failure = (retry: () => void) => <ErrorState title={t('failed')} error={log.error} onRetry={retry} isRetrying={log.isFetching} />;
    if (log.isError && !log.data) return failure(() => void log.refetch());
    if (log.data?.length === 0 && !log.isPlaceholderData)
      return log.isFetchNextPageError ? (
        failure(goOn)
      ) : (
        <AuditLogEmpty
          isNarrowed={isFiltered(filter)}
          hasMore={log.hasNextPage}
          isSearching={log.isFetchingNextPage}
          onGoOn={goOn}
          onClear={clear}
        />
      );
    return (
      <>
        {log.isError && !log.isFetchNextPageError && failure(() => void log.refetch())}
        <DataTable
          label={t('title')}
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          rowName={({ subject }) => subject.name}
          isLoading={log.isPending}
          isStale={log.isPlaceholderData}
        />
        {log.isFetchNextPageError && failure(goOn)}
        <LoadMoreButton hasMore={log.hasNextPage && !log.isFetchNextPageError} isLoading={log.isFetchingNextPage} onMore={goOn} />
      </>
    );
  };

  return (
    <Page title={t('title')} lead={t('lead')}>
      <AuditFilters filter={filter} actorName={actorName} onChange={change} />
      {rows()}
    </Page>
  );
}
