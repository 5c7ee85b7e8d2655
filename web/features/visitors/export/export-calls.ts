import type { Language } from '#shared/model/language.ts';
import { type EntryFilter, entryFilter, type MemberFilter, memberFilter } from '#web/features/visitors/visitor-filter.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { entryApi } from '#web/features/visitors/visitor-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import { type FetchTablePage, WORKBOOK_ROWS_MAX } from '#web/ui/table-export/use-table-export.ts';
import type { FileJobCalls } from '#web/ui/file-job/file-job-button.tsx';

/** Above this number of rows, a job exports the list as CSV. */
export const PIECEWISE_EXPORT_MAX = WORKBOOK_ROWS_MAX;

/** The calls that export a list with its filter. */
export interface ExportCalls {
  readPage: FetchTablePage;
  background: FileJobCalls;
}

export function entryExportCalls(siteId: string, kind: EntryKind, filter: EntryFilter, language: Language): ExportCalls {
  const endpoints = entryApi(kind);
  const params = { id: siteId };
  const query = { ...entryFilter.toQuery(filter), language };
  return {
    readPage: (page, signal) => endpoints.exportCsv({ params, query: { ...query, ...page } }, { signal }),
    background: {
      start: async () => (await endpoints.startExport({ params, body: query })).export,
      read: async (exportId, signal) => (await endpoints.getExport({ params: { id: siteId, exportId } }, { signal })).export,
    },
  };
}

export function memberExportCalls(siteId: string, filter: MemberFilter, language: Language): ExportCalls {
  const params = { id: siteId };
  const query = { ...memberFilter.toQuery(filter), language };
  return {
    readPage: (page, signal) => api.siteMember.exportCsv({ params, query: { ...query, ...page } }, { signal }),
    background: {
      start: async () => (await api.siteMember.startExport({ params, body: query })).export,
      read: async (exportId, signal) => (await api.siteMember.getExport({ params: { id: siteId, exportId } }, { signal })).export,
    },
  };
}
