import { PAGE, type PdfCanvas } from '#functions/platform/pdf/pdf-canvas.ts';
import type { Issuer } from '#shared/model/billing/billing-settings.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';

export const MARGIN = 48;
export const WIDTH = PAGE.width - 2 * MARGIN;
/** The lower end of the content, in points. Only the footer is below it. */
const BOTTOM = PAGE.height - 64;
const GREY = '#5c5c58';
const SHADE = '#f4f4f2';
const CELL_PADDING = 5;
const LOGO = { x: MARGIN, y: 44, width: 200, height: 40 } as const;
/** The side of a seal: 22 mm, as company seals have. */
const SEAL = 62;
/** The part of the seal that no line of the issuer reaches. */
const CLEAR_SEAL = 30;

/** A column of the table of a document. The first one is aligned to the left, the others to the right. */
interface Column {
  heading: string;
  width: number;
}

/** A row of the table of a document, with a smaller explanation below its first cell. */
interface Row {
  cells: readonly string[];
  note: string | null;
}

/** The bytes of the PNG files that the issuer shows on its documents; absent if there are none. */
export interface DocumentPictures {
  logo?: Buffer | undefined;
  seal?: Buffer | undefined;
}

type LabelledText = readonly [label: string, text: string];

/** What a document of billing states in one language. */
export interface DocumentContent {
  title: string;
  /** The note below the title of a translation; `null` for the document itself. */
  translation: string | null;
  /** Address, recipient, contact and greeting, from above; the address and the contact may be empty. */
  address: string;
  recipient: string;
  contact: string;
  greeting: string;
  /** What identifies the document. */
  facts: readonly LabelledText[];
  issuer: Pick<Issuer, 'name' | 'address'>;
  pictures: DocumentPictures;
  /** Telephone and registration number of the issuer, from above. */
  registration: string;
  /** The heading of further pages. */
  continued: string;
  /** The sum above the table; `null` for a document without sums, which has no table. */
  total: { label: string; amount: number } | null;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The sums below the table; the last one is the total. */
  sums: readonly LabelledText[];
  paragraphs: readonly LabelledText[];
}

/** A document with the position at which its next part is drawn. */
interface Section {
  canvas: PdfCanvas;
  content: DocumentContent;
  y: number;
}

/** Begins a further page, with a heading that names the document. */
function continueOnPage(section: Section): void {
  const { canvas, content } = section;
  canvas.addPage();
  section.y = canvas.text(content.continued, { x: MARGIN, y: MARGIN, width: WIDTH }, { size: 9, colour: GREY }) + 12;
}

function assertSpace(section: Section, height: number, onNewPage: () => void = () => undefined): void {
  if (section.y + height <= BOTTOM) return;
  continueOnPage(section);
  onNewPage();
}

/** Draws logo, title, recipient, issuer and date of issue. */
function drawHead(section: Section): void {
  const { canvas, content } = section;
  const { title, translation, address, recipient, contact, greeting, facts, issuer, registration, pictures } = content;
  canvas.addPage();
  if (pictures.logo) canvas.picture(pictures.logo, LOGO, 'contain');
  const titleTop = pictures.logo ? LOGO.y + LOGO.height : MARGIN;
  let top = canvas.text(title, { x: MARGIN, y: titleTop, width: WIDTH }, { size: 22, align: 'centre' });
  if (translation !== null) top = canvas.text(translation, { x: MARGIN, y: top, width: WIDTH }, { size: 9, colour: GREY, align: 'centre' });
  top += 16;
  const half = (WIDTH - 32) / 2;
  let left = address === '' ? top : canvas.text(address, { x: MARGIN, y: top, width: half }, { size: 9 }) + 4;
  left = canvas.text(recipient, { x: MARGIN, y: left, width: half }, { size: 13 });
  canvas.rule({ x: MARGIN, y: left + 3, width: half });
  left = canvas.text(contact, { x: MARGIN, y: left + 8, width: half }, { size: 10 });
  left = canvas.text(greeting, { x: MARGIN, y: left + 8, width: half }, { size: 10 });

  const x = MARGIN + half + 32;
  let right = top;
  for (const [label, value] of facts) {
    const end = canvas.text(label, { x, y: right, width: half / 2 }, { size: 9, colour: GREY });
    right = Math.max(end, canvas.text(value, { x: x + half / 2, y: right, width: half / 2 }, { size: 9, align: 'right' }));
  }
  const issuerTop = right + 10;
  // The seal overlaps the end of the issuer's lines and is drawn first, so that a picture without transparency hides no text.
  if (pictures.seal) canvas.picture(pictures.seal, { x: x + half - SEAL, y: issuerTop, width: SEAL, height: SEAL }, 'contain');
  const width = half - (pictures.seal ? CLEAR_SEAL : 0);
  right = canvas.text(issuer.name, { x, y: issuerTop, width }, { size: 12 });
  right = canvas.text(issuer.address, { x, y: right, width }, { size: 9 });
  right = canvas.text(registration, { x, y: right, width }, { size: 9 });
  section.y = Math.max(left, right, pictures.seal ? issuerTop + SEAL : 0) + 18;
}

