import { counterKey } from '#shared/rules/analytics/visits/counter-key.ts';

/**
 * Figures of visits: how often something happened, by a key (`counterKey`). Periods and sites are summed key by key, so the figures of a
 * day are exactly the sum of the figures of its hours.
 */
export type Counters = Map<string, number>;

/** Presses on a sheet are counted in squares of this many percent. */
export const TAP_STEP = 5;
/** The number of buckets per doubling of a time. */
const BUCKETS_PER_OCTAVE = 5;

export const add = (counters: Counters, key: string, times = 1): void => {
  if (times !== 0) counters.set(key, (counters.get(key) ?? 0) + times);
};

/** Adds all counters of `other`. */
export const addAll = (counters: Counters, other: ReadonlyMap<string, number>): void => {
  for (const [key, times] of other) add(counters, key, times);
};

/** Return the bucket of a time in milliseconds, and the longest time of a bucket. */
export const timeBucket = (ms: number): number => Math.ceil(Math.log2(Math.max(1, ms)) * BUCKETS_PER_OCTAVE);
export const longestOfBucket = (bucket: number): number => 2 ** (bucket / BUCKETS_PER_OCTAVE);

/** The slice of each person's first visit of the hour, by person. */
export type People = Map<string, string>;

/** The figures of an hour, and the persons who visited the site. */
export interface HourFigures {
  counters: Counters;
  people: People;
}

/**
 * Adds the persons of an hour that are not among the persons of the day so far (`known`), each to the slice of its first visit. Call it in
 * the order of the hours.
 */
export function countPeople(counters: Counters, known: Set<string>, people: ReadonlyMap<string, string>): void {
  for (const [person, slice] of people) {
    if (known.has(person)) continue;
    known.add(person);
    add(counters, counterKey('total', slice, 'people'));
  }
}
