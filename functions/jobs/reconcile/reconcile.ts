import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { JobQueue } from '#functions/gateways/job-queue.ts';
import { variantPrefix, uploadKey } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { ContractSchedule } from '#functions/store/account/contract-schedule.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { SiteSweep } from '#functions/store/site/site-sweep.ts';

export interface ReconcileDependencies {
  jobs: JobStore;
  media: MediaStore;
  sweep: SiteSweep;
  contracts: ContractSchedule;
  files: ObjectStorage;
  queue: JobQueue;
  clock: Clock;
  ids: Ids;
}

/** What one run takes on, so that it ends well within its time; the rest is still due a minute later. */
const JOBS_PER_RUN = 100;
const UPLOADS_PER_RUN = 200;
const SITES_PER_RUN = 5;
const CONTRACTS_PER_RUN = 200;
const AT_A_TIME = 10;

/**
 * Mends what a crash or a lost message left: jobs nobody runs, uploads nobody finished, leftovers of saves and deleted
 * sites. And sees when a contract has come to its end.
 */
export function reconcile({ jobs, media, sweep, contracts, files, queue, clock, ids }: ReconcileDependencies): () => Promise<void> {
  async function startOverdueJobs(): Promise<void> {
    await inParallel(await jobs.listOverdue(JOBS_PER_RUN), AT_A_TIME, ({ kind, id }) => queue.start(kind, id));
  }

  async function removeFiles(mediaIds: readonly string[]): Promise<void> {
    const made = await inParallel(mediaIds, AT_A_TIME, async (id) => [...(await files.list(variantPrefix(id))).keys()]);
    await files.remove([...mediaIds.map(uploadKey), ...made.flat()]);
  }

  /** Given up first, then the files, then the record: whatever a crash leaves is still due. */
  async function forgetAbandonedUploads(): Promise<void> {
    await inParallel(await media.listOverdue(UPLOADS_PER_RUN), AT_A_TIME, async (file) => {
      if (!(await media.abandon(file))) return;
      const { id, transferId } = file;
      if (transferId !== undefined) await files.abortMultipartUpload({ key: uploadKey(id), transferId });
      await removeFiles([id]);
      await media.delete(file);
    });
  }

  async function clearMedia(siteId: string): Promise<boolean> {
    const mediaIds = await sweep.detachDeletedMedia(siteId);
    await removeFiles(mediaIds);
    await sweep.deleteMediaRecords(siteId, mediaIds);
    return mediaIds.length === 0;
  }

  async function sweepSites(): Promise<void> {
    for (const siteId of await sweep.listDue(SITES_PER_RUN)) if (await clearMedia(siteId)) await sweep.sweepOnce(siteId);
  }

  /** The job is begun by the stream, as every other. */
  async function followEndedContracts(): Promise<void> {
    await inParallel(await contracts.listEnded(CONTRACTS_PER_RUN), AT_A_TIME, (ended) =>
      contracts.enqueueJob(ended, newJob('contract', { subjectId: ended.accountId, ownerId: ended.accountId }, ids.ulid(), clock())),
    );
  }

  return async () => {
    const outcomes = await Promise.allSettled([startOverdueJobs(), forgetAbandonedUploads(), sweepSites(), followEndedContracts()]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Reconciling did not get through');
  };
}
