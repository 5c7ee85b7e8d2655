/** The number of digits of a safe integer. */
const DIGITS_MAX = 15;

/** Parses a typed whole number, in half or full width, with or without separators and units; `null`: it has no digits. */
export function parseCount(typed: string): number | null {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, DIGITS_MAX);
  return digits === '' ? null : Number(digits);
}
