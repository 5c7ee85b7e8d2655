const MINUTE_MS = 60_000;
const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / MINUTE_MS);

/**
 * Whether a period gets an end that has passed, so that its content would never be seen. The end that was stored before may remain, so that
 * ended content can still be edited. `former`: the stored end, to the minute, as forms show it.
 */
export const isGivenPassedEnd = (end: string | null, former: string | null, now: Date): boolean =>
  end !== null && Date.parse(end) <= now.getTime() && (former === null || minuteOf(end) !== minuteOf(former));
