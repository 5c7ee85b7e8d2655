import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** What becomes due within this time of a stop waits for its end: retries of one job must not stop the clock every few seconds. */
const SHORTEST_STEP_MS = 10 * 60_000;
/** An item is due after its instant. */
const AFTER_MS = 1_000;

/**
 * Where a move of the clock stops next, so that what is due happens at its time: when the next item is due (`due`), at the next
 * midnight in Japan, and at the end.
 */
export function nextStop(now: Date, to: Date, due: Date | undefined): Date {
  const midnight = startOfJapaneseDay(addDays(japaneseDay(now), 1));
  const atDue = due ? Math.max(due.getTime() + AFTER_MS, now.getTime() + SHORTEST_STEP_MS) : Infinity;
  return new Date(Math.min(atDue, midnight.getTime(), to.getTime()));
}
