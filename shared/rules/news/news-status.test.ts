import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewsState } from '#shared/model/news/news.ts';
import { newsStatus, type NewsTimes } from '#shared/rules/news/news-status.ts';

const START = '2026-12-01T00:00:00.000Z';
const END = '2026-12-24T15:00:00.000Z';
const times = (differences: Partial<NewsTimes> = {}): NewsTimes => ({ state: 'public', startDate: START, endDate: END, ...differences });
const beside = (at: string, ms: number): Date => new Date(Date.parse(at) + ms);

describe('newsStatus', () => {
  it.each([
    ['equals unpublic before the start', times(), beside(START, -1), 'unpublic'],
    ['equals public from the start', times(), beside(START, 0), 'public'],
    ['equals public up to the end', times(), beside(END, -1), 'public'],
    ['equals expired at the end', times(), beside(END, 0), 'expired'],
    ['equals expired after the end', times(), beside(END, 1), 'expired'],
    ['equals public without an end', times({ endDate: null }), beside(END, 1e12), 'public'],
    ['equals unpublic without a start', times({ startDate: null }), beside(START, 0), 'unpublic'],
    ['equals draft at any time', times({ state: 'draft' }), beside(END, 1), 'draft'],
    ['equals unpublic after the item was unpublished', times({ state: 'unpublic' }), beside(START, 1), 'unpublic'],
    ['equals expired at its end after the item was unpublished', times({ state: 'unpublic' }), beside(END, 0), 'expired'],
    ['compares instants, however they are written', times({ startDate: '2026-12-01T00:00:00Z' }), beside(START, 1), 'public'],
  ] as const)('%s', (_, news, now, expected) => {
    expect(newsStatus(news, now)).toBe(expected);
  });

  const moment = fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true });
  const some = fc.record({ state: fc.constantFrom(...NewsState.options), start: fc.option(moment), end: fc.option(moment) });
  const timesOf = ({ state, start, end }: { state: NewsState; start: Date | null; end: Date | null }): NewsTimes => ({
    state,
    startDate: start?.toISOString() ?? null,
    endDate: end?.toISOString() ?? null,
  });

  it('returns public exactly for started, unexpired items that are neither drafts nor unpublished', () => {
    fc.assert(
      fc.property(some, moment, (news, now) => {
        const isTold = news.state === 'public' && news.start !== null && news.start <= now && (news.end === null || now < news.end);
        expect(newsStatus(timesOf(news), now) === 'public').toBe(isTold);
      }),
    );
  });

  it('changes over time only from unpublic over public to expired; drafts stay drafts', () => {
    const order = ['unpublic', 'public', 'expired'];
    fc.assert(
      fc.property(some, fc.array(moment, { minLength: 2 }), (news, moments) => {
        const seen = moments.toSorted((one, other) => one.getTime() - other.getTime()).map((now) => newsStatus(timesOf(news), now));
        if (news.state === 'draft') expect(new Set(seen)).toEqual(new Set(['draft']));
        const places = seen.map((status) => order.indexOf(status));
        if (news.state !== 'draft') expect(places).toEqual(places.toSorted((one, other) => one - other));
      }),
    );
  });
});
