const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns how long ago an instant was, in the largest whole unit; at least one minute. */
export function domainAge(since: string, now: Date): { unit: 'days' | 'hours' | 'minutes'; number: number } {
  const passed = Math.max(0, now.getTime() - Date.parse(since));
  if (passed >= DAY_MS) return { unit: 'days', number: Math.floor(passed / DAY_MS) };
  if (passed >= HOUR_MS) return { unit: 'hours', number: Math.floor(passed / HOUR_MS) };
  return { unit: 'minutes', number: Math.max(1, Math.floor(passed / MINUTE_MS)) };
}
