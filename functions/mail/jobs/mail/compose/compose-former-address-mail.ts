import type { MailJob } from '#functions/mail/jobs/mail/compose/compose-account-mail.ts';
import type { ComposedMail } from '#functions/mail/jobs/mail/compose/composed-mail.ts';
import { siteSender, type SiteSenderDependencies } from '#functions/mail/jobs/mail/compose/site-sender.ts';
import { memberEmailChangedMail, memberLeftMail } from '#functions/mail/jobs/mail/content/member-mails.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { MemberMailRequest } from '#functions/mail/job-definitions/mail.ts';

type FormerAddressRequest = Extract<MemberMailRequest, { template: 'member-left' | 'member-email-changed' }>;
type FormerAddressDependencies = SiteSenderDependencies & MailAddresses;

/**
 * Composes the e-mail to an address that no longer belongs to a member: because the member left or changed its address.
 * It is not recorded, because the address is erased.
 */
export async function composeFormerAddressMail(
  dependencies: FormerAddressDependencies,
  job: MailJob,
  { template, siteId, email, language }: FormerAddressRequest,
): Promise<ComposedMail | undefined> {
  const sender = await siteSender(dependencies, siteId, language);
  if (!sender) return undefined;
  const mail = renderMail(dependencies, { to: email, brand: sender.brand, language: sender.language }, (context) =>
    template === 'member-left'
      ? memberLeftMail(context, new Date(job.createdAt), sender.urlOf('register'))
      : memberEmailChangedMail(context, new Date(job.createdAt), sender.urlOf('login')),
  );
  return { mail, record: null, isOfSite: true };
}
