import { describe, expect, it } from 'vitest';
import { earliestEnd, isShortTerm } from '#web/features/accounts/users/form/fields/contract-term.ts';

describe('earliestEnd', () => {
  it.each([
    ['2026-04-01', '2027-03-31'],
    ['2026-11-20', '2027-11-19'],
    ['2027-01-01', '2027-12-31'],
    ['2027-02-28', '2028-02-27'],
    ['2028-02-29', '2029-02-28'],
    ['2028-03-01', '2029-02-28'],
  ])('for a start on %s, returns %s', (start, end) => expect(earliestEnd(start)).toBe(end));
  it('returns null without a start', () => expect(earliestEnd('')).toBeNull());
});

describe('isShortTerm', () => {
  it('returns true for a term that is one day shorter than a year', () => expect(isShortTerm('2026-04-01', '2027-03-30')).toBe(true));
  it('returns false for a full year', () => expect(isShortTerm('2026-04-01', '2027-03-31')).toBe(false));
  it('returns false without an end', () => expect(isShortTerm('2026-04-01', '')).toBe(false));
});
