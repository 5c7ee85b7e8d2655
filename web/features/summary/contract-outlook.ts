const DAY_MS = 24 * 3_600_000;

/** Days from one to another, both YYYY-MM-DD. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** From when on an end of contract is spoken of. */
const SOON_DAYS = 30;

/** What there is to say of the end of a contract on a day (YYYY-MM-DD, Japanese time), and how many days are left. */
export function contractOutlook(contractEnd: string | null, today: string): { state: 'open' | 'running' | 'soon' | 'ended'; days: number } {
  if (contractEnd === null) return { state: 'open', days: Number.POSITIVE_INFINITY };
  const days = daysBetween(today, contractEnd);
  if (days < 0) return { state: 'ended', days };
  return { state: days <= SOON_DAYS ? 'soon' : 'running', days };
}
