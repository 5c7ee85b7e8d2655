import type { Mail } from '#functions/gateways/mail.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { type MailDependencies, sendMail } from '#functions/jobs/mail/send-mail.ts';
import { mailJob } from '#functions/jobs/mail/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';

/** The address that the button of an e-mail leads to. */
export const linkIn = (mail: Mail | undefined): URL => new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
export const tokenIn = (mail: Mail | undefined): string => new URLSearchParams(linkIn(mail).hash.slice(1)).get('token') ?? '';

/** Where all e-mails arrive, in the order they are sent. `time` is the one that the jobs go by. */
export function createMailbox(jobs: JobStore, time: { now: number }, dependencies: Omit<MailDependencies, 'mailer'>) {
  const mailbox: Mail[] = [];
  const mailer = {
    send: (mail: Mail) => {
      mailbox.push(mail);
      return Promise.resolve('sent' as const);
    },
  };
  const post = { ...dependencies, mailer };
  return {
    mailbox,
    post,
    /** Carries out the mail jobs that wait, as the stream would have it; what was sent by them. */
    deliverMail: async (): Promise<Mail[]> => {
      const before = mailbox.length;
      time.now += 61_000;
      const waiting = await jobs.listOverdue(200);
      time.now -= 61_000;
      const run = runJob(mailJob, { jobs, ids: randomIds }, sendMail(post));
      for (const { id, kind } of waiting) if (kind === 'mail') await run({ jobId: id });
      return mailbox.slice(before);
    },
  };
}
