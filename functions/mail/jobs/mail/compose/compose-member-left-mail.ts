import type { MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import { siteSender, type SiteSenderDependencies } from '#functions/mail/jobs/mail/compose/site-sender.ts';
import { memberLeftMail } from '#functions/mail/jobs/mail/content/member-mails.ts';
import type { MailAddresses } from '#functions/mail/jobs/mail/layout/mail-style.ts';
import { renderMail } from '#functions/mail/jobs/mail/layout/render-mail.ts';
import type { MemberMailRequest } from '#functions/mail/job-definitions/mail.ts';

type LeftMailDependencies = SiteSenderDependencies & MailAddresses;

/** Composes the e-mail to a former member of a site. It is not recorded, because the address is erased. */
export async function composeMemberLeftMail(
  dependencies: LeftMailDependencies,
  job: MailJob,
  { siteId, email, language }: Extract<MemberMailRequest, { template: 'member-left' }>,
): Promise<ComposedMail | undefined> {
  const sender = await siteSender(dependencies, siteId, language);
  if (!sender) return undefined;
  const mail = renderMail(dependencies, { to: email, brand: sender.brand, language: sender.language }, (context) =>
    memberLeftMail(context, new Date(job.createdAt), sender.urlOf('register')),
  );
  return { mail, record: null, isOfSite: true };
}