function drawTotal(section: Section): void {
  const { canvas, content, y } = section;
  if (content.total === null) return;
  const { label, amount } = content.total;
  canvas.shade({ x: MARGIN, y, width: WIDTH, height: 42 }, SHADE);
  canvas.text(label, { x: MARGIN + 14, y: y + 13, width: WIDTH / 2 }, { size: 11 });
  canvas.text(formatYen(amount), { x: MARGIN + WIDTH / 2, y: y + 7, width: WIDTH / 2 - 14 }, { size: 19, align: 'right' });
  section.y = y + 42 + 20;
}

function drawRow(section: Section, { cells, note }: Row, { size, colour }: { size: number; colour?: string }): void {
  const { canvas, content } = section;
  let x = MARGIN;
  const y = section.y + CELL_PADDING;
  let bottom = y;
  for (const [index, { width }] of content.columns.entries()) {
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

const drawTableHead = (section: Section): void =>
  drawRow(section, { cells: section.content.columns.map(({ heading }) => heading), note: null }, { size: 9, colour: GREY });

function drawLine(section: Section, row: Row): void {
  const { canvas, content } = section;
  const width = (content.columns[0]?.width ?? WIDTH) - 8;
  const height = canvas.heightOf(row.cells[0] ?? '', width, 10) + (row.note === null ? 0 : canvas.heightOf(row.note, width, 8));
  assertSpace(section, height + 2 * CELL_PADDING, () => drawTableHead(section));
  drawRow(section, row, { size: 10 });
}

/** Draws subtotal and tax for each rate, and the total. */
function drawSums(section: Section): void {
  const { canvas, content } = section;
  const rows = content.sums;
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

function drawParagraph(section: Section, [heading, text]: LabelledText): void {
  const { canvas } = section;
  const height = canvas.heightOf(heading, WIDTH, 9) + canvas.heightOf(text, WIDTH, 10);
  assertSpace(section, height + 18);
  section.y = canvas.text(heading, { x: MARGIN, y: section.y + 18, width: WIDTH }, { size: 9, colour: GREY });
  section.y = canvas.text(text, { x: MARGIN, y: section.y, width: WIDTH }, { size: 10 });
}

/** Draws a document in one language, from a new page on. */
export function drawDocument(canvas: PdfCanvas, content: DocumentContent): void {
  const section: Section = { canvas, content, y: MARGIN };
  drawHead(section);
  drawTotal(section);
  if (content.total !== null) {
    drawTableHead(section);
    for (const row of content.rows) drawLine(section, row);
    drawSums(section);
  }
  for (const paragraph of content.paragraphs) drawParagraph(section, paragraph);
}

/** Draws the number of the document and of the page below its content. */
export function drawFooter(canvas: PdfCanvas, number: string, page: number, pages: number): void {
  const box = { x: MARGIN, y: PAGE.height - 44, width: WIDTH };
  canvas.text(number, box, { size: 8, colour: GREY });
  canvas.text(`${page} / ${pages}`, box, { size: 8, colour: GREY, align: 'right' });
}
