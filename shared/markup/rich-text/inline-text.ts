import type { Element, ElementContent } from 'hast';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Inline marks in nesting order, outermost first. The value of `a` is its URL; the value of the others is empty. */
const MARKS = ['a', 'strong', 'em', 'u', 's'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Partial<Record<Mark, string>>>;

/** A run of text, or a line break (`null`), with its marks. */
export interface TextRun {
  text: string | null;
  marks: Marks;
}

const isSameMarks = (left: Marks, right: Marks): boolean => MARKS.every((mark) => left[mark] === right[mark]);

/** Appends a run. Text with the same marks as the last run is joined to that run. */
export function appendRun(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1);
  if (last && last.text !== null && run.text !== null && isSameMarks(last.marks, run.marks)) last.text += run.text;
  else runs.push({ ...run });
}

/**
 * Returns the stored form of text: in NFC, so that reading it never changes it, and without control characters. NFC combines `>` and a
 * following long solidus (U+0338) into ≯: at the start of a text, the solidus would swallow the end of the preceding tag and turn text into
 * attributes, so it is removed.
 */
const normalisedText = (text: string): string =>
  toUnicodeForm(text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, ''), 'NFC').replace(/^\u0338+/, '');

const normalisedRuns = (line: readonly TextRun[]): TextRun[] =>
  line.map((run) => (run.text === null ? run : { ...run, text: normalisedText(run.text) })).filter(({ text }) => text !== '');

/** Returns the stored form of a line. Runs that become adjacent because the text between them was removed are joined. */
export function normaliseLine(line: readonly TextRun[]): TextRun[] {
  const joined: TextRun[] = [];
  for (const run of normalisedRuns(line)) appendRun(joined, run);
  return normalisedRuns(joined);
}

/** Whether a line has no visible content. A non-breaking space was typed on purpose and counts as content. */
export const isBlankLine = (line: readonly TextRun[]): boolean => line.every(({ text }) => text === null || /^[ \t\n]*$/.test(text));

function markElement(mark: Mark, address: string, children: ElementContent[]): Element {
  if (mark !== 'a') return { type: 'element', tagName: mark, properties: {}, children };
  const opensPage = address.startsWith('http');
  // External pages open in a new tab without access to the site's window.
  const properties = { href: address, ...(opensPage && { target: '_blank', rel: ['noopener'] }) };
  return { type: 'element', tagName: 'a', properties, children };
}

function nestMarks(runs: readonly TextRun[], marks: readonly Mark[]): ElementContent[] {
  const [mark, ...inner] = marks;
  if (mark === undefined)
    return runs.map(({ text }) =>
      text === null ? { type: 'element', tagName: 'br', properties: {}, children: [] } : { type: 'text', value: text },
    );
  const content: ElementContent[] = [];
  for (let start = 0, end = 0; start < runs.length; start = end) {
    const address = runs[start]?.marks[mark];
    while (end < runs.length && runs[end]?.marks[mark] === address) end += 1;
    const run = nestMarks(runs.slice(start, end), inner);
    content.push(...(address === undefined ? run : [markElement(mark, address, run)]));
  }
  return content;
}

/** Returns the elements of a normalised line. Marks are nested in a fixed order, so that equal lines give equal markup. */
export const renderInline = (line: readonly TextRun[]): ElementContent[] => nestMarks(line, MARKS);
