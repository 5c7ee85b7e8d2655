import type { Mailer } from '#functions/gateways/mail.ts';
import type { JobLog } from '#functions/jobs/runner/job-log.ts';
import { type ComposeMailDependencies, composeMail } from '#functions/jobs/mail/compose/compose-mail.ts';
import type { mailJob } from '#functions/jobs/mail/job.ts';
import type { JobHandler } from '#functions/jobs/runner/run-job.ts';

export interface MailDependencies extends ComposeMailDependencies {
  mailer: Mailer;
  log: JobLog;
}

/**
 * Sends the e-mail of a job, if there is one to send. An attempt that crashes after sending leads to a second e-mail, whose link
 * has the same id. An e-mail that SES refuses for good is logged, and the job is done.
 */
export function sendMail({ mailer, log, ...dependencies }: MailDependencies): JobHandler<typeof mailJob> {
  return {
    async run(job, progress) {
      const request = job.payload.mail;
      const mail = await composeMail(dependencies, job, request);
      if (!mail) return;
      await progress.renewLease();
      if ((await mailer.send(mail)) === 'refused')
        log({ level: 'error', jobId: job.id, error: { name: 'MailRefused', message: `SES refused a ${request.template} e-mail` } });
    },
  };
}
