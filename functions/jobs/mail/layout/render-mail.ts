import type { Mail } from '#functions/gateways/mail.ts';
import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import type { MailContext } from '#functions/jobs/mail/content/account-mails.ts';
import { mailHtml } from '#functions/jobs/mail/layout/mail-html.ts';
import { mailStyle } from '#functions/jobs/mail/layout/mail-style.ts';
import { mailText } from '#functions/jobs/mail/layout/mail-text.ts';
import type { Brand } from '#shared/model/account/brand.ts';
import type { Language } from '#shared/model/language.ts';

/** Lays out what an e-mail says, in the look of a brand. */
export function renderMail(
  consoleOrigin: string,
  { to, brand, language, replyTo }: { to: string; brand: Brand; language: Language; replyTo?: string },
  content: (reader: MailContext) => MailContent,
): Mail {
  const look = mailStyle(brand, language, consoleOrigin);
  const made = content({ language, brandName: look.brandName });
  const addressed = { to, fromName: brand.name, ...(replyTo !== undefined && { replyTo }) };
  return { ...addressed, subject: made.subject, html: mailHtml(made, look), text: mailText(made, look) };
}
