import { describe, expect, it } from 'vitest';
import { earliestEnd, isShortTerm } from '#web/features/users/form/fields/contract-term.ts';

describe('earliestEnd', () => {
  it.each([
    ['2026-04-01', '2027-03-31'],
    ['2026-11-20', '2027-11-19'],
    ['2027-01-01', '2027-12-31'],
    ['2027-02-28', '2028-02-27'],
    ['2028-02-29', '2029-02-28'],
    ['2028-03-01', '2029-02-28'],
  ])('of a contract from %s is %s', (start, end) => expect(earliestEnd(start)).toBe(end));
  it('is null without a start', () => expect(earliestEnd('')).toBeNull());
});

describe('isShortTerm', () => {
  it('is true for a day less than a year', () => expect(isShortTerm('2026-04-01', '2027-03-30')).toBe(true));
  it('is false for a full year', () => expect(isShortTerm('2026-04-01', '2027-03-31')).toBe(false));
  it('is false without an end', () => expect(isShortTerm('2026-04-01', '')).toBe(false));
});
