/** The shortest contract there is (spec 9 "Contract minimum 12 months"). */
export const MINIMUM_MONTHS = 12;

/** Last day of the shortest contract from `start` on, both YYYY-MM-DD; `null` where `start` is no day. */
export function earliestEnd(start: string): string | null {
  const [year = Number.NaN, month = 1, day = 1] = start.split('-').map(Number);
  if (Number.isNaN(year) || start.length !== 10) return null;
  const whole = new Date(Date.UTC(year, month - 1 + MINIMUM_MONTHS, day));
  // 29 February has no anniversary in a common year: the month ends there.
  const isPast = whole.getUTCDate() !== day;
  const end = new Date(Date.UTC(whole.getUTCFullYear(), whole.getUTCMonth(), isPast ? 0 : day - 1));
  return end.toISOString().slice(0, 10);
}

/** Whether a contract ends before the shortest one would. */
export function isShortTerm(start: string, end: string): boolean {
  const earliest = earliestEnd(start);
  return earliest !== null && end !== '' && end < earliest;
}
