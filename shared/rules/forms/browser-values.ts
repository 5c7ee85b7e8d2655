import { SOURCE_READ_MAX } from '#shared/rules/forms/source-length.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { toCanonicalWidth } from '#shared/values/text/to-canonical-width.ts';

/*
 * The stored form of answers that browsers send in this form: the days of their date pickers, and the sources that the page's script reads.
 * Answers of other clients need it.
 */

/** Returns a day as YYYY-MM-DD. Accepts the notations 2026/1/2, 2026.1.2 and 2026年1月2日, which pages without a date picker send. */
export const normaliseDay = (value: string): string =>
  toCanonicalWidth(value).replace(/^(\d{4})[-/.年](\d\d?)[-/.月](\d\d?)日?$/, (_, ...[year, month, day]: string[]) =>
    [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-'),
  );

/** Characters of the value that a hidden field records. */
const SOURCE_MAX = 120;

/** Control characters, line separators, and marks that reorder the text around them. */
const UNSAFE_IN_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu;

/** Returns the value of a hidden field as one short line: a visitor cannot correct it, so that it is never refused. */
export function normaliseSource(value: string): string {
  const line = normaliseText(value.slice(0, SOURCE_READ_MAX).replaceAll(UNSAFE_IN_LINE, ' '));
  // The composed form of a text can be longer.
  return normaliseText(Array.from(line).slice(0, SOURCE_MAX).join(''));
}
