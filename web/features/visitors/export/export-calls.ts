import type { Language } from '#shared/model/language.ts';
import type { EntryState } from '#shared/model/visitor/form-entry.ts';
import type { MemberState } from '#shared/model/visitor/site-member.ts';
import { toQuery, type VisitorFilter } from '#web/features/visitors/list/visitor-filter.ts';
import type { EntryKind } from '#web/features/visitors/list-kind.ts';
import { entryApi } from '#web/features/visitors/visitor-queries.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { FetchCsvPage } from '#web/ui/csv-export/use-csv-export.ts';

/** Reads the pages of a list of entries as CSV. */
export const readEntryCsv =
  (siteId: string, kind: EntryKind, filter: VisitorFilter<EntryState>, language: Language): FetchCsvPage =>
  (cursor, signal) =>
    entryApi(kind).exportCsv(
      { params: { id: siteId }, query: { ...toQuery(filter), language, ...(cursor !== null && { cursor }) } },
      { signal },
    );

/** Reads the pages of the list of members as CSV. */
export const readMemberCsv =
  (siteId: string, filter: VisitorFilter<MemberState>, language: Language): FetchCsvPage =>
  (cursor, signal) =>
    api.siteMember.exportCsv(
      { params: { id: siteId }, query: { ...toQuery(filter), language, ...(cursor !== null && { cursor }) } },
      { signal },
    );
