import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NewsSort, NewsStatus } from '#shared/model/news/news.ts';
import { newsFilter } from '#web/features/news/news-filter.ts';

it('newsFilter restores every serialized filter', () => {
  const filter = fc.record({
    keyword: fc.constantFrom('', '春', 'sale 50%'),
    status: fc.option(fc.constantFrom(...NewsStatus.options)),
    siteId: fc.option(fc.constant('abcdefghij12')),
    sort: fc.constantFrom(...NewsSort.options),
    order: fc.constantFrom('asc' as const, 'desc' as const),
  });
  fc.assert(
    fc.property(filter, (one) => {
      expect(newsFilter.parse(newsFilter.serialize(one))).toEqual(one);
    }),
  );
});

it('newsFilter.parse replaces invalid parameters by defaults; serialize omits defaults', () => {
  expect(newsFilter.parse(new URLSearchParams('status=gone&site=x&sort=size&order=up'))).toEqual(newsFilter.initial);
  expect(newsFilter.serialize(newsFilter.initial).size).toBe(0);
});

it('newsFilter.isFiltered returns true if the filter can hide items; newsFilter.toQuery returns the query of the API call', () => {
  expect(newsFilter.isFiltered(newsFilter.initial)).toBe(false);
  expect(newsFilter.isFiltered({ ...newsFilter.initial, sort: 'start' })).toBe(true);
  expect(newsFilter.toQuery({ ...newsFilter.initial, siteId: 'abcdefghij12', status: 'draft' })).toEqual({
    status: 'draft',
    siteId: 'abcdefghij12',
    sort: 'updated',
    order: 'desc',
  });
});
