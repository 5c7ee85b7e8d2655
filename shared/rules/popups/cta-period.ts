/** The period in which a call to action is active. Both bounds are inclusive; `null` leaves that side open. */
export interface CtaPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** The remaining time until an end, rounded down. */
export interface Countdown {
  unit: 'minutes' | 'hours' | 'days';
  value: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HOURS_BELOW_MS = 72 * HOUR_MS;

/** Whether a call to action is active at `now`. */
export const isCtaActive = ({ startDate, endDate }: CtaPeriod, now: Date): boolean =>
  (startDate === null || Date.parse(startDate) <= now.getTime()) && (endDate === null || now.getTime() <= Date.parse(endDate));

/**
 * Returns the remaining time until the end: `null` without an end, `finished` from the end on, and at least one minute before it.
 */
export function countdown({ endDate }: Pick<CtaPeriod, 'endDate'>, now: Date): Countdown | 'finished' | null {
  if (endDate === null) return null;
  const remainingMs = Date.parse(endDate) - now.getTime();
  if (remainingMs <= 0) return 'finished';
  if (remainingMs < HOUR_MS) return { unit: 'minutes', value: Math.max(1, Math.floor(remainingMs / MINUTE_MS)) };
  if (remainingMs < HOURS_BELOW_MS) return { unit: 'hours', value: Math.floor(remainingMs / HOUR_MS) };
  return { unit: 'days', value: Math.floor(remainingMs / DAY_MS) };
}
