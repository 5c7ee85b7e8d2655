import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewsState } from '#shared/model/news/news.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';
import { type NewsTiming, newsVisibility } from '#web/features/news/model/news-visibility.ts';

const NOW = new Date('2026-11-20T05:00:00.000Z');
const START = '2026-12-01T00:00:00.000Z';
const END = '2026-12-24T15:00:00.000Z';
const PAST = '2026-11-01T00:00:00.000Z';
const timing = (differences: Partial<NewsTiming>): NewsTiming => ({
  state: 'public',
  publishType: 'scheduled',
  startDate: START,
  endDate: END,
  ...differences,
});

describe('newsVisibility', () => {
  it.each([
    ['a draft', { state: 'draft', endDate: PAST }, { kind: 'draft' }],
    ['an unpublished item', { state: 'unpublic', startDate: PAST }, { kind: 'taken-back' }],
    ['a scheduled item', {}, { kind: 'period', start: START, end: END }],
    ['a scheduled item without an end', { endDate: null }, { kind: 'from', start: START }],
    ['a scheduled item that has begun', { startDate: PAST }, { kind: 'until', end: END }],
    ['a scheduled item without a start', { startDate: null }, { kind: 'incomplete' }],
    ['an instant item', { publishType: 'instant', startDate: null, endDate: null }, { kind: 'open' }],
    ['an instant item with an end', { publishType: 'instant', startDate: null }, { kind: 'until', end: END }],
    ['an item at its end', { startDate: PAST, endDate: NOW.toISOString() }, { kind: 'over', end: NOW.toISOString() }],
  ] as const)('returns when %s is seen', (_, differences, expected) => expect(newsVisibility(timing(differences), NOW)).toEqual(expected));

  it('agrees with newsStatus for every item that has a start', () => {
    const moment = fc.date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2027-12-31T00:00:00Z'), noInvalidDate: true });
    const STATUS = { draft: 'draft', 'taken-back': 'unpublic', incomplete: 'unpublic', from: 'unpublic', period: 'unpublic' } as const;
    fc.assert(
      fc.property(fc.constantFrom(...NewsState.options), moment, fc.option(moment), moment, (state, start, end, now) => {
        const times = { state, startDate: start.toISOString(), endDate: end?.toISOString() ?? null };
        const { kind } = newsVisibility({ ...times, publishType: 'scheduled' }, now);
        const expected = kind === 'over' ? 'expired' : kind === 'open' || kind === 'until' ? 'public' : STATUS[kind];
        expect(newsStatus(times, now)).toBe(expected);
      }),
    );
  });
});
