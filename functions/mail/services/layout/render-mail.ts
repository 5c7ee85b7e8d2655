import type { Mail } from '#functions/platform/gateways/mail.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { mailHtml } from '#functions/mail/services/layout/mail-html.ts';
import { type MailAddresses, mailStyle } from '#functions/mail/services/layout/mail-style.ts';
import { mailText } from '#functions/mail/services/layout/mail-text.ts';
import type { Brand } from '#shared/model/brand.ts';
import type { Language } from '#shared/model/language.ts';

/** Lays out an e-mail in the style of a brand, as HTML and as plain text. */
export function renderMail(
  addresses: MailAddresses,
  { to, brand, language, replyTo }: { to: string; brand: Brand; language: Language; replyTo?: string },
  write: (context: MailContext) => MailContent,
): Mail {
  const style = mailStyle(brand, language, addresses);
  const content = write({ language, brandName: style.brandName });
  const envelope = { to, fromName: brand.name, ...(replyTo !== undefined && { replyTo }) };
  return { ...envelope, subject: content.subject, html: mailHtml(content, style), text: mailText(content, style) };
}
