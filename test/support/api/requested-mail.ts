import { mailJob, type MailRequest } from '#functions/jobs/mail/job.ts';
import type { Job } from '#functions/store/job/job.ts';

/** The e-mail that a stored job is to send; `undefined` for jobs of other kinds. */
export const requestedMail = (job: Job): MailRequest | undefined =>
  job.kind === mailJob.kind ? mailJob.payload.parse(job).mail : undefined;
