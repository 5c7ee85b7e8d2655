import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Minimum time between stops: retries of one job must not stop the clock every few seconds. */
const SHORTEST_STEP_MS = 10 * 60_000;
/** An item is due after its instant. */
const AFTER_MS = 1_000;

/**
 * The next stop of a move of the clock, so that work runs when it is due: when the next item is due (`due`), at the next
 * midnight in Japan, and at the end.
 */
export function nextClockStop(now: Date, to: Date, due: Date | undefined): Date {
  const midnight = startOfJapaneseDay(addDays(japaneseDay(now), 1));
  const atDue = due ? Math.max(due.getTime() + AFTER_MS, now.getTime() + SHORTEST_STEP_MS) : Infinity;
  return new Date(Math.min(atDue, midnight.getTime(), to.getTime()));
}
