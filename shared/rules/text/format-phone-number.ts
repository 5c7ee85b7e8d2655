import { normalisePhoneNumber } from '#shared/model/sites/sns-address.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** The grouping of Japanese numbers whose digits alone determine the groups. The length of most area codes is ambiguous. */
const GROUPS: readonly RegExp[] = [
  /^(0120|0570)(\d{3})(\d{3})$/,
  /^(0800)(\d{3})(\d{4})$/,
  /^(0[5-9]0)(\d{4})(\d{4})$/,
  /^(03|06)(\d{4})(\d{4})$/,
];

/**
 * Formats a telephone number in half-width digits with hyphens: grouped as typed, or by Japanese convention if it was typed without groups.
 * Returns `undefined` if it is not a telephone number.
 */
export function formatPhoneNumber(value: string): string | undefined {
  const digits = normalisePhoneNumber(value);
  if (digits === undefined) return undefined;
  const typed = toUnicodeForm(value, 'NFKC').match(/\d+/g) ?? [];
  if (!digits.startsWith('+') && typed.length > 1) return typed.join('-');
  const usual = GROUPS.find((groups) => groups.test(digits));
  return usual ? digits.replace(usual, '$1-$2-$3') : digits;
}
