/** From when until when a call to action stands; both instants belong to it, and `null` leaves that side open. */
export interface CtaPeriod {
  startDate: string | null;
  endDate: string | null;
}

/** What is left until an end, rounded down. */
export interface Countdown {
  unit: 'minutes' | 'hours' | 'days';
  value: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const HOURS_BELOW_MS = 72 * HOUR_MS;

/** Whether a call to action stands at a moment (spec 4 "CTA activity"). Where start and end are equal, at that exact moment. */
export const isCtaActive = ({ startDate, endDate }: CtaPeriod, now: Date): boolean =>
  (startDate === null || Date.parse(startDate) <= now.getTime()) && (endDate === null || now.getTime() <= Date.parse(endDate));

/**
 * The countdown to the end (spec 4 "Countdown text"; product.md "Visitors"): `null` without an end, `finished` from the end on,
 * and never less than one minute before it.
 */
export function countdown({ endDate }: Pick<CtaPeriod, 'endDate'>, now: Date): Countdown | 'finished' | null {
  if (endDate === null) return null;
  const left = Date.parse(endDate) - now.getTime();
  if (left <= 0) return 'finished';
  if (left < HOUR_MS) return { unit: 'minutes', value: Math.max(1, Math.floor(left / MINUTE_MS)) };
  if (left < HOURS_BELOW_MS) return { unit: 'hours', value: Math.floor(left / HOUR_MS) };
  return { unit: 'days', value: Math.floor(left / DAY_MS) };
}
