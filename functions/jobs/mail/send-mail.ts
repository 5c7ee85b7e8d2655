import type { Mailer } from '#functions/gateways/mail.ts';
import type { JobLog } from '#functions/jobs/runner/job-log.ts';
import { type ComposeMailDependencies, composeMail } from '#functions/jobs/mail/compose/compose-mail.ts';
import type { mailJob } from '#functions/jobs/mail/job.ts';
import type { JobHandler } from '#functions/jobs/runner/run-job.ts';

export interface MailDependencies extends ComposeMailDependencies {
  mailer: Mailer;
  log: JobLog;
}

/** Sends the e-mail of a job, if there is anybody to send it to. An attempt that dies after sending is made up for by a second e-mail. */
export function sendMail({ mailer, log, ...dependencies }: MailDependencies): JobHandler<typeof mailJob> {
  const compose = composeMail(dependencies);
  return {
    async run(job, progress) {
      const request = job.payload.mail;
      const mail = await compose(job, request);
      if (!mail) return;
      await progress.renewLease();
      if ((await mailer.send(mail)) === 'refused')
        log({ level: 'error', jobId: job.id, error: { name: 'MailRefused', message: `A ${request.template} mail will not be taken` } });
    },
  };
}
