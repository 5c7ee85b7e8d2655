import { type DocumentContent, type DocumentPictures, WIDTH } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { addressedTo } from '#functions/billing/jobs/archive-invoice/document/addressed-to.ts';
import { issuedBy } from '#functions/billing/jobs/archive-invoice/document/issued-by.ts';
import { renderDocument } from '#functions/billing/jobs/archive-invoice/document/render-document.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { CreditNote } from '#shared/model/billing/credit-note.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

/**
 * Returns what a credit note states in a language: the issuer with its registration number, the day of the return, number and day of the
 * invoice, the content, and amount and tax for each rate.
 */
function contentOf(note: CreditNote, language: Language, pictures: DocumentPictures): DocumentContent {
  const { number, invoiceNumber, invoiceIssuedOn, month, issuedOn, issuer, recipient, reason, taxes, total } = note;
  const texts = INVOICE_MESSAGES[language];
  const credit = texts.creditNote;
  const title = texts.title.credit;
  const invoice = fillPlaceholders(credit.content, { number: invoiceNumber, month: formatDay(month) });
  return {
    title,
    translation: language === 'jp' ? null : credit.translation,
    ...addressedTo(recipient, language),
    greeting: credit.greeting,
    facts: [
      [credit.number, number],
      [credit.issuedOn, formatDay(issuedOn)],
      [credit.invoice, invoiceNumber],
      [credit.invoiceIssuedOn, formatDay(invoiceIssuedOn)],
    ],
    ...issuedBy(issuer, language),
    pictures,
    continued: fillPlaceholders(texts.continued, { title, number, companyName: recipient.companyName }),
    total: { label: credit.total, amount: total },
    columns: [
      { heading: texts.description, width: WIDTH - 148 },
      { heading: texts.taxRate, width: 48 },
      { heading: texts.amount, width: 100 },
    ],
    rows: taxes.map(({ taxRate, subtotal }) => ({ cells: [invoice, `${taxRate}%`, formatYen(subtotal)], note: null })),
    sums: [
      ...taxes.flatMap(({ taxRate: rate, subtotal, tax }): [string, string][] => [
        [fillPlaceholders(texts.subtotal, { rate }), formatYen(subtotal)],
        [fillPlaceholders(texts.tax, { rate }), formatYen(tax)],
      ]),
      [credit.total, formatYen(total)],
    ],
    paragraphs: [[credit.reason, reason]],
  };
}

/**
 * Renders the PDF of a credit note (適格返還請求書), in the design of the invoice: in Japanese, followed by its translation if another language
 * is requested. Deterministic: the same note gives the same bytes.
 */
export function renderCreditNote(
  note: CreditNote,
  language: Language,
  fonts: readonly PdfFont[],
  pictures: DocumentPictures = {},
): Promise<Buffer> {
  return renderDocument(
    { ...note, title: INVOICE_MESSAGES.jp.title.credit, contentOf: (one) => contentOf(note, one, pictures) },
    language,
    fonts,
  );
}
