/** The simulated year in instants. It shares no code with the product. */

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const AHEAD_MS = 9 * HOUR_MS;

/** Months that are closed, the last of them at `firstOf(MONTHS)`. They contain the end of a year and the 29 days of February 2028. */
export const MONTHS = 13;

/** The first instant of a month in Japan; month 0 is November 2027. */
export const firstOf = (month: number): number => Date.UTC(2027, 10 + month, 1) - AHEAD_MS;
/** Returns when the month before is closed: after the sixth hour of `month`. */
export const closingOf = (month: number): number => firstOf(month) + 6 * HOUR_MS + 1_000;
export const dayOf = (instant: number): string => new Date(instant + AHEAD_MS).toISOString().slice(0, 10);
export const monthName = (month: number): string => dayOf(firstOf(month)).slice(0, 7);
/** The month that contains an instant. */
export const monthAt = (instant: number): number => {
  let month = 0;
  while (firstOf(month + 1) <= instant) month += 1;
  return month;
};

export type Random = () => number;

/** Numbers that look random and follow from the seed alone (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pickFrom = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
