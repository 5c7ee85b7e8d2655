import { normalisePhoneNumber } from '#shared/rules/site/sns-address.ts';

/** How Japanese numbers are grouped where the digits alone tell; area codes of other places do not. */
const GROUPS: readonly RegExp[] = [
  /^(0120|0570)(\d{3})(\d{3})$/,
  /^(0800)(\d{3})(\d{4})$/,
  /^(0[5-9]0)(\d{4})(\d{4})$/,
  /^(03|06)(\d{4})(\d{4})$/,
];

/**
 * A telephone number as it is written: in narrow digits, grouped by hyphens as it was typed, or as is usual where it was
 * typed in one piece. `undefined` where it is no number.
 */
export function formatPhoneNumber(value: string): string | undefined {
  const digits = normalisePhoneNumber(value);
  if (digits === undefined) return undefined;
  const typed = value.normalize('NFKC').match(/\d+/g) ?? [];
  if (!digits.startsWith('+') && typed.length > 1) return typed.join('-');
  const usual = GROUPS.find((groups) => groups.test(digits));
  return usual ? digits.replace(usual, '$1-$2-$3') : digits;
}
