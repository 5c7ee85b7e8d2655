import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { newPdfCanvas, PAGE, type PdfCanvas } from '#functions/platform/pdf/pdf-canvas.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { invoiceLineText } from '#shared/rules/billing/invoice-line-text.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
/** The lower end of the content, in points. Only the footer is below it. */
const BOTTOM = PAGE.height - 64;
const GREY = '#5c5c58';
const SHADE = '#f4f4f2';
const RED = '#b3261e';
/** The mark of a void invoice, in the upper margin of each page. */
const VOID_MARK = { x: MARGIN, y: 12, width: 128, height: 28 };

/** The columns of the lines, from left to right. */
const COLUMNS = [
  { text: 'description', width: WIDTH - 268 },
  { text: 'quantity', width: 48 },
  { text: 'unitPrice', width: 72 },
  { text: 'taxRate', width: 48 },
  { text: 'amount', width: 100 },
] as const;
const CELL_PADDING = 5;

/** A document with the position at which its next part is drawn. */
interface Section {
  canvas: PdfCanvas;
  invoice: Invoice;
  language: Language;
  y: number;
}

const textsOf = ({ language }: Section) => INVOICE_MESSAGES[language];

/** Begins a further page, with a heading that names the document. */
function continueOnPage(section: Section): void {
  const { canvas, invoice } = section;
  const texts = textsOf(section);
  canvas.addPage();
  const heading = fillPlaceholders(texts.continued, {
    title: texts.title[invoice.kind],
    number: invoice.number,
    companyName: invoice.recipient.companyName,
  });
  section.y = canvas.text(heading, { x: MARGIN, y: MARGIN, width: WIDTH }, { size: 9, colour: GREY }) + 12;
}

function assertSpace(section: Section, height: number, onNewPage: () => void = () => undefined): void {
  if (section.y + height <= BOTTOM) return;
  continueOnPage(section);
  onNewPage();
}

/** Returns the labelled facts that identify the invoice. A credit has no due date, because it is not paid. */
function factsOf(section: Section): [string, string][] {
  const { number, issuedOn, dueOn, corrects, kind } = section.invoice;
  const texts = textsOf(section);
  return [
    [texts.number, number],
    [texts.issuedOn, formatDay(issuedOn)],
    ...(kind === 'credit' ? [] : [[texts.dueOn, formatDay(dueOn)] satisfies [string, string]]),
    ...(corrects === null ? [] : [[texts.corrects, corrects] satisfies [string, string]]),
  ];
}

/** Draws title, recipient, issuer and date of issue (R-22.10). */
function drawHead(section: Section): void {
  const { canvas, invoice } = section;
  const { recipient, issuer, kind } = invoice;
  const texts = textsOf(section);
  canvas.addPage();
  let top = canvas.text(texts.title[kind], { x: MARGIN, y: MARGIN, width: WIDTH }, { size: 22, align: 'centre' });
  if (section.language !== 'jp')
    top = canvas.text(texts.translation, { x: MARGIN, y: top, width: WIDTH }, { size: 9, colour: GREY, align: 'centre' });
  top += 16;
  const half = (WIDTH - 32) / 2;
  let left = canvas.text(fillPlaceholders(texts.to, recipient), { x: MARGIN, y: top, width: half }, { size: 13 });
  canvas.rule({ x: MARGIN, y: left + 3, width: half });
  left = canvas.text(fillPlaceholders(texts.contact, recipient), { x: MARGIN, y: left + 8, width: half }, { size: 10 });
  left = canvas.text(kind === 'credit' ? texts.creditGreeting : texts.greeting, { x: MARGIN, y: left + 8, width: half }, { size: 10 });

  const x = MARGIN + half + 32;
  let right = top;
  for (const [label, value] of factsOf(section)) {
    canvas.text(label, { x, y: right, width: half / 2 }, { size: 9, colour: GREY });
    right = canvas.text(value, { x: x + half / 2, y: right, width: half / 2 }, { size: 9, align: 'right' });
  }
  right = canvas.text(issuer.name, { x, y: right + 10, width: half }, { size: 12 });
  right = canvas.text(issuer.address, { x, y: right, width: half }, { size: 9 });
  const registration = fillPlaceholders(texts.registrationNumber, { number: issuer.registrationNumber });
  right = canvas.text(registration, { x, y: right, width: half }, { size: 9 });
  section.y = Math.max(left, right) + 18;
}

function drawTotal(section: Section): void {
  const { canvas, invoice, y } = section;
  const texts = textsOf(section);
  canvas.shade({ x: MARGIN, y, width: WIDTH, height: 42 }, SHADE);
  canvas.text(invoice.kind === 'credit' ? texts.creditTotal : texts.total, { x: MARGIN + 14, y: y + 13, width: WIDTH / 2 }, { size: 11 });
  canvas.text(formatYen(invoice.total), { x: MARGIN + WIDTH / 2, y: y + 7, width: WIDTH / 2 - 14 }, { size: 19, align: 'right' });
  section.y = y + 42 + 20;
}

