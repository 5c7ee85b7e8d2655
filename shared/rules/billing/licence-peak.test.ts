import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { licencePeak } from '#shared/rules/billing/licence-peak.ts';

const END = '2026-11-30T15:00:00.000Z';
const change = (at: string, by: number) => ({ at, change: by });

it.each([
  ['without changes', 3, [], 3],
  ['with one licence given back', 2, [change('2026-11-10T00:00:00.000Z', -1)], 3],
  ['with one licence taken and given back', 2, [change('2026-11-10T00:00:00.000Z', 1), change('2026-11-11T00:00:00.000Z', -1)], 3],
  [
    'with one licence that replaces another at the same instant',
    2,
    [change('2026-11-10T00:00:00.000Z', 1), change('2026-11-10T00:00:00.000Z', -1)],
    2,
  ],
  ['with one licence taken at the end of the month', 3, [change(END, 1)], 2],
  ['with one licence given back at the end of the month', 2, [change(END, -1)], 3],
])('licencePeak returns the highest number of licences in use %s', (_, inUse, changes, expected) => {
  expect(licencePeak(inUse, changes, END).count).toBe(expected);
});

it('licencePeak returns the time at which the peak was first reached; null if it was reached before the changes', () => {
  const changes = [
    change('2026-11-10T00:00:00.000Z', 1),
    change('2026-11-12T00:00:00.000Z', 1),
    change('2026-11-14T00:00:00.000Z', -1),
    change('2026-11-16T00:00:00.000Z', 1),
  ];
  expect(licencePeak(4, changes, END)).toEqual({ count: 4, reachedAt: '2026-11-12T00:00:00.000Z' });
  expect(licencePeak(2, [change('2026-11-10T00:00:00.000Z', -1)], END)).toEqual({ count: 3, reachedAt: null });
});

it('licencePeak equals the highest count after any change', () => {
  const steps = fc.array(fc.record({ minute: fc.nat(60 * 24 * 60), up: fc.boolean() }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(20), steps, (start, given) => {
      const sorted = given.toSorted((a, b) => a.minute - b.minute).filter(({ minute }, at, all) => minute !== all[at - 1]?.minute);
      let count = start;
      let most = start;
      const changes = sorted.map(({ minute, up }) => {
        const by = up || count === 0 ? 1 : -1;
        const at = new Date(Date.parse('2026-10-31T15:00:00.000Z') + minute * 60_000).toISOString();
        count += by;
        if (at < END) most = Math.max(most, count);
        return change(at, by);
      });
      expect(licencePeak(count, changes.toReversed(), END).count).toBe(most);
    }),
  );
});
