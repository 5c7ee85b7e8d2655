import type { DocumentContent } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Recipient } from '#shared/model/billing/invoice.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

/** Returns to whom a document is addressed: billing address, company, department and person. */
export function addressedTo(recipient: Recipient, language: Language): Pick<DocumentContent, 'address' | 'recipient' | 'contact'> {
  const texts = INVOICE_MESSAGES[language];
  const { companyName, contactName, department = '', address = '' } = recipient;
  const contact = contactName === '' ? '' : fillPlaceholders(texts.contact, { contactName });
  return {
    address,
    recipient: fillPlaceholders(texts.to, { companyName }),
    contact: [department, contact].filter((line) => line !== '').join('\n'),
  };
}
