import { linkExpiryText, type OneTimeLink } from '#functions/mail/jobs/mail/content/account-mails.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

/** Asks an address whether it wants the e-mails about the invoices of a company. */
export function billingRecipientMail(
  { language, brandName: brand }: MailContext,
  company: string,
  { address, until }: OneTimeLink,
): MailContent {
  const texts = MAIL_MESSAGES[language].billingRecipient;
  return {
    subject: interpolate(texts.subject, { brand, company }),
    title: texts.title,
    greeting: null,
    paragraphs: [interpolate(texts.lead, { brand, company }), texts.what],
    button: { label: texts.button, address },
    notes: [{ text: linkExpiryText(language, 'billing-recipient', until) }, { text: texts.notYou }],
  };
}
