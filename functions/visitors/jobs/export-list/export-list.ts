import { BYTE_ORDER_MARK, type CsvPageDependencies, csvPages, type CsvChunk } from '#functions/visitors/services/list/csv-pages.ts';
import { writeUnlessErased } from '#functions/visitors/services/erasure/write-unless-erased.ts';
import { writeParts } from '#functions/platform/files/write-parts.ts';
import { exportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { AccountEventStore } from '#functions/notices/store/account-event-store.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import type { SiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { HIDDEN_STATE } from '#functions/visitors/store/records/listed-record.ts';
import type { RecordCounts } from '#functions/sites/store/record-counts.ts';

type ExportJob = RunningJob<typeof exportListJob>;

export interface ExportListDependencies extends CsvPageDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  recordCountsOf: (siteIds: readonly string[]) => Promise<RecordCounts[]>;
  erasuresOf: (siteId: string) => Promise<SiteErasures>;
  events: Pick<AccountEventStore, 'announce'>;
  clock: Clock;
  files: Pick<ObjectStorage, 'createMultipartUpload' | 'uploadPart' | 'completeMultipartUpload' | 'abortMultipartUpload' | 'remove'>;
}

/** Returns the number of records in the filtered state, ignoring all other filters: an upper bound of the rows of the file. */
async function totalOf(
  { recordCountsOf }: ExportListDependencies,
  { siteId, list, filter: { state } }: ExportJob['payload'],
): Promise<number> {
  const [counts] = await recordCountsOf([siteId]);
  const byState = Object.entries(counts?.[list] ?? {});
  const counted = byState.filter(([name]) => (state === undefined ? name !== HIDDEN_STATE[list] : name === state));
  return counted.reduce((sum, [, count]) => sum + count, 0);
}

/** Yields the file with its byte order mark, and reports the rows that were written. */
async function* filePieces(pages: AsyncIterable<CsvChunk>, total: number, progress: JobProgress): AsyncGenerator<string> {
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

/** Notifies the account of the site. Idempotent. */
async function announce({ events, clock }: ExportListDependencies, jobId: string, { id: siteId, ownerId, name }: Site): Promise<void> {
  const now = clock();
  const kind = 'export-finished';
  const event = { kind, accountId: ownerId, subject: jobId, id: jobId, at: now.toISOString(), siteId, name, count: 1 } as const;
  const mail = { template: 'file-finished', accountId: ownerId, kind, siteId, name } as const;
  await events.announce(eventWrite(event), newJob('mail', { mail }, `event-${jobId}`, now));
}

/** Writes a list to its file. A repeated attempt rewrites the file. */
export const exportList = (dependencies: ExportListDependencies): JobHandler<typeof exportListJob> => ({
  async run({ id, payload, scope }, progress) {
    const { siteId } = payload;
    const { erasuresOf, files } = dependencies;
    const site = await dependencies.sites.findIncludingDeleted(scope, siteId);
    if (!site || site.deletedAt !== undefined) return;
    const key = exportKey(siteId, id);
    await writeUnlessErased({ erasuresOf, files, siteIds: [siteId], key }, async () => {
      const pieces = filePieces(csvPages(dependencies, payload), await totalOf(dependencies, payload), progress);
      await writeParts(files, { key, contentType: 'text/csv; charset=utf-8' }, pieces);
    });
    await announce(dependencies, id, site);
  },
});
