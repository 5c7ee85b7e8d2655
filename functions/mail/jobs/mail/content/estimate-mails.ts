import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { INVOICE_MESSAGES, MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

/** Returns the e-mail with a quotation. `address`: the link to it; `null` if the PDF is attached. */
export function estimateMail(
  { language, brandName: brand }: MailContext,
  { number, recipient, total, validUntil, issuer }: Estimate,
  address: string | null,
): MailContent {
  const { greeting, estimate: texts } = MAIL_MESSAGES[language];
  const { estimate: labels } = INVOICE_MESSAGES[language];
  const name = recipient.contactName === '' ? recipient.companyName : recipient.contactName;
  return {
    subject: interpolate(texts.subject, { brand, number }),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { issuer: issuer.name }), address === null ? texts.attached : texts.linked],
    answers: [
      { title: labels.number, lines: [number] },
      { title: labels.total, lines: [formatYen(total)] },
      { title: labels.validUntil, lines: [formatDay(validUntil)] },
    ],
    button: address === null ? null : { label: texts.button, address },
    notes: [],
  };
}
