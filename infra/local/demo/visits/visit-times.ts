import type { SeededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { addDays, japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Weights of the days of a week, from Sunday. */
const BY_WEEKDAY = [1.5, 0.8, 0.75, 0.85, 0.9, 1.1, 1.65] as const;
/**
 * The hours of a day that have visits, with their weights. The hours are few, because each is rolled up separately, which slows down a
 * laptop after its first start.
 */
const BUSY_HOURS = [
  [12, 3],
  [20, 5],
] as const;
const GROWTH_A_DAY = 1.006;
const LIVE_MINUTES = 30;

/** Yields the days of a range, both ends included. */
function* daysBetween(from: string, to: string): Generator<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day;
}

/** Returns the start times of a day's visits in chronological order, none after `now`. */
function timesOfDay(random: SeededRandom, day: string, visits: number, now: Date): number[] {
  const start = startOfJapaneseDay(day).getTime();
  const times = Array.from({ length: Math.round(visits * (0.8 + 0.4 * random.next())) }, () =>
    Math.floor(start + (random.pick(BUSY_HOURS) + random.next()) * HOUR_MS),
  );
  return times.filter((time) => time < now.getTime()).toSorted((one, other) => one - other);
}

/** Yields start times of visits up to now: more each day and on weekends, some in the last half hour. `visits`: first daily average. */
export function* visitTimes(random: SeededRandom, from: string, visits: number, now: Date): Generator<number> {
  let growing = visits;
  for (const day of daysBetween(from, japaneseDay(now))) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    yield* timesOfDay(random, day, growing * (BY_WEEKDAY[weekday] ?? 1), now);
    growing *= GROWTH_A_DAY;
  }
  const live = Array.from({ length: Math.ceil(visits / 8) }, () => now.getTime() - Math.floor(random.next() * LIVE_MINUTES * MINUTE_MS));
  yield* live.toSorted((one, other) => one - other);
}
