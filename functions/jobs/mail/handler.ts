import { mailJob } from '#functions/jobs/mail/job.ts';
import { sendMail } from '#functions/jobs/mail/send-mail.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { mailDependencies } from '#functions/wiring/jobs.ts';

const dependencies = mailDependencies(process.env);
export const handler = runJob(mailJob, dependencies, sendMail(dependencies));
