/** Reproducible random numbers: the same seed returns the same sequence. */
export interface SeededRandom {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  /** Returns a whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** Whether an event of this probability happens. */
  happens: (probability: number) => boolean;
  /** Returns a random choice by weights. */
  pick: <T>(choices: readonly (readonly [T, number])[]) => T;
  /** Returns a log-normally distributed value, like the time people spend. */
  around: (median: number, spread?: number) => number;
  /** Returns `count` lower-case letters and digits. */
  letters: (count: number) => string;
}

const INCREMENT = 0x6d_2b_79_f5;
const DEFAULT_SPREAD = 0.6;

/** Returns the generator of a seed (mulberry32). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + INCREMENT) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const found = choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1);
      if (!found) throw new Error('The list of choices is empty');
      return found[0];
    },
    around: (median, spread = DEFAULT_SPREAD) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    letters: (count) => Array.from({ length: count }, () => below(36).toString(36)).join(''),
  };
}
