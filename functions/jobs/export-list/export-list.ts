import { formEntryCsv } from '#functions/domain/visitor-list/form-entry-csv.ts';
import { recordQuery } from '#functions/domain/visitor-list/record-query.ts';
import { exportKey } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { exportListJob } from '#functions/jobs/export-list/job.ts';
import { writeParts } from '#functions/jobs/export-list/write-parts.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { FormEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { HIDDEN_STATE } from '#functions/store/visitor-list/listed-record.ts';
import type { RecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import type { StoredFormKind } from '#functions/store/visitor/form-entry.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';

type ExportJob = RunningJob<typeof exportListJob>;

/** One piece of a file, and how many rows it has. */
interface CsvPiece {
  csv: string;
  rows: number;
}

export interface ExportListDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  entries: Pick<FormEntryList, 'query' | 'columns'>;
  recordCountsOf: (siteIds: readonly string[]) => Promise<RecordCounts[]>;
  files: Pick<ObjectStorage, 'createMultipartUpload' | 'uploadPart' | 'completeMultipartUpload' | 'abortMultipartUpload'>;
}

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** The lines of a list of form entries, page by page. */
async function* entryPages(
  { entries }: Pick<ExportListDependencies, 'entries'>,
  kind: StoredFormKind,
  { siteId, language, filter }: ExportJob['payload'],
): AsyncGenerator<CsvPiece> {
  const columns = await entries.columns(siteId, kind);
  let after: string | null | undefined;
  while (after !== null) {
    const page = await entries.query(siteId, kind, recordQuery(filter, { after, limit: CSV_PAGE_ROWS }));
    yield { csv: formEntryCsv(page.items, { columns, language, isFirst: after === undefined }), rows: page.items.length };
    after = page.next;
  }
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

/** Writes a list to its file. An attempt that is repeated writes the file again. */
export const exportList = (dependencies: ExportListDependencies): JobHandler<typeof exportListJob> => ({
  async run({ id, payload, scope }, progress) {
    const { siteId, list } = payload;
    const site = await dependencies.sites.findIncludingDeleted(scope, siteId);
    if (!site || site.deletedAt !== undefined) return;
    if (list === 'membership') throw new Error('Members are exported piece by piece only');
    const total = await totalOf(dependencies, payload);
    const pieces = filePieces(entryPages(dependencies, list, payload), total, progress);
    await writeParts(dependencies.files, { key: exportKey(siteId, id), contentType: 'text/csv; charset=utf-8' }, pieces);
  },
});
