import type { Element, ElementContent } from 'hast';

/** How a piece of text is marked, in the order in which the elements stand in each other; a link with its address. */
const MARKS = ['a', 'strong', 'em', 'u', 's'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Partial<Record<Mark, string>>>;

/** A piece of text, or a line break (`null`), with all that marks it. */
export interface TextRun {
  text: string | null;
  marks: Marks;
}

const isSameMarks = (left: Marks, right: Marks): boolean => MARKS.every((mark) => left[mark] === right[mark]);

/** Adds a piece to those before it; text marked alike is one piece. */
export function appendRun(pieces: TextRun[], piece: TextRun): void {
  const last = pieces.at(-1);
  if (last && last.text !== null && piece.text !== null && isSameMarks(last.marks, piece.marks)) last.text += piece.text;
  else pieces.push({ ...piece });
}

/**
 * Text as it is stored: in NFC, so that reading it never changes it, and without control characters. Unicode makes ≯ of `>`
 * and a long solidus (U+0338) after it: one at the beginning would swallow the end of the tag before it, and text would
 * become attributes.
 */
const storedText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .normalize('NFC')
    .replace(/^\u0338+/, '');

const storedPieces = (line: readonly TextRun[]): TextRun[] =>
  line.map((piece) => (piece.text === null ? piece : { ...piece, text: storedText(piece.text) })).filter(({ text }) => text !== '');

/** A line as it is stored. Pieces that meet because nothing was left between them are one. */
export function normaliseLine(line: readonly TextRun[]): TextRun[] {
  const met: TextRun[] = [];
  for (const piece of storedPieces(line)) appendRun(met, piece);
  return storedPieces(met);
}

/** Whether a line shows nothing. A space that does not break is a space somebody meant. */
export const isBlankLine = (line: readonly TextRun[]): boolean => line.every(({ text }) => text === null || /^[ \t\n]*$/.test(text));

function markElement(mark: Mark, address: string, children: ElementContent[]): Element {
  if (mark !== 'a') return { type: 'element', tagName: mark, properties: {}, children };
  const opensPage = address.startsWith('http');
  // A page behind a text leads away from the site: it opens beside it, and learns nothing of it.
  const properties = { href: address, ...(opensPage && { target: '_blank', rel: ['noopener'] }) };
  return { type: 'element', tagName: 'a', properties, children };
}

function nested(pieces: readonly TextRun[], marks: readonly Mark[]): ElementContent[] {
  const [mark, ...inner] = marks;
  if (mark === undefined)
    return pieces.map(({ text }) =>
      text === null ? { type: 'element', tagName: 'br', properties: {}, children: [] } : { type: 'text', value: text },
    );
  const content: ElementContent[] = [];
  for (let start = 0, end = 0; start < pieces.length; start = end) {
    const address = pieces[start]?.marks[mark];
    while (end < pieces.length && pieces[end]?.marks[mark] === address) end += 1;
    const run = nested(pieces.slice(start, end), inner);
    content.push(...(address === undefined ? run : [markElement(mark, address, run)]));
  }
  return content;
}

/** The markup of a stored line: each mark once, always in the same order. */
export const renderInline = (line: readonly TextRun[]): ElementContent[] => nested(line, MARKS);
