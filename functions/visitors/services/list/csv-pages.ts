import { formEntryTable } from '#functions/visitors/services/list/form-entry-csv.ts';
import { memberTable } from '#functions/visitors/services/list/member-csv.ts';
import { memberSummary } from '#functions/visitors/services/list/member-view.ts';
import { type ListFilter, recordQuery } from '#functions/visitors/services/list/record-query.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { ListedMember } from '#functions/visitors/store/records/member-record.ts';
import type { RecordPage, RecordQuery } from '#functions/visitors/store/list/query-records.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { TablePage } from '#shared/model/table-cell.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

export interface CsvPageDependencies {
  entries: Pick<FormEntryList, 'query' | 'columns'>;
  members: Pick<MemberList, 'query' | 'columns'>;
}

/** A list of a site, and the filter of its rows. */
interface WrittenList {
  siteId: string;
  list: FormKind;
  /** Language of the fixed headings. */
  language: Language;
  filter: ListFilter;
  /** Whether the file already has its headings. */
  isContinued?: boolean;
}

/** A chunk of a file, and its number of rows. */
export interface CsvChunk {
  csv: string;
  rows: number;
}

/** Makes spreadsheet programs read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** Reads one list and writes it as CSV. */
interface ExportedList<Row> {
  columns: () => Promise<AnswerColumn[]>;
  query: (query: RecordQuery) => Promise<RecordPage<Row>>;
  toTable: (rows: readonly Row[], options: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean }) => TablePage;
}

async function* pagesOf<Row>(list: ExportedList<Row>, { language, filter, isContinued = false }: WrittenList): AsyncGenerator<CsvChunk> {
  const columns = await list.columns();
  let after: string | null | undefined;
  while (after !== null) {
    const page = await list.query(recordQuery(filter, { after, limit: CSV_PAGE_ROWS }));
    const isFirst = after === undefined && !isContinued;
    yield { csv: list.toTable(page.items, { columns, language, isFirst }).csv, rows: page.items.length };
    after = page.next;
  }
}

/** Yields the lines of a list of a site, page by page. */
export function csvPages({ entries, members }: CsvPageDependencies, written: WrittenList): AsyncGenerator<CsvChunk> {
  const { siteId, list } = written;
  if (list === 'membership') {
    const toTable: ExportedList<ListedMember>['toTable'] = (rows, options) => memberTable(rows.map(memberSummary), options);
    return pagesOf({ columns: () => members.columns(siteId), query: (query) => members.query(siteId, query), toTable }, written);
  }
  const query: ExportedList<FormEntry>['query'] = (asked) => entries.query(siteId, list, asked);
  return pagesOf({ columns: () => entries.columns(siteId, list), query, toTable: formEntryTable }, written);
}
