import { describe, expect, it } from 'vitest';
import { coversBegin, coversPart, isUnbilledMonth } from '#shared/rules/billing/contract-month.ts';

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

it('a contract that ended before its account was created covers no month (R-2.61)', () => {
  const ended = { contractStart: '2025-04-01', contractEnd: '2026-11-10', createdAt: '2026-11-20T03:00:00.000Z' };
  expect(coversPart(ended, '2026-11')).toBe(false);
  expect(coversBegin(ended, '2026-11')).toBe(false);
  expect(coversPart({ ...ended, contractEnd: '2026-11-20' }, '2026-11')).toBe(true);
});

describe('isUnbilledMonth', () => {
  const from = (firstBilledMonth: string | null, contractEnd: string | null = null) => ({
    contractStart: '2025-04-01',
    contractEnd,
    createdAt: '2026-11-20T03:00:00.000Z',
    billingStart: { firstBilledMonth },
  });
  it.each([
    ['2026-12', null, '2026-11', true],
    ['2026-12', null, '2026-12', false],
    [null, null, '2026-11', false],
    [null, '2026-12-31', '2026-12', false],
    [null, '2026-12-31', '2027-01', true],
    [null, '2027-01-01', '2027-01', false],
    [null, '2026-11-19', '2026-11', true],
  ])('first billed month %s, contract end %s: %s is not billed: %s (R-2.61)', (first, end, month, isUnbilled) => {
    expect(isUnbilledMonth(from(first, end), month)).toBe(isUnbilled);
  });
  it('returns false for accounts without a billing start', () => {
    expect(isUnbilledMonth({ ...from(null), billingStart: null }, '2020-01')).toBe(false);
  });
});
