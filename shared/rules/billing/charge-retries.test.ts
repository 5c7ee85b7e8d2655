import { expect, it } from 'vitest';
import { nextChargeDay } from '#shared/rules/billing/charge-retries.ts';

it.each([
  [1, '2026-11-27', '2026-11-30'],
  [2, '2026-11-30', '2026-12-03'],
  [3, '2026-12-03', '2026-12-07'],
  [4, '2026-12-07', null],
])('schedules after %i attempts from 27 November, the last on %s, the next one on %s', (made, today, expected) => {
  expect(nextChargeDay('2026-11-27', made, today)).toBe(expected);
});

it('never plans an attempt for the day of the last one or before it', () => {
  expect(nextChargeDay('2026-11-27', 1, '2026-12-20')).toBe('2026-12-21');
});
