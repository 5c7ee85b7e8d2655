import { type DocumentContent, type DocumentPictures, WIDTH } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { addressedTo } from '#functions/billing/jobs/archive-invoice/document/addressed-to.ts';
import { issuedBy } from '#functions/billing/jobs/archive-invoice/document/issued-by.ts';
import { renderDocument } from '#functions/billing/jobs/archive-invoice/document/render-document.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Receipt } from '#shared/model/billing/receipt.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

/** Returns what a receipt states in a language: the money, what it is for, the tax of each rate, and why it needs no stamp. */
function contentOf(receipt: Receipt, language: Language, pictures: DocumentPictures): DocumentContent {
  const { number, invoiceNumber, copy, issuedOn, receivedOn, issuer, recipient, purpose, methods, taxes, amount, excess } = receipt;
  const texts = INVOICE_MESSAGES[language];
  const own = texts.receipt;
  const title = copy > 0 ? own.reissued : own.title;
  return {
    title,
    translation: language === 'jp' ? null : own.translation,
    ...addressedTo(recipient, language),
    greeting: own.greeting,
    facts: [
      [own.number, number],
      [texts.issuedOn, formatDay(issuedOn)],
      [own.receivedOn, formatDay(receivedOn)],
      [texts.number, invoiceNumber],
    ],
    ...issuedBy(issuer, language),
    pictures,
    continued: fillPlaceholders(texts.continued, { title, number, companyName: recipient.companyName }),
    total: { label: own.total, amount },
    columns: [
      { heading: texts.description, width: WIDTH - 148 },
      { heading: texts.taxRate, width: 48 },
      { heading: texts.amount, width: 100 },
    ],
    rows: [
      ...taxes.map(({ taxRate, subtotal }) => ({
        cells: [fillPlaceholders(own.purpose, { purpose }), `${taxRate}%`, formatYen(subtotal)],
        note: null,
      })),
      ...(excess > 0 ? [{ cells: [own.excess, '', formatYen(excess)], note: null }] : []),
    ],
    sums: [
      ...taxes.flatMap(({ taxRate: rate, subtotal, tax }): [string, string][] => [
        [fillPlaceholders(texts.subtotal, { rate }), formatYen(subtotal)],
        [fillPlaceholders(texts.tax, { rate }), formatYen(tax)],
      ]),
      [own.total, formatYen(amount)],
    ],
    paragraphs: [
      [texts.method, methods.map((method) => own.method[method]).join(' / ')],
      [texts.note, own.stamp],
    ],
  };
}

/**
 * Renders the PDF of a receipt (領収書), in the design of the invoice: in Japanese, followed by its translation if another language is
 * requested. Every copy but the first is marked as reissued. Deterministic: the same receipt gives the same bytes.
 */
export function renderReceipt(
  receipt: Receipt,
  language: Language,
  fonts: readonly PdfFont[],
  pictures: DocumentPictures = {},
): Promise<Buffer> {
  const texts = INVOICE_MESSAGES.jp.receipt;
  return renderDocument(
    { ...receipt, title: receipt.copy > 0 ? texts.reissued : texts.title, contentOf: (one) => contentOf(receipt, one, pictures) },
    language,
    fonts,
  );
}
