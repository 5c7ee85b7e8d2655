import { formEntryCsv } from '#functions/domain/visitor-list/form-entry-csv.ts';
import { memberCsv } from '#functions/domain/visitor-list/member-csv.ts';
import { memberSummary } from '#functions/domain/visitor-list/member-view.ts';
import { recordQuery } from '#functions/domain/visitor-list/record-query.ts';
import { exportKey } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { exportListJob } from '#functions/jobs/export-list/job.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountEventStore } from '#functions/store/notice/account-event-store.ts';
import { eventWrite } from '#functions/store/notice/account-event-writes.ts';
import type { Site } from '#functions/store/site/site.ts';
import { writeParts } from '#functions/domain/write-parts.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { SiteErasures } from '#functions/store/person/site-erasures.ts';
import type { FormEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import type { MemberList } from '#functions/store/visitor-list/member-list.ts';
import type { ListedMember } from '#functions/store/visitor-list/member-record.ts';
import type { RecordPage, RecordQuery } from '#functions/store/visitor-list/query-records.ts';
import { HIDDEN_STATE } from '#functions/store/visitor-list/listed-record.ts';
import type { RecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import type { FormEntry } from '#functions/store/visitor/form-entry.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { AnswerColumn } from '#shared/model/visitor/form-entry.ts';

type ExportJob = RunningJob<typeof exportListJob>;

/** One piece of a file, and how many rows it has. */
interface CsvPiece {
  csv: string;
  rows: number;
}

export interface ExportListDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  entries: Pick<FormEntryList, 'query' | 'columns'>;
  members: Pick<MemberList, 'query' | 'columns'>;
  recordCountsOf: (siteIds: readonly string[]) => Promise<RecordCounts[]>;
  erasuresOf: (siteId: string) => Promise<SiteErasures>;
  events: Pick<AccountEventStore, 'announce'>;
  clock: Clock;
  files: Pick<ObjectStorage, 'createMultipartUpload' | 'uploadPart' | 'completeMultipartUpload' | 'abortMultipartUpload' | 'remove'>;
}

/** The person who is erased may be among the rows: the attempt fails, and the next one writes the file again. */
class ErasureInterferes extends Error {
  constructor() {
    super('A person is erased while the list is exported');
    this.name = 'ErasureInterferes';
  }
}

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** How one list is read, and written as CSV. */
interface ExportedList<Row> {
  columns: () => Promise<AnswerColumn[]>;
  query: (query: RecordQuery) => Promise<RecordPage<Row>>;
  toCsv: (rows: readonly Row[], options: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean }) => string;
}

/** The lines of a list, page by page. */
async function* pagesOf<Row>(list: ExportedList<Row>, { language, filter }: ExportJob['payload']): AsyncGenerator<CsvPiece> {
  const columns = await list.columns();
  let after: string | null | undefined;
  while (after !== null) {
    const page = await list.query(recordQuery(filter, { after, limit: CSV_PAGE_ROWS }));
    yield { csv: list.toCsv(page.items, { columns, language, isFirst: after === undefined }), rows: page.items.length };
    after = page.next;
  }
}

function listPages({ entries, members }: ExportListDependencies, payload: ExportJob['payload']): AsyncGenerator<CsvPiece> {
  const { siteId, list } = payload;
  if (list === 'membership') {
    const toCsv: ExportedList<ListedMember>['toCsv'] = (rows, options) => memberCsv(rows.map(memberSummary), options);
    return pagesOf({ columns: () => members.columns(siteId), query: (query) => members.query(siteId, query), toCsv }, payload);
  }
  const query: ExportedList<FormEntry>['query'] = (asked) => entries.query(siteId, list, asked);
  return pagesOf({ columns: () => entries.columns(siteId, list), query, toCsv: formEntryCsv }, payload);
}

/** How many records the list has without its filters, except that of the state: at least as many as the file has rows. */
async function totalOf(
  { recordCountsOf }: ExportListDependencies,
  { siteId, list, filter: { state } }: ExportJob['payload'],
): Promise<number> {
  const [counts] = await recordCountsOf([siteId]);
  const byState = Object.entries(counts?.[list] ?? {});
  const counted = byState.filter(([name]) => (state === undefined ? name !== HIDDEN_STATE[list] : name === state));
  return counted.reduce((sum, [, count]) => sum + count, 0);
}

/** The file with its byte order mark; reports the rows that were written. */
async function* filePieces(pages: AsyncIterable<CsvPiece>, total: number, progress: JobProgress): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  let done = 0;
  for await (const { csv, rows } of pages) {
    progress.assertLeaseHeld();
    done += rows;
    progress.report({ done, total: Math.max(done, total) });
    yield csv;
  }
  progress.report({ done, total: done });
}

/** Tells the account of the site, once, however often the job is repeated. */
async function announce({ events, clock }: ExportListDependencies, jobId: string, { id: siteId, ownerId, name }: Site): Promise<void> {
  const now = clock();
  const kind = 'export-finished';
  const event = { kind, accountId: ownerId, subject: jobId, id: jobId, at: now.toISOString(), siteId, name, count: 1 } as const;
  const mail = { template: 'file-finished', accountId: ownerId, kind, siteId, name } as const;
  await events.announce(eventWrite(event), newJob('mail', { mail }, `event-${jobId}`, now));
}

/**
 * Writes a list to its file. An attempt that is repeated writes the file again. No file survives the erasure of a person that it
 * may contain: one that began before fails the attempt, one that began in the meantime also deletes the file, and one that
 * begins later deletes the file itself.
 */
export const exportList = (dependencies: ExportListDependencies): JobHandler<typeof exportListJob> => ({
  async run({ id, payload, scope }, progress) {
    const { siteId } = payload;
    const { erasuresOf, files } = dependencies;
    const site = await dependencies.sites.findIncludingDeleted(scope, siteId);
    if (!site || site.deletedAt !== undefined) return;
    const { begun, isRunning } = await erasuresOf(siteId);
    if (isRunning) throw new ErasureInterferes();
    const total = await totalOf(dependencies, payload);
    const pieces = filePieces(listPages(dependencies, payload), total, progress);
    const key = exportKey(siteId, id);
    await writeParts(files, { key, contentType: 'text/csv; charset=utf-8' }, pieces);
    if ((await erasuresOf(siteId)).begun !== begun) {
      await files.remove([key]);
      throw new ErasureInterferes();
    }
    await announce(dependencies, id, site);
  },
});
