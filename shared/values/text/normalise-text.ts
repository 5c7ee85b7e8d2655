import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** Invisible characters: white space, control, format and other ignorable characters, and the blank Braille pattern. */
const BLANK = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether a text has no visible character. Such a text counts as empty. */
export const isBlank = (value: string): boolean => BLANK.test(value);

/** Returns the stored form of text: NFC, CRLF as one line break, trimmed; empty without visible characters. */
export const normaliseText = (value: string): string =>
  isBlank(value) ? '' : toUnicodeForm(value, 'NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Whether a text contains a control character that is neither a line break nor a tab. */
export const hasControlCharacter = (value: string): boolean => /[^\P{Cc}\n\t]/u.test(value);

/** Returns the length of the normalised text in code points, the unit of all text limits. */
export const textLength = (value: string): number => Array.from(normaliseText(value)).length;

/** Returns the form in which names are compared: names that differ only in width, invisible characters or runs of white space are equal. */
export const comparableText = (value: string): string =>
  normaliseText(toUnicodeForm(value, 'NFKC').replaceAll(/[\p{Cf}\p{DI}]/gu, '')).replaceAll(/\s+/g, ' ');
