import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

const SAFE_DIGITS = 15;

/** The numbers that a field accepts. By default, only whole numbers that are not negative. */
export interface NumberNotation {
  isSigned?: boolean;
  /** Maximum number of digits after the decimal point. */
  fractionDigits?: number;
}

/**
 * Parses a number: digits in half or full width, with or without commas between thousands. Returns `null` for an empty text, and
 * `undefined` for any other text (`1e3`, `0x10`, `12 people`; `-1` and `1.5` if the field does not accept them).
 */
export function parseNumber(typed: string, { isSigned = false, fractionDigits = 0 }: NumberNotation = {}): number | null | undefined {
  const text = toUnicodeForm(typed, 'NFKC')
    .trim()
    .replace(/^[‐-―−ー]/, '-');
  if (text === '') return null;
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = whole.replaceAll(',', '');
  if (sign === undefined || (sign !== '' && !isSigned) || fraction.length > fractionDigits || digits.length > SAFE_DIGITS) return undefined;
  return Number(`${sign}${digits}.${fraction}`) + 0;
}
