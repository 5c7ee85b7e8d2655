import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewsState } from '#shared/model/news/news.ts';
import { newsStart } from '#shared/rules/news/news-start.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const EARLIER = '2026-11-01T00:00:00.000Z';
const LATER = '2026-12-01T00:00:00.000Z';
const instant = { publishType: 'instant', startDate: null, state: 'public' } as const;
const was = (state: NewsState, startDate: string | null) => ({ state, startDate, endDate: null });

describe('newsStart', () => {
  it.each([
    ['equals the given date of a scheduled item', { ...instant, publishType: 'scheduled', startDate: LATER } as const, undefined, LATER],
    [
      'equals the given date even in the past',
      { ...instant, publishType: 'scheduled', startDate: EARLIER } as const,
      was('public', LATER),
      EARLIER,
    ],
    ['equals now for an instant item', instant, undefined, NOW.toISOString()],
    ['equals now for an instant item, ignoring a sent start', { ...instant, startDate: LATER }, undefined, NOW.toISOString()],
    ['stays the same when only the text changes', instant, was('public', EARLIER), EARLIER],
    ['stays the same when the item is unpublished', { ...instant, state: 'unpublic' } as const, was('public', EARLIER), EARLIER],
    ['stays the same when the item is published again', instant, was('unpublic', EARLIER), EARLIER],
    ['equals now for a former draft', instant, was('draft', EARLIER), NOW.toISOString()],
    ['equals now for a formerly scheduled item', instant, was('public', LATER), NOW.toISOString()],
    ['stays empty for an instant draft', { ...instant, state: 'draft' } as const, was('public', EARLIER), null],
  ])('%s', (_, news, before, expected) => {
    expect(newsStart(news, before, NOW)).toBe(expected);
  });

  it('is never later than the save of an instant item, and stays the same on later saves', () => {
    const start = fc.option(fc.constantFrom(EARLIER, LATER, NOW.toISOString()));
    fc.assert(
      fc.property(fc.option(fc.record({ state: fc.constantFrom(...NewsState.options), startDate: start })), fc.nat(1e9), (before, ms) => {
        const begun = newsStart(instant, before ? { ...before, endDate: null } : undefined, NOW) ?? '';
        expect(Date.parse(begun)).toBeLessThanOrEqual(NOW.getTime());
        expect(newsStart(instant, was('public', begun), new Date(NOW.getTime() + ms))).toBe(begun);
      }),
    );
  });
});
