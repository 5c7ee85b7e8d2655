import type { Language } from '#shared/model/language.ts';
import type { formatFault as serverFault, LineFormat, normaliseFormat as serverForm } from '#shared/rules/forms/text-formats.ts';
import { toCanonicalWidth } from '#shared/values/text/to-canonical-width.ts';
import { toKatakana } from '#shared/values/text/to-katakana.ts';

/**
 * The formats of text answers in the scripts of sites, smaller than the server's. A page accepts all input that the server accepts
 * and refuses clear violations; the server unwraps copied values, validates the rest and names the invalid character.
 */

const PLAUSIBLE: Readonly<Record<Exclude<LineFormat, 'postal-code'>, RegExp>> = {
  email: /[^\s@]@[^\s@]+[.。][^\s@]/,
  url: /https?:/i,
  phone: /^\D*(\d\D*){8,15}$/,
  katakana: /^[\P{L}ァ-ヺーヽヾ]+$/u,
};

/** The number of digits of a postal code in each language, besides the seven digits of Japan. British codes contain letters too. */
const POSTAL_DIGITS: Readonly<Partial<Record<Language, number>>> = { jp: 7, cn: 6, kr: 5 };

const isPostalCode = (value: string, language: Language): boolean => {
  const digits = POSTAL_DIGITS[language];
  return !digits || [digits, 7].includes(value.replaceAll(/\D/g, '').length);
};

export const normaliseFormat: typeof serverForm = (format, value) => {
  if (format === 'url') return value.trim();
  const text = toCanonicalWidth(value);
  return format === 'katakana' ? toKatakana(text) : text;
};

export const formatFault: typeof serverFault = (format, value, language) =>
  (format === 'postal-code' ? isPostalCode(value, language) : PLAUSIBLE[format].test(value)) ? undefined : { rule: `invalid-${format}` };
