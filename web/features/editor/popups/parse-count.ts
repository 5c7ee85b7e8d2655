/** Digits of a safe whole number. */
const MOST_DIGITS = 15;

/** The whole number somebody typed, in half or full width, with or without separators and units; `null` where there is none. */
export function parseCount(typed: string): number | null {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
  return digits === '' ? null : Number(digits);
}
