import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NewsState } from '#shared/model/news/news.ts';
import { currentNews } from '#shared/rules/news/current-news.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';
import { nextNewsChange } from '#shared/rules/news/next-change.ts';
import { endedNow, publishedNow } from '#shared/rules/news/publish-now.ts';

/** Few instants, so that dates coincide often. */
const instant = fc.integer({ min: 0, max: 12 }).map((minute) => new Date(Date.UTC(2026, 10, 20, 12, minute)));
const times = fc
  .record({ state: fc.constantFrom(...NewsState.options), start: fc.option(instant), end: fc.option(instant) })
  .map(({ state, start, end }) => ({ state, startDate: start?.toISOString() ?? null, endDate: end?.toISOString() ?? null }));
const created = '2026-11-01T00:00:00.000Z';
const items = fc
  .array(times, { maxLength: 8 })
  .map((all) => all.map((one, index) => ({ ...one, id: String.fromCodePoint(97 + index), createdAt: created })));
type Times = { state: string; startDate: string | null; endDate: string | null };

/** The plain model: an item is on the pages if it is public, has started, and has not ended. */
const isOnPages = ({ state, startDate, endDate }: Times, now: Date): boolean =>
  state === 'public' && startDate !== null && new Date(startDate) <= now && (endDate === null || now < new Date(endDate));

describe('currentNews', () => {
  it('returns the items that the plain model shows, at any time', () => {
    fc.assert(
      fc.property(items, instant, (all, now) => {
        const shown = currentNews(all, [], now).map(({ id }) => id);
        expect(shown.toSorted()).toEqual(all.filter((item) => isOnPages(item, now)).map(({ id }) => id));
      }),
    );
  });

  it('keeps the order of the site; items without a position come first, latest start first', () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
    const item = (id: string, minute: number) => ({
      id,
      createdAt: created,
      state: 'public' as const,
      startDate: at(minute),
      endDate: null,
    });
    const all = [item('a', 1), item('b', 2), item('c', 3), item('d', 4)];
    expect(currentNews(all, ['c', 'a', 'gone'], new Date(at(5))).map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
  });
});

describe('nextNewsChange', () => {
  it('returns the first later instant at which the plain model changes by time alone', () => {
    const end = new Date(Date.UTC(2026, 10, 20, 13));
    fc.assert(
      fc.property(times, instant, (item, now) => {
        let expected: Date | undefined;
        for (let at = now.getTime() + 60_000; expected === undefined && at <= end.getTime(); at += 60_000)
          if (isOnPages(item, new Date(at)) !== isOnPages(item, now)) expected = new Date(at);
        expect(nextNewsChange(item, now)).toEqual(expected);
      }),
    );
  });
});

describe('publishedNow and endedNow', () => {
  it('make any item public immediately, and any public item expired', () => {
    fc.assert(
      fc.property(times, instant, (item, now) => {
        const published = publishedNow(item, now);
        expect(newsStatus(published, now)).toBe('public');
        expect(newsStatus(endedNow(published, now), now)).toBe('expired');
      }),
    );
  });

  it('keep the first start of an unpublished item, but not the start of a draft', () => {
    const startDate = '2026-11-01T00:00:00.000Z';
    const now = new Date('2026-11-20T00:00:00.000Z');
    expect(publishedNow({ state: 'unpublic', startDate, endDate: null }, now).startDate).toBe(startDate);
    expect(publishedNow({ state: 'draft', startDate, endDate: null }, now).startDate).toBe(now.toISOString());
  });
});
