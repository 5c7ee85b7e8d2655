import type { Mailer } from '#functions/platform/gateways/mail.ts';
import type { JobLog } from '#functions/platform/runner/job-log.ts';
import { type ComposeMailDependencies, composeMail } from '#functions/mail/jobs/mail/compose/compose-mail.ts';
import { isMailDisabled, type SwitchDependencies } from '#functions/mail/jobs/mail/compose/is-mail-disabled.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import type { mailJob } from '#functions/mail/job-definitions/mail.ts';
import type { JobHandler } from '#functions/platform/runner/run-job.ts';
import { mailRecordRef } from '#functions/visitors/store/entries/mail-record.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { SuppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';

export interface MailDependencies extends ComposeMailDependencies, SwitchDependencies {
  mailer: Mailer;
  mailRecords: MailRecordStore;
  suppressions: SuppressionStore;
  log: JobLog;
}

type Progress = Parameters<JobHandler<typeof mailJob>['run']>[1];

/**
 * Sends the e-mail of a job, if it has a recipient. An attempt that crashes after sending causes a second e-mail, whose link has the same
 * id. If SES permanently refuses an e-mail, this is logged, and the job is done.
 *
 * An account can switch off the e-mails about events.
 *
 * E-mails of sites are recorded, and not sent to suppressed addresses. E-mails of the console are always sent, because no login
 * could reset its password without them. The record is created first, because SES may report a delivery before the call that sends returns.
 */
export function sendMail({ mailer, mailRecords, suppressions, log, ...dependencies }: MailDependencies): JobHandler<typeof mailJob> {
  async function sendRecorded({ mail, record, isOfSite }: ComposedMail, job: { id: string; createdAt: string }, progress: Progress) {
    if (!record) {
      if (isOfSite && (await suppressions.has(mail.to))) return undefined;
      await progress.renewLease();
      return mailer.send(mail);
    }
    const { template, subject } = record;
    const ref = mailRecordRef(subject, job.id);
    const isSuppressed = await suppressions.has(mail.to);
    const entry = { template, to: mail.to, at: job.createdAt };
    if (!(await mailRecords.create(ref, subject, entry, isSuppressed ? 'suppressed' : 'queued')) || isSuppressed) return undefined;
    await progress.renewLease();
    const result = await mailer.send({ ...mail, tags: ref });
    await mailRecords.update(ref, result === 'sent' ? 'sent' : 'failed');
    return result;
  }

  return {
    async run(job, progress) {
      const request = job.payload.mail;
      if (await isMailDisabled(dependencies, request)) return;
      const composed = await composeMail(dependencies, job, request);
      if (composed && (await sendRecorded(composed, job, progress)) === 'refused')
        log({ level: 'warn', jobId: job.id, error: { name: 'MailRefused', message: `SES refused a ${request.template} e-mail` } });
    },
  };
}