/** Draws one row of the table, with a smaller explanation below the description. */
function drawRow(
  section: Section,
  cells: readonly string[],
  { note, size, colour }: { note: string | null; size: number; colour?: string },
): void {
  const { canvas } = section;
  let x = MARGIN;
  const y = section.y + CELL_PADDING;
  let bottom = y;
  for (const [index, { width }] of COLUMNS.entries()) {
    const box = { x: x + (index === 0 ? 0 : 4), y, width: width - (index === 0 ? 8 : 4) };
    const style = { size, ...(colour !== undefined && { colour }), align: index === 0 ? ('left' as const) : ('right' as const) };
    let end = canvas.text(cells[index] ?? '', box, style);
    if (index === 0 && note !== null) end = canvas.text(note, { ...box, y: end }, { size: 8, colour: GREY });
    bottom = Math.max(bottom, end);
    x += width;
  }
  section.y = bottom + CELL_PADDING;
  canvas.rule({ x: MARGIN, y: section.y, width: WIDTH }, 0.3);
}

function drawTableHead(section: Section): void {
  const texts = textsOf(section);
  drawRow(
    section,
    COLUMNS.map(({ text }) => texts[text]),
    { note: null, size: 9, colour: GREY },
  );
}

function drawLine(section: Section, line: InvoiceLine): void {
  const { canvas, language } = section;
  const { description, usage, quantity } = invoiceLineText(textsOf(section), line, language);
  const [{ width }] = COLUMNS;
  const height = canvas.heightOf(description, width - 8, 10) + (usage === null ? 0 : canvas.heightOf(usage, width - 8, 8));
  assertSpace(section, height + 2 * CELL_PADDING, () => drawTableHead(section));
  const cells = [description, quantity, formatYen(line.unitPrice), `${line.taxRate}%`, formatYen(line.amount)];
  drawRow(section, cells, { note: usage, size: 10 });
}

/** Draws subtotal and tax for each rate, and the total (R-22.10). */
function drawSums(section: Section): void {
  const { canvas, invoice } = section;
  const texts = textsOf(section);
  const rows: [string, string][] = [
    ...invoice.taxes.flatMap(({ taxRate: rate, subtotal, tax }): [string, string][] => [
      [fillPlaceholders(texts.subtotal, { rate }), formatYen(subtotal)],
      [fillPlaceholders(texts.tax, { rate }), formatYen(tax)],
    ]),
    [invoice.kind === 'credit' ? texts.creditTotal : texts.total, formatYen(invoice.total)],
  ];
  const width = 260;
  const x = MARGIN + WIDTH - width;
  assertSpace(section, rows.length * 18 + 16);
  section.y += 12;
  for (const [index, [label, value]] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    if (isTotal) canvas.rule({ x, y: section.y + 1, width }, 0.8);
    canvas.text(label, { x, y: section.y + 3, width: width - 90 }, { size: isTotal ? 11 : 10 });
    canvas.text(value, { x: x + width - 90, y: section.y + 3, width: 90 }, { size: isTotal ? 11 : 10, align: 'right' });
    section.y += 18;
  }
}

function drawParagraph(section: Section, heading: string, text: string): void {
  const { canvas } = section;
  const height = canvas.heightOf(heading, WIDTH, 9) + canvas.heightOf(text, WIDTH, 10);
  assertSpace(section, height + 18);
  section.y = canvas.text(heading, { x: MARGIN, y: section.y + 18, width: WIDTH }, { size: 9, colour: GREY });
  section.y = canvas.text(text, { x: MARGIN, y: section.y, width: WIDTH }, { size: 10 });
}

/** Draws payment instructions, and the note. */
function drawPayment(section: Section): void {
  const { issuer, method, dueOn, kind } = section.invoice;
  const texts = textsOf(section);
  if (kind !== 'credit')
    if (method === 'card') drawParagraph(section, texts.method, fillPlaceholders(texts.card, { day: formatDay(dueOn) }));
    else drawParagraph(section, texts.bank, issuer.bankDetails);
  if (issuer.note !== '') drawParagraph(section, texts.note, issuer.note);
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

function drawInvoice(canvas: PdfCanvas, invoice: Invoice, language: Language): void {
  const section: Section = { canvas, invoice, language, y: MARGIN };
  drawHead(section);
  drawTotal(section);
  drawTableHead(section);
  for (const line of invoice.lines) drawLine(section, line);
  drawSums(section);
  drawPayment(section);
}

/**
 * Renders the PDF of an invoice: a Japanese qualified invoice (R-22.10), followed by its translation if another language is requested.
 * Each page of a void invoice is marked as void (R-22.62). Deterministic: the same invoice gives the same bytes.
 */
export function renderInvoice(invoice: Invoice, language: Language, fonts: readonly PdfFont[], { isVoid = false } = {}): Promise<Buffer> {
  const { number, kind, issuedOn, issuer } = invoice;
  const canvas = newPdfCanvas(fonts, {
    title: `${isVoid ? `${INVOICE_MESSAGES.jp.void.mark} ` : ''}${INVOICE_MESSAGES.jp.title[kind]} ${number}`,
    author: issuer.name,
    date: new Date(`${issuedOn}T00:00:00+09:00`),
    language: LANGUAGE_TAG.jp,
  });
  for (const one of new Set<Language>(['jp', language])) drawInvoice(canvas, invoice, one);
  return canvas.finish((page, pages) => {
    const box = { x: MARGIN, y: PAGE.height - 44, width: WIDTH };
    canvas.text(number, box, { size: 8, colour: GREY });
    canvas.text(`${page} / ${pages}`, box, { size: 8, colour: GREY, align: 'right' });
    if (isVoid) drawVoidMark(canvas);
  });
}
