import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyChoice, pairwise } from '#test/support/pairwise.ts';

test('pairwise choices contain every two values of two factors', () => {
  const factor = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 5 }).map((values) => [...new Set(values)]);
  fc.assert(
    fc.property(fc.array(factor, { minLength: 2, maxLength: 5 }), (lists) => {
      const factors = Object.fromEntries(lists.map((values, index) => [`f${index}`, values]));
      const rows = pairwise(factors);
      for (const [one, values] of Object.entries(factors))
        for (const [other, others] of Object.entries(factors))
          if (one < other)
            for (const value of values)
              for (const otherValue of others) expect(rows.some((row) => row[one] === value && row[other] === otherValue)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('pairwise choices are far fewer than all combinations', () => {
  const four = [1, 2, 3, 4] as const;
  expect(pairwise({ a: four, b: four, c: four, d: four, e: four }).length).toBeLessThan(30);
});

test('everyChoice returns each combination once, the last factor changing first', () => {
  expect(everyChoice({ a: [1, 2], b: ['x', 'y'] })).toEqual([
    { a: 1, b: 'x' },
    { a: 1, b: 'y' },
    { a: 2, b: 'x' },
    { a: 2, b: 'y' },
  ]);
});
