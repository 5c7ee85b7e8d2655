import {
  type DocumentContent,
  type DocumentPictures,
  MARGIN,
  WIDTH,
} from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { addressedTo } from '#functions/billing/jobs/archive-invoice/document/addressed-to.ts';
import { issuedBy } from '#functions/billing/jobs/archive-invoice/document/issued-by.ts';
import { renderDocument } from '#functions/billing/jobs/archive-invoice/document/render-document.ts';
import { lineTable, taxSums } from '#functions/billing/jobs/archive-invoice/document/line-table.ts';
import type { PdfCanvas } from '#functions/platform/pdf/pdf-canvas.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

const RED = '#b3261e';
/** The mark of a void invoice, in the upper margin of each page. */
const VOID_MARK = { x: MARGIN, y: 12, width: 128, height: 28 };

/** Returns the labelled facts that identify the invoice. A credit has no due date, because it is not paid. */
function factsOf({ number, issuedOn, dueOn, corrects, kind }: Invoice, language: Language): [string, string][] {
  const texts = INVOICE_MESSAGES[language];
  return [
    [texts.number, number],
    [texts.issuedOn, formatDay(issuedOn)],
    ...(kind === 'credit' ? [] : [[texts.dueOn, formatDay(dueOn)] satisfies [string, string]]),
    ...(corrects === null ? [] : [[texts.corrects, corrects] satisfies [string, string]]),
  ];
}

/** Returns payment instructions, and the notes of the invoice and of its issuer. */
function paragraphsOf({ issuer, method, dueOn, kind, note = '' }: Invoice, language: Language): [string, string][] {
  const texts = INVOICE_MESSAGES[language];
  const payment: [string, string] =
    method === 'card' ? [texts.method, fillPlaceholders(texts.card, { day: formatDay(dueOn) })] : [texts.bank, issuer.bankDetails];
  const notes = [note, issuer.note].filter((one) => one !== '').join('\n');
  return [...(kind === 'credit' ? [] : [payment]), ...(notes === '' ? [] : [[texts.note, notes] satisfies [string, string]])];
}

/** Returns what an invoice states in a language: all that a qualified invoice requires (R-22.10). */
function contentOf(invoice: Invoice, language: Language, pictures: DocumentPictures): DocumentContent {
  const { kind, number, recipient, issuer, lines, taxes, total } = invoice;
  const texts = INVOICE_MESSAGES[language];
  const title = texts.title[kind];
  const totalLabel = kind === 'credit' ? texts.creditTotal : texts.total;
  return {
    title,
    translation: language === 'jp' ? null : texts.translation,
    ...addressedTo(recipient, language),
    greeting: kind === 'credit' ? texts.creditGreeting : texts.greeting,
    facts: factsOf(invoice, language),
    ...issuedBy(issuer, language),
    pictures,
    continued: fillPlaceholders(texts.continued, { title, number, companyName: recipient.companyName }),
    total: { label: totalLabel, amount: total },
    ...lineTable(lines, language),
    sums: [...taxSums(taxes, language), [totalLabel, formatYen(total)]],
    paragraphs: paragraphsOf(invoice, language),
  };
}

/** Marks a page as void, in Japanese and English, whatever the language of the page. */
function drawVoidMark(canvas: PdfCanvas): void {
  const [jp, en] = [INVOICE_MESSAGES.jp.void, INVOICE_MESSAGES.en.void];
  const { x, y, width, height } = VOID_MARK;
  canvas.shade(VOID_MARK, RED);
  canvas.text(`${jp.mark} / ${en.mark}`, { x, y: y + 3, width }, { size: 15, colour: '#ffffff', align: 'centre' });
  const beside = { x: x + width + 12, y: y + 1, width: WIDTH - width - 12 };
  canvas.text(`${jp.text}\n${en.text}`, { ...beside, y: y + height / 2 - 13 }, { size: 9, colour: RED });
}

/**
 * Renders the PDF of an invoice: a Japanese qualified invoice (R-22.10), followed by its translation if another language is requested.
 * Each page of a void invoice is marked as void (R-22.62). Deterministic: the same invoice gives the same bytes.
 */
export function renderInvoice(
  invoice: Invoice,
  language: Language,
  fonts: readonly PdfFont[],
  { isVoid = false, pictures = {} }: { isVoid?: boolean; pictures?: DocumentPictures } = {},
): Promise<Buffer> {
  const { jp } = INVOICE_MESSAGES;
  return renderDocument(
    {
      ...invoice,
      title: `${isVoid ? `${jp.void.mark} ` : ''}${jp.title[invoice.kind]}`,
      contentOf: (one) => contentOf(invoice, one, pictures),
      ...(isVoid && { drawOver: drawVoidMark }),
    },
    language,
    fonts,
  );
}
