import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { EXPORT_KEPT_MS, type FileJob, isUnderWay, type KeptFileJob } from '#shared/model/file-job.ts';

/** Lifetime of a link in seconds: long enough to be used immediately, too short to be shared. */
const LINK_SECONDS = 5 * 60;

/** Returns a job whose file is not written yet, as the API shows it. */
export const fileJobView = ({ id, state, progress }: Job): FileJob => ({ id, state, progress, url: null });

/** Returns a job as the API shows it, with a link that is valid for minutes once the file is written. */
export const signedFileJob = async (
  files: Pick<ObjectStorage, 'signDownload'>,
  job: Job,
  file: { key: string; fileName: string },
): Promise<FileJob> => ({
  ...fileJobView(job),
  url: job.state === 'done' ? await files.signDownload({ ...file, expiresInSeconds: LINK_SECONDS }) : null,
});

/** Returns a job as `signedFileJob`, with the time until which its file is kept: from the last update, when the file was written. */
export const keptFileJob = async (
  files: Pick<ObjectStorage, 'signDownload'>,
  job: Job,
  file: { key: string; fileName: string },
): Promise<KeptFileJob> => ({
  ...(await signedFileJob(files, job, file)),
  startedAt: job.createdAt,
  keptUntil: job.state === 'done' ? new Date(Date.parse(job.updatedAt) + EXPORT_KEPT_MS).toISOString() : null,
});

/** Whether an export is unfinished or still kept. The database may delete expired jobs days late, so their age is checked. */
export const isFileKept = (job: Job, now: Date): boolean => isUnderWay(job) || Date.parse(job.updatedAt) + EXPORT_KEPT_MS > now.getTime();
