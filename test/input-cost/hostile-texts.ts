/** A text at one length and at four times this length, for which careless readers take quadratic time. */
export interface HostileText {
  name: string;
  short: string;
  long: string;
  /** A text that is longer than the longest field of a request in any notation. */
  tooLong: string;
}

const LENGTH = 8_000;

const hostile = (name: string, textOf: (length: number) => string): HostileText => ({
  name,
  short: textOf(LENGTH),
  long: textOf(4 * LENGTH),
  tooLong: textOf(50 * LENGTH),
});

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** Characters that are repeated. */
const UNITS: readonly string[] = [
  [' ', '\t', '\n', '\uFEFF', '\u200B', '\0', '@', '.', ',', ':', '-', '_', '/', '\\', '&'],
  ['"', "'", '(', '[', '<', '>', '<!--', '<p>', '<b>', '<script>', '<noscript>', '</', '<td>'],
  ['1', '1,', 'https://', 'e\u0301', '\u{1F600}', '\uD83D', '\u1100\u1161\u11A8', 'ﷺ', 'ｶﾞ', String.raw`\u{0`, '&#0'],
].flat();

/**
 * Texts on which careless expressions and normalisation take quadratic time or more: alternating combining marks, and long runs of one
 * character or of a letter and a character. A letter at both ends keeps what trimming would remove.
 */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  hostile('combining marks', (length) => `e${repeated('\u0301\u0316', length)}`),
  hostile('voicing marks', (length) => `e${repeated('\uFF9E\u0316', length)}`),
  hostile('white space only', (length) => repeated(' ', length)),
  ...UNITS.flatMap((unit) => [
    hostile(JSON.stringify(unit), (length) => `a${repeated(unit, length)}a`),
    hostile(JSON.stringify(`a${unit}`), (length) => repeated(`a${unit}`, length)),
  ]),
  hostile('attributes of an element', (length) => `<b ${Array.from({ length: length / 8 }, (_, index) => `a${index}=1`).join(' ')}>`),
];
