import { expect, it } from 'vitest';
import { dueDay } from '#shared/rules/billing/due-day.ts';

it.each([
  ['2026-11-01', 27, '2026-11-27'],
  ['2026-11-27', 27, '2026-11-27'],
  // A Sunday.
  ['2026-12-01', 27, '2026-12-28'],
  ['2026-12-28', 27, '2026-12-28'],
  ['2026-12-29', 27, '2027-01-27'],
  ['2026-12-01', 1, '2026-12-01'],
  // Banks are closed from 31 December to 3 January.
  ['2027-01-01', 1, '2027-01-04'],
  ['2028-02-02', 1, '2028-03-01'],
])('an invoice of %s with charge day %i is due on %s', (issuedOn, chargeDay, expected) => {
  expect(dueDay(issuedOn, chargeDay)).toBe(expected);
});
