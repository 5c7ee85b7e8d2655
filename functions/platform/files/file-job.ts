import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { FileJob } from '#shared/model/file-job.ts';

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
