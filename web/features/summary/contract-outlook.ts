const DAY_MS = 24 * 3_600_000;

/** Returns the number of days between two days, both YYYY-MM-DD. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The numbers of days before the end from which a note announces the end, and from which the note is a warning. */
const SOON_DAYS = 30;
const LAST_DAYS = 7;

type Outlook = 'open' | 'running' | 'soon' | 'last-days' | 'ended';

/** Returns the state of a contract or trial on the day `today` (YYYY-MM-DD, Japanese time), and the days left. */
export function contractOutlook(contractEnd: string | null, today: string): { state: Outlook; days: number } {
  if (contractEnd === null) return { state: 'open', days: Number.POSITIVE_INFINITY };
  const days = daysBetween(today, contractEnd);
  if (days < 0) return { state: 'ended', days };
  if (days <= LAST_DAYS) return { state: 'last-days', days };
  return { state: days <= SOON_DAYS ? 'soon' : 'running', days };
}
