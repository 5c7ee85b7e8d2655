import type { DocumentContent } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Issuer } from '#shared/model/billing/billing-settings.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';

/** Returns who issues a document: name, address, telephone if it is entered, and registration number. */
export function issuedBy(issuer: Issuer, language: Language): Pick<DocumentContent, 'issuer' | 'registration'> {
  const { phone, registrationNumber } = INVOICE_MESSAGES[language];
  const lines = [
    ...(issuer.phone === undefined || issuer.phone === '' ? [] : [fillPlaceholders(phone, { phone: issuer.phone })]),
    fillPlaceholders(registrationNumber, { number: issuer.registrationNumber }),
  ];
  return { issuer, registration: lines.join('\n') };
}
