import { describe, expect, it } from 'vitest';
import { coversBegin, coversPart } from '#shared/rules/billing/contract-month.ts';

const contract = (contractStart: string | null, contractEnd: string | null) => ({
  contractStart,
  contractEnd,
  createdAt: '2026-10-31T15:00:00.000Z',
});

describe.each([
  ['that began before the month', '2026-10-05', null, true, true],
  ['from the first of the month', '2026-11-01', null, true, true],
  ['from the second of the month', '2026-11-02', null, false, true],
  ['from the last day of the month', '2026-11-30', null, false, true],
  ['from the next month', '2026-12-01', null, false, false],
  ['until the last day of the previous month', '2026-10-05', '2026-10-31', false, false],
  ['until the first of the month', '2026-10-05', '2026-11-01', true, true],
  ['without a start, of an account created on the first', null, null, true, true],
])('a contract %s', (_, start, end, begin, part) => {
  it(`covers the first day of November: ${begin}`, () => {
    expect(coversBegin(contract(start, end), '2026-11')).toBe(begin);
  });
  it(`covers any day of November: ${part}`, () => {
    expect(coversPart(contract(start, end), '2026-11')).toBe(part);
  });
});
