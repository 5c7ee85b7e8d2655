import { Button, Group } from '@mantine/core';
import { IconHistory, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type AuditFilter, auditFilter } from '#web/features/audit/audit-filter.ts';
import { AuditFilters } from '#web/features/audit/audit-filters.tsx';
import { useAuditExport } from '#web/features/audit/use-audit-export.ts';
import { useAuditColumns } from '#web/features/audit/use-audit-columns.tsx';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useAuditLog } from '#web/lib/api/use-audit-log.ts';
import { useUser } from '#web/lib/session/user.ts';
import { isValidRange } from '#web/ui/list/list-filter.ts';
import { PagedTable } from '#web/ui/list/paged-table.tsx';
import { type FilterState, useListFilter } from '#web/ui/list/use-list-filter.ts';
import { TableExportButton } from '#web/ui/table-export/table-export-button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface AuditLogRowsProps {
  state: FilterState<AuditFilter>;
  log: ReturnType<typeof useAuditLog>;
}

/** The entries that match the filter, or the reason why there are none. */
function AuditLogRows({ state, log }: AuditLogRowsProps) {
  const { t } = useTranslation('audit');
  const read = useAuditExport(state.filter);
  const columns = useAuditColumns((actorId) => state.change({ actorId }));
  if (log.isError && refusalOf(log.error)?.code === 'not-found')
    return (
      <EmptyState
        icon={IconUserOff}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button variant="default" onClick={state.clear}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  return (
    <>
      {log.data?.length !== 0 && (
        <Group justify="flex-end" mb="xs">
          <TableExportButton fileName="audit-log" read={read} />
        </Group>
      )}
      <PagedTable
        list={log}
        rows={log.data}
        filter={state}
        text={(key) => t(key === 'clear' ? 'filter.clear' : key)}
        empty={<EmptyState icon={IconHistory} title={t('empty.title')} text={t('empty.text')} />}
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject.name}
      />
    </>
  );
}

/** The audit log of the login's tree; the URL holds the filter. */
export function AuditLogPage() {
  const { t } = useTranslation('audit');
  const user = useUser();
  const state = useListFilter(auditFilter);
  const { filter } = state;
  const log = useAuditLog(auditFilter.toQuery(filter), { isEnabled: isValidRange(filter) });
  const actorName =
    log.data?.find(({ actor }) => actor?.id === filter.actorId)?.actor?.name ??
    (filter.actorId === user.id ? user.contactName : t('filter.actorUnknown'));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <AuditFilters state={state} actorName={actorName} />
      {isValidRange(filter) && <AuditLogRows state={state} log={log} />}
    </Page>
  );
}
