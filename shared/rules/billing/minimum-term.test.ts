import { expect, it } from 'vitest';
import { minimumEnd } from '#shared/rules/billing/minimum-term.ts';

it.each([
  ['2026-12', '2027-11-30'],
  ['2027-01', '2027-12-31'],
  ['2027-03', '2028-02-29'],
  ['2026-03', '2027-02-28'],
])('minimumEnd for %s is %s, after twelve whole months (R-3.11)', (month, day) => expect(minimumEnd(month)).toBe(day));
