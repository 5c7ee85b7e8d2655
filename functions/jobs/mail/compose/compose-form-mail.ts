import type { Mail } from '#functions/gateways/mail.ts';
import { senderName, formReceivedMail, formThanksMail } from '#functions/jobs/mail/content/form-mails.ts';
import { siteBrand, type SiteSenderDependencies } from '#functions/jobs/mail/compose/site-sender.ts';
import type { MailAddresses } from '#functions/jobs/mail/layout/mail-style.ts';
import { renderMail } from '#functions/jobs/mail/layout/render-mail.ts';
import type { FormEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import type { FormMailRequest } from '#functions/jobs/mail/job.ts';

interface FormMailDependencies extends Pick<SiteSenderDependencies, 'accounts'>, MailAddresses {
  entries: Pick<FormEntryStore, 'find'>;
}

/**
 * Composes an e-mail about a form entry from the entry alone, because the site may have changed or been unpublished since. `undefined`
 * if the entry is deleted.
 */
export async function composeFormMail(
  dependencies: FormMailDependencies,
  { template, siteId, form, entryId }: FormMailRequest,
): Promise<Mail | undefined> {
  const { entries, accounts } = dependencies;
  const entry = await entries.find(siteId, form, entryId);
  if (!entry) return undefined;
  const { sender, lang: language, email } = entry;
  const brand = await siteBrand(accounts, sender.lineage, senderName(sender));
  if (template === 'form-thanks') return renderMail(dependencies, { to: email, brand, language }, () => formThanksMail(entry));
  return renderMail(dependencies, { to: sender.destinationEmail, brand, language, replyTo: email }, () => formReceivedMail(entry));
}
