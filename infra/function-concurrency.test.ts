import { describe, expect, it } from 'vitest';
import { reservedConcurrency, UNRESERVED_LEAST, USUAL_QUOTA } from '#infra/function-concurrency.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';

const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const VISITORS: readonly FunctionName[] = ['end-user', 'member', 'site-form'];
const sumOf = (reserved: ReadonlyMap<FunctionName, number>, isCounted: (name: FunctionName) => boolean): number =>
  [...reserved].reduce((sum, [name, count]) => sum + (isCounted(name) ? count : 0), 0);
const isHttp = (name: FunctionName): boolean => FUNCTIONS[name].trigger.by === 'http';

describe('reservedConcurrency', () => {
  it('bounds all background functions and those of visitors, and leaves over a quarter of the quota to the console (R-26.63)', () => {
    const reserved = reservedConcurrency(USUAL_QUOTA);
    expect([...reserved.keys()]).toEqual(NAMES.filter((name) => !isHttp(name) || VISITORS.includes(name)));
    expect(sumOf(reserved, (name) => !isHttp(name))).toBeLessThan(0.47 * USUAL_QUOTA);
    expect(sumOf(reserved, isHttp)).toBe(0.25 * USUAL_QUOTA);
    expect(USUAL_QUOTA - sumOf(reserved, () => true)).toBeGreaterThan(0.25 * USUAL_QUOTA);
  });

  it('leaves at least what Lambda demands unreserved at every quota, and reserves nothing in a small account', () => {
    for (let quota = 10; quota <= 5_000; quota += 10) {
      const reserved = reservedConcurrency(quota);
      if (reserved.size > 0) expect(quota - sumOf(reserved, () => true)).toBeGreaterThanOrEqual(UNRESERVED_LEAST);
      expect([...reserved.values()].every((count) => count >= 1)).toBe(true);
    }
    expect(reservedConcurrency(10).size).toBe(0);
    expect(reservedConcurrency(USUAL_QUOTA).get('roll-up-visits')).toBe(100);
  });
});
