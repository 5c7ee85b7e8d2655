import type { Mail } from '#functions/platform/gateways/mail.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type MailDependencies, sendMail } from '#functions/mail/jobs/mail/send-mail.ts';
import { mailJob } from '#functions/mail/job-definitions/mail.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';

/** Returns the URL of an e-mail's button. */
export const linkIn = (mail: Mail | undefined): URL => new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
export const tokenIn = (mail: Mail | undefined): string => new URLSearchParams(linkIn(mail).hash.slice(1)).get('token') ?? '';

/** Returns a mailbox that receives all e-mails in the order they are sent. `time` is the clock of the jobs. */
export function createMailbox(jobs: JobStore, time: { now: number }, dependencies: Omit<MailDependencies, 'mailer'>) {
  const mailbox: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      mailbox.push(mail);
      return Promise.resolve('sent' as const);
    },
  };
  const mailDependencies = { ...dependencies, mailer };
  return {
    mailbox,
    mailDependencies,
    /** Runs the queued mail jobs, as the stream would start them. Returns the e-mails they sent. */
    deliverMail: async (): Promise<Mail[]> => {
      const before = mailbox.length;
      time.now += 61_000;
      const queued = await jobs.listOverdue(200);
      time.now -= 61_000;
      const run = runJob(mailJob, { jobs, ids: randomIds }, sendMail(mailDependencies));
      for (const { id, kind } of queued) if (kind === 'mail') await run({ jobId: id });
      return mailbox.slice(before);
    },
  };
}
