import { unwrapFormat } from '#shared/values/text/unwrap-format.ts';

/** Returns the canonical form of a registration number: half width, upper case, without hyphens and spaces. */
export const foldRegistrationNumber = (value: string): string =>
  unwrapFormat(value)
    .toUpperCase()
    .replaceAll(/[\s‐-―−ー-]/gu, '');

/**
 * Whether the check digit of a folded registration number is right: the first digit, 9 minus the weighted sum of the other twelve modulo
 * 9, weights 1 and 2 in turn from the right. Numbers of sole proprietors follow other rules, so a wrong digit is only a warning.
 */
export function hasValidCheckDigit(value: string): boolean {
  const [check, ...digits] = Array.from(value.slice(1), Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 2 : 1), 0);
  return check === 9 - (sum % 9);
}
