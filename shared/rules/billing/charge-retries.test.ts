import { expect, it } from 'vitest';
import { nextChargeDay } from '#shared/rules/billing/charge-retries.ts';

it.each([
  [1, '2026-11-27', '2026-11-30'],
  [2, '2026-11-30', '2026-12-03'],
  [3, '2026-12-03', '2026-12-07'],
  [4, '2026-12-07', null],
])('nextChargeDay after attempt %i of a charge due on 27 November, made on %s, is %s', (made, today, expected) => {
  expect(nextChargeDay('2026-11-27', made, today)).toBe(expected);
});

it('nextChargeDay returns a day after the last attempt, even if the attempt was made late', () => {
  expect(nextChargeDay('2026-11-27', 1, '2026-12-20')).toBe('2026-12-21');
});
