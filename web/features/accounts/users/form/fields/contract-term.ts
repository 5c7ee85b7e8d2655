/** The minimum contract period in months. */
export const MINIMUM_MONTHS = 12;

/** Returns the last day of the minimum contract that begins on `start`, both YYYY-MM-DD; `null` if `start` is not a day. */
export function earliestEnd(start: string): string | null {
  const [year = Number.NaN, month = 1, day = 1] = start.split('-').map(Number);
  if (Number.isNaN(year) || start.length !== 10) return null;
  const anniversary = new Date(Date.UTC(year, month - 1 + MINIMUM_MONTHS, day));
  // 29 February has no anniversary in a common year: Date overflows to 1 March, and the contract ends on 28 February.
  const isOverflow = anniversary.getUTCDate() !== day;
  const end = new Date(Date.UTC(anniversary.getUTCFullYear(), anniversary.getUTCMonth(), isOverflow ? 0 : day - 1));
  return end.toISOString().slice(0, 10);
}

/** Whether a contract is shorter than the minimum. */
export function isShortTerm(start: string, end: string): boolean {
  const earliest = earliestEnd(start);
  return earliest !== null && end !== '' && end < earliest;
}
