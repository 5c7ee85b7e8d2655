import { addDays } from '#shared/rules/time/japanese-day.ts';

/** Days after the first attempt on which a card that failed is charged again: three retries over ten days. */
const RETRY_AFTER_DAYS = [3, 6, 10] as const;

/**
 * Returns the day of the next automatic attempt after `made` attempts failed, tomorrow at the earliest; `null` once all attempts have
 * failed. `firstOn`: the day of the first attempt.
 */
export function nextChargeDay(firstOn: string, made: number, today: string): string | null {
  const days = RETRY_AFTER_DAYS[made - 1];
  if (days === undefined) return null;
  const [planned, tomorrow] = [addDays(firstOn, days), addDays(today, 1)];
  return planned > tomorrow ? planned : tomorrow;
}
