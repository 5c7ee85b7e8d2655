import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ContractHolder,
  earliestEnd,
  mayEnd,
  possibleEnds,
  withoutRequestedEnd,
  withRequestedEnd,
} from '#shared/rules/billing/end-contract.ts';
import { requester } from '#shared/rules/plans/requester-fixture.ts';

const HOLDER: ContractHolder = {
  planId: 'standard',
  planSince: '2026-04',
  planChange: null,
  contractStart: '2026-04-01',
  contractEnd: null,
  endRequest: null,
  createdAt: '2026-03-03T00:00:00.000Z',
};
const NOW = new Date('2026-11-20T03:00:00Z');
const change = (from: string) => ({ planId: 'pro', from, requestedAt: NOW.toISOString(), requestedBy: 'A person', trialEnd: null });

describe('the end of a contract', () => {
  it.each([
    ['2026-04-01', '2027-03'],
    ['2026-04-02', '2027-04'],
    ['2026-04-30', '2027-04'],
    ['2024-02-29', '2026-11'],
    [null, '2027-03'],
  ])('is possible, for a contract from %s, at the end of %s at the earliest', (contractStart, month) => {
    expect(earliestEnd({ ...HOLDER, contractStart }, NOW)).toBe(month);
  });

  it('lies at least twelve months after the start, and never in the past', () => {
    const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, day, (start, now) => {
        const contractStart = start.toISOString().slice(0, 10);
        const [first = ''] = possibleEnds({ ...HOLDER, contractStart }, now);
        const afterEnd = new Date(`${first}-01`);
        afterEnd.setUTCMonth(afterEnd.getUTCMonth() + 1);
        const anniversary = new Date(contractStart);
        anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 1);
        expect(afterEnd >= anniversary || afterEnd.getTime() >= anniversary.getTime()).toBe(true);
        expect(afterEnd > now).toBe(true);
      }),
    );
  });

  it('is the last day of the month; a later request replaces it, and a withdrawal restores the contract', () => {
    const ended = withRequestedEnd(HOLDER, '2028-02', NOW, requester('A person'));
    expect(ended).toMatchObject({ contractEnd: '2028-02-29', endRequest: { requestedBy: 'A person', requestedAt: NOW.toISOString() } });
    expect(withRequestedEnd(ended, '2028-02', NOW, requester('Another'))).toBe(ended);
    expect(withRequestedEnd(ended, '2027-06', NOW, requester('Another'))).toMatchObject({
      contractEnd: '2027-06-30',
      endRequest: { requestedBy: 'Another' },
    });
    expect(withoutRequestedEnd(ended)).toEqual(HOLDER);
    expect(withoutRequestedEnd(HOLDER)).toBe(HOLDER);
  });

  it('cancels a plan change that is due after the end', () => {
    const [earlier, later] = ['2027-03', '2027-04'].map((from) =>
      withRequestedEnd({ ...HOLDER, planChange: change(from) }, '2027-03', NOW, requester('A')),
    );
    expect(earlier?.planChange?.from).toBe('2027-03');
    expect(later?.planChange).toBeNull();
  });

  it('cannot be requested for a trial, or if an end was agreed in the contract', () => {
    expect(mayEnd(HOLDER)).toBe(true);
    expect(mayEnd({ ...HOLDER, planId: 'trial', contractEnd: '2026-12-01' })).toBe(false);
    expect(mayEnd({ ...HOLDER, contractEnd: '2027-03-31' })).toBe(false);
    expect(mayEnd(withRequestedEnd(HOLDER, '2027-03', NOW, requester('A person')))).toBe(true);
  });
});
