import type { FieldError } from '#shared/model/error.ts';
import type { TextFormat } from '#shared/model/forms/form-field.ts';
import type { Language } from '#shared/model/language.ts';
import { type EmailFault, emailFault, foldEmail } from '#shared/values/text/is-email.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';
import { toKatakana } from '#shared/values/text/to-katakana.ts';
import { unwrapFormat, unwrapUrl } from '#shared/values/text/unwrap-format.ts';

/** The formats of a text answer of one line. */
export type LineFormat = Exclude<TextFormat, 'multi-line'>;

/** Why an answer does not match its format. */
export type FormatFault = Omit<FieldError, 'path' | 'rule'> & { rule: EmailFault['rule'] | `invalid-${LineFormat}` };

/** Replaces the characters that people type instead of a hyphen between digits, including the long vowel mark. */
const withHyphens = (value: string): string => value.replaceAll(/[‐-―−ー]/g, '-');

const normalisePostalCode = (value: string): string =>
  withHyphens(unwrapFormat(value))
    .replace(/^[〒\s]+/, '')
    .replace(/^(\d{3}) ?(\d{4})$/, '$1-$2');

/** The postal codes of each language. Every language accepts Japanese codes too, because its readers may live in Japan. */
const POSTAL_CODES: Readonly<Record<Language, RegExp>> = {
  jp: /^\d{3}-\d{4}$/,
  en: /^[A-Z\d][A-Z\d -]{1,8}[A-Z\d]$/i,
  cn: /^(\d{6}|\d{3}-\d{4})$/,
  kr: /^(\d{5}|\d{3}-\d{4})$/,
};

interface Format {
  /** Returns the stored form of an answer. */
  normalise: (value: string) => string;
  isValid: (value: string, language: Language) => boolean;
  /** Characters that are invalid in the format: the message contains the first of them. */
  foreign: RegExp | undefined;
}

const FORMATS: Readonly<Record<Exclude<LineFormat, 'email'>, Format>> = {
  url: { normalise: (value) => normaliseText(unwrapUrl(value)).replaceAll(/\n+/g, ' '), isValid: isWebAddress, foreign: undefined },
  phone: {
    normalise: (value) => withHyphens(unwrapFormat(value)),
    isValid: (value) => /^\+?\d{8,15}$/.test(value.replaceAll(/[\s().-]/g, '')),
    foreign: /[^\d\s().+-]/u,
  },
  'postal-code': {
    normalise: normalisePostalCode,
    isValid: (value, language) => POSTAL_CODES[language].test(value),
    foreign: /[^\dA-Z\s-]/iu,
  },
  katakana: {
    normalise: (value) => toKatakana(unwrapFormat(value)),
    isValid: (value) => /^[ァ-ヺー・ ヽヾ]+$/.test(value),
    foreign: undefined,
  },
};

/** Returns the stored form of an answer, without surrounding characters from copying. */
export const normaliseFormat = (format: LineFormat, value: string): string =>
  format === 'email' ? foldEmail(value) : FORMATS[format].normalise(value);

/**
 * Returns why a normalised answer does not match its format: the first invalid character, or the format as a whole. `undefined` if it
 * matches.
 */
export function formatFault(format: LineFormat, value: string, language: Language): FormatFault | undefined {
  if (format === 'email') return emailFault(value);
  const { isValid, foreign } = FORMATS[format];
  if (isValid(value, language)) return undefined;
  const [character] = foreign?.exec(value) ?? [];
  return character === undefined ? { rule: `invalid-${format}` } : { rule: 'unexpected-character', params: { character } };
}
