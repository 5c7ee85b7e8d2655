import type { DocumentContent, DocumentPictures } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { addressedTo } from '#functions/billing/jobs/archive-invoice/document/addressed-to.ts';
import { issuedBy } from '#functions/billing/jobs/archive-invoice/document/issued-by.ts';
import { renderDocument } from '#functions/billing/jobs/archive-invoice/document/render-document.ts';
import { lineTable, taxSums } from '#functions/billing/jobs/archive-invoice/document/line-table.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Estimate } from '#shared/model/billing/estimate.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

/** Returns what a quotation states in a language. It names no bank account, because nothing is to be paid yet. */
function contentOf(estimate: Estimate, language: Language, pictures: DocumentPictures): DocumentContent {
  const { number, issuedOn, validUntil, issuer, recipient, lines, taxes, total, note, replaces } = estimate;
  const texts = INVOICE_MESSAGES[language];
  const own = texts.estimate;
  return {
    title: own.title,
    translation: language === 'jp' ? null : own.translation,
    ...addressedTo(recipient, language),
    greeting: own.greeting,
    facts: [
      [own.number, number],
      [texts.issuedOn, formatDay(issuedOn)],
      [own.validUntil, formatDay(validUntil)],
      ...(replaces === null ? [] : [[own.replaces, replaces] satisfies [string, string]]),
    ],
    ...issuedBy(issuer, language),
    pictures,
    continued: fillPlaceholders(texts.continued, { title: own.title, number, companyName: recipient.companyName }),
    total: { label: own.total, amount: total },
    ...lineTable(lines, language),
    sums: [...taxSums(taxes, language), [own.total, formatYen(total)]],
    paragraphs: note === '' ? [] : [[texts.note, note]],
  };
}

/**
 * Renders the PDF of a quotation (見積書), in the design of the invoice: in Japanese, followed by its translation if another language is
 * requested. Deterministic: the same quotation gives the same bytes.
 */
export function renderEstimate(
  estimate: Estimate,
  language: Language,
  fonts: readonly PdfFont[],
  pictures: DocumentPictures = {},
): Promise<Buffer> {
  return renderDocument(
    { ...estimate, title: INVOICE_MESSAGES.jp.estimate.title, contentOf: (one) => contentOf(estimate, one, pictures) },
    language,
    fonts,
  );
}
