import type { Mail } from '#functions/platform/gateways/mail.ts';
import { senderName, formReceivedMail, formThanksMail } from '#functions/mail/jobs/mail/content/form-mails.ts';
import { siteBrand, type SiteSenderDependencies } from '#functions/mail/jobs/mail/compose/site-sender.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import { renderMail } from '#functions/mail/services/layout/render-mail.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { FormMailRequest } from '#functions/mail/job-definitions/mail.ts';

interface FormMailDependencies extends Pick<SiteSenderDependencies, 'accounts'>, MailAddresses {
  entries: Pick<FormEntryStore, 'find'>;
}

/**
 * Composes an e-mail about a form entry from the entry alone, because the site may have changed or been unpublished since. Returns
 * `undefined` if the entry is deleted.
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
