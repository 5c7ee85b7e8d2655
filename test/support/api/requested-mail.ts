import { mailJob, type MailRequest } from '#functions/mail/job-definitions/mail.ts';

/** The e-mail that a stored job is to send; `undefined` for jobs of other kinds. */
export const requestedMail = (item: Readonly<Record<string, unknown>>): MailRequest | undefined =>
  item['kind'] === mailJob.kind ? mailJob.payload.parse(item).mail : undefined;
