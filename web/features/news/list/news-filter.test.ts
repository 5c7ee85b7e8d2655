import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NewsSort, NewsStatus } from '#shared/model/news/news.ts';
import { DEFAULT_NEWS_FILTER, isFiltered, parseFilter, serializeFilter, toQuery } from '#web/features/news/list/news-filter.ts';

it('reads every filter back from its query', () => {
  const filter = fc.record({
    keyword: fc.constantFrom('', '春', 'sale 50%'),
    status: fc.option(fc.constantFrom(...NewsStatus.options)),
    site: fc.option(fc.constant('abcdefghij12')),
    sort: fc.constantFrom(...NewsSort.options),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  });
  fc.assert(
    fc.property(filter, (one) => {
      expect(parseFilter(serializeFilter(one))).toEqual(one);
    }),
  );
});

it('replaces invalid parameters by their defaults', () => {
  expect(parseFilter(new URLSearchParams('status=gone&site=x&sort=size&order=up'))).toEqual(DEFAULT_NEWS_FILTER);
  expect(serializeFilter(DEFAULT_NEWS_FILTER).size).toBe(0);
});

it('reports whether items can be hidden, and builds the query for the API', () => {
  expect(isFiltered(DEFAULT_NEWS_FILTER)).toBe(false);
  expect(isFiltered({ ...DEFAULT_NEWS_FILTER, sort: 'start' })).toBe(true);
  expect(toQuery({ ...DEFAULT_NEWS_FILTER, site: 'abcdefghij12', status: 'draft' })).toEqual({
    status: 'draft',
    siteId: 'abcdefghij12',
    sort: 'updated',
    order: 'desc',
  });
});
