import PDFDocument from 'pdfkit';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { type PdfShapes, pdfShapes } from '#functions/platform/pdf/pdf-shapes.ts';
import { fontRuns, wrapText } from '#functions/platform/pdf/text-layout.ts';

/** Size of an A4 page in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

const INK = '#202020';
const LINE_HEIGHT = 1.45;
/** The distance of the baseline from the top of a line, in line heights. */
const BASELINE = 0.72;

interface TextStyle {
  size: number;
  colour?: string;
  align?: 'left' | 'right' | 'centre';
}

interface Box {
  x: number;
  y: number;
  width: number;
}

/** Draws on the pages of a document. All positions are points from the upper left corner of the page. */
export interface PdfCanvas extends PdfShapes {
  addPage(): void;
  /** Draws a text, wrapped to the width of the box. Returns the position below it. */
  text(text: string, box: Box, style: TextStyle): number;
  heightOf(text: string, width: number, size: number): number;
  /** Returns the width of a text on one line. Kerning can only make the text narrower. */
  widthOf(text: string, size: number): number;
  rule(box: Box, thickness?: number): void;
  /** Calls `draw` on each page once more, and returns the finished document. */
  finish(draw: (page: number, pages: number) => void): Promise<Buffer>;
}

interface DocumentFacts {
  title: string;
  author: string;
  /** The time of creation in the document, so that the same document has the same bytes whenever it is rendered. */
  date: Date;
  language: string;
}

/** Returns an empty document. Each character is drawn with the first font that contains it. */
export function newPdfCanvas(fonts: readonly PdfFont[], { title, author, date, language }: DocumentFacts): PdfCanvas {
  const [base] = fonts;
  if (!base) throw new Error('There is no font');
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    lang: language,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    // Disables the library's default font, which is not embedded.
    font: null as never,
  });
  for (const { name, bytes } of fonts) document.registerFont(name, bytes);
  const bytes: Buffer[] = [];
  document.on('data', (chunk: Buffer) => bytes.push(chunk));

  const widths = new Map<string, number>();
  /** Returns the width at a font size of one point, summed by character. Kerning can only make the text narrower. */
  const unitWidth = (text: string): number => {
    let sum = 0;
    for (const character of text) {
      let width = widths.get(character);
      if (width === undefined) {
        width = fontRuns(character, fonts).reduce((all, run) => all + document.font(run.font, 1).widthOfString(run.text), 0);
        widths.set(character, width);
      }
      sum += width;
    }
    return sum;
  };
  const linesOf = (text: string, width: number, size: number): string[] => wrapText(text, width, (line) => unitWidth(line) * size);

  function drawLine(line: string, { x, y, width }: Box, { size, colour = INK, align = 'left' }: TextStyle): void {
    const runs = fontRuns(line, fonts).map((run) => ({ ...run, width: document.font(run.font, size).widthOfString(run.text) }));
    const free = width - runs.reduce((sum, run) => sum + run.width, 0);
    let left = x + (align === 'right' ? free : align === 'centre' ? free / 2 : 0);
    document.fillColor(colour);
    for (const run of runs) {
      document.font(run.font, size).text(run.text, left, y + size * LINE_HEIGHT * BASELINE, { lineBreak: false, baseline: 'alphabetic' });
      left += run.width;
    }
  }

  return {
    addPage: () => void document.addPage(),
    ...pdfShapes(document),
    heightOf: (text, width, size) => linesOf(text, width, size).length * size * LINE_HEIGHT,
    widthOf: (text, size) => unitWidth(text) * size,
    text(text, box, style) {
      let { y } = box;
      for (const line of linesOf(text, box.width, style.size)) {
        if (line !== '') drawLine(line, { ...box, y }, style);
        y += style.size * LINE_HEIGHT;
      }
      return y;
    },
    rule: ({ x, y, width }, thickness = 0.5) =>
      void document
        .lineWidth(thickness)
        .strokeColor(INK)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    finish(draw) {
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      document.on('end', () => resolve(Buffer.concat(bytes)));
      document.on('error', reject);
      const { count } = document.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page);
        draw(page + 1, count);
      }
      document.end();
      return promise;
    },
  };
}
