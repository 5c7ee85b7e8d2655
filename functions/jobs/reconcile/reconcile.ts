import type { JobQueue } from '#functions/gateways/job-queue.ts';
import { readyPrefix, uploadKey } from '#functions/gateways/media-files.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { JobStore } from '#functions/store/job.ts';
import type { MediaStore } from '#functions/store/media.ts';
import type { SiteSweep } from '#functions/store/site-sweep.ts';

export interface ReconcileDependencies {
  jobs: JobStore;
  media: MediaStore;
  sweep: SiteSweep;
  files: ObjectStorage;
  queue: JobQueue;
}

/** What one run takes on, so that it ends well within its time; the rest is still due a minute later. */
const JOBS_PER_RUN = 100;
const UPLOADS_PER_RUN = 200;
const SITES_PER_RUN = 5;
const AT_A_TIME = 10;

/** Mends what a crash or a lost message left: jobs nobody runs, uploads nobody finished, leftovers of saves and deleted sites. */
export function reconcile({ jobs, media, sweep, files, queue }: ReconcileDependencies): () => Promise<void> {
  async function startOverdueJobs(): Promise<void> {
    await inParallel(await jobs.overdue(JOBS_PER_RUN), AT_A_TIME, ({ kind, id }) => queue.start(kind, id));
  }

  async function removeFiles(mediaIds: readonly string[]): Promise<void> {
    const made = await inParallel(mediaIds, AT_A_TIME, async (id) => [...(await files.list(readyPrefix(id))).keys()]);
    await files.remove([...mediaIds.map(uploadKey), ...made.flat()]);
  }

  /** Given up first, then the files, then the record: whatever a crash leaves is still due. */
  async function forgetAbandonedUploads(): Promise<void> {
    await inParallel(await media.overdue(UPLOADS_PER_RUN), AT_A_TIME, async (file) => {
      if (!(await media.abandon(file))) return;
      await removeFiles([file.id]);
      await media.forget(file);
    });
  }

  async function clearMedia(siteId: string): Promise<boolean> {
    const mediaIds = await sweep.mediaOfDeleted(siteId);
    await removeFiles(mediaIds);
    await sweep.forgetMedia(siteId, mediaIds);
    return mediaIds.length === 0;
  }

  async function sweepSites(): Promise<void> {
    for (const siteId of await sweep.due(SITES_PER_RUN)) if (await clearMedia(siteId)) await sweep.step(siteId);
  }

  return async () => {
    const outcomes = await Promise.allSettled([startOverdueJobs(), forgetAbandonedUploads(), sweepSites()]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'Reconciling did not get through');
  };
}
