import * as fc from 'fast-check';

/** The fields of a line as read by a program that separates by semicolons, and supports quotes at the start of a field only. */
export const readSemicolonRow = (line: string): string[] =>
  line
    .slice(0, -2)
    .split(';')
    .map((field) => field.replace(/^(?:"")*"?/, ''));

/** The fields of a line according to RFC 4180. */
export function readCsvRow(line: string): string[] {
  const values: string[] = [];
  const body = line.slice(0, -2);
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/gy;
  for (;;) {
    const [, quoted, plain = '', end] = field.exec(body) ?? [];
    values.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') return values;
  }
}

/** Characters that spreadsheets skip before a formula. */
const SKIPPED = [' ', '\u00A0', '\u3000', '\u200B', '\u202E', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u0000', '\u0085'];

/** Whether a spreadsheet might read a field as a formula. Signed numbers and phone numbers are not formulas. */
export function isFormula(value: string): boolean {
  if (['+', '-'].includes(value.charAt(0)) && !/[^\d\s().,%-]|%./u.test(value.slice(1))) return false;
  const start = Array.from(value).find((character) => !/[\s\p{Cc}\p{Cf}\p{DI}]/u.test(character)) ?? '';
  return /^[\t\r\n]/.test(value) || ['=', '+', '-', '@', '＝', '＋', '－', '＠'].includes(start);
}

/** Any text, and texts that begin like a formula in half or full width, after white space, quotes or separators. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom(...SKIPPED, '=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠', '"', ',', ';', '1', "'", ' ', 'a', '田'),
      )
      .map((all) => all.join('')),
  );
