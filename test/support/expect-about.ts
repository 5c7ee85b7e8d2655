import { expect } from 'vitest';

const MARGIN = 0.1;

/** Compares counts with a margin of a tenth: sizes of items, which are billed by the kilobyte, grow with the ids and times in them. */
export function expectAbout(measured: Record<string, number>, expected: Readonly<Record<string, number>>): void {
  const wrong = Object.entries(expected).filter(([name, count]) => !(Math.abs((measured[name] ?? NaN) - count) <= count * MARGIN));
  expect(Object.fromEntries(wrong.map(([name]) => [name, measured[name]]))).toEqual(Object.fromEntries(wrong));
}
