import { useTextGroup } from '#web/lib/use-translation.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { atCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';
import { type AuditFilter, auditFilter } from '#web/features/audit/audit-filter.ts';
import { useAuditLabels } from '#web/features/audit/shared/use-audit-labels.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { FetchTablePage } from '#web/ui/table-export/use-table-export.ts';

/** The most entries that one request returns. */
const PAGE_ROWS = 100;

/** Returns a function that reads the entries that match a filter as a table, with the texts of the list. */
export function useAuditExport(filter: AuditFilter): FetchTablePage {
  const labels = useAuditLabels();
  const columns = {
    at: ({ at }) => atCell(at),
    actor: ({ actor }) => labels.actor(actor),
    action: ({ action }) => labels.action(action),
    subject: ({ subject }) => subject.name,
    changes: ({ changes }) => changes.map((change) => `${labels.field(change)}: ${labels.values(change)}`).join('\n'),
  } satisfies TableColumns<AuditEntry>;
  const headings = useTextGroup('audit', 'column');
  return async ({ format, ...cursor }, signal) => {
    const { entries, nextCursor } = await api.audit.list(
      { query: { ...auditFilter.toQuery(filter), ...cursor, limit: PAGE_ROWS } },
      { signal },
    );
    return { ...tablePage(columns, headings, entries, { isFirst: cursor.cursor === undefined, format }), nextCursor };
  };
}
