import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Offer, offerState, type OfferState } from '#shared/rules/popups/offer-state.ts';

const NOW = new Date('2026-11-30T15:00:00Z');
const at = (ms: number): string => new Date(NOW.getTime() + ms).toISOString();
const offer = (differences: Partial<Offer> = {}): Offer => ({
  kind: 'applicantLimit',
  startDate: null,
  endDate: null,
  limit: 10,
  hasWaitingList: false,
  ...differences,
});

describe('offerState', () => {
  it.each<[OfferState, string, Partial<Offer>, number]>([
    ['open', 'no applicants', {}, 0],
    ['open', 'one place left', {}, 9],
    ['full', 'its last place taken', {}, 10],
    ['full', 'a limit lowered below the count', { limit: 5 }, 9],
    ['open', 'a limit raised above the count', { limit: 11 }, 10],
    ['waiting-list', 'its last place taken and a waiting list', { hasWaitingList: true }, 10],
    ['open', 'one place left and a waiting list', { hasWaitingList: true }, 9],
    ['open', 'no limit', { limit: null }, 1_000_000],
    ['open', 'limited time, whose limit is not in use', { kind: 'timeLimit' }, 10],
    ['inactive', 'an end that has passed, and a waiting list', { endDate: at(-1), hasWaitingList: true }, 10],
    ['inactive', 'a start to come', { startDate: at(1), endDate: at(2) }, 0],
    ['open', 'its end at this moment', { endDate: at(0) }, 0],
  ])('returns %s for an offer with %s', (expected, _, differences, applicants) => {
    expect(offerState(offer(differences), applicants, NOW)).toBe(expected);
  });

  it('accepts exactly as many applicants as the limit allows, however the limit changes', () => {
    const step = fc.oneof(fc.constant('apply' as const), fc.record({ limit: fc.integer({ min: 1, max: 12 }) }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.boolean(), (steps, hasWaitingList) => {
        let [limit, applicants, waiting] = [3, 0, 0];
        for (const one of steps) {
          if (one !== 'apply') {
            ({ limit } = one);
            continue;
          }
          const state = offerState(offer({ limit, hasWaitingList }), applicants, NOW);
          expect(state).toBe(applicants < limit ? 'open' : hasWaitingList ? 'waiting-list' : 'full');
          if (state === 'open') applicants += 1;
          if (state === 'waiting-list') waiting += 1;
          if (state === 'open') expect(applicants).toBeLessThanOrEqual(limit);
        }
        expect(waiting === 0 || hasWaitingList).toBe(true);
      }),
    );
  });
});
