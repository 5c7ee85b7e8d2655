import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteSort, SiteStatus } from '#shared/model/site/site.ts';
import { DEFAULT_SITE_FILTER, isFiltered, parseFilter, toQuery, serializeFilter } from '#web/features/sites/list/site-filter.ts';

const anyFilter = fc.record({
  keyword: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  status: fc.option(fc.constantFrom(...SiteStatus.options)),
  sort: fc.constantFrom(...SiteSort.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

describe('parseFilter and serializeFilter', () => {
  it('round-trip a filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(new URLSearchParams(serializeFilter(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('leave out default values', () => expect(serializeFilter(DEFAULT_SITE_FILTER).toString()).toBe(''));

  it('ignore invalid parameters', () =>
    expect(parseFilter(new URLSearchParams('q=%20sale&status=GONE&sort=size&order=up'))).toEqual({
      ...DEFAULT_SITE_FILTER,
      keyword: 'sale',
    }));
});

describe('isFiltered', () => {
  it.each([
    [{}, false],
    [{ sort: 'name', order: 'asc' }, false],
    [{ keyword: 'a' }, true],
    [{ status: 'DRAFT' }, true],
    [{ sort: 'published' }, true],
  ] as const)('returns for %j: %j', (differences, expected) =>
    expect(isFiltered({ ...DEFAULT_SITE_FILTER, ...differences })).toBe(expected),
  );
});

describe('toQuery', () => {
  it('contains only set values and the order', () => {
    expect(toQuery(DEFAULT_SITE_FILTER)).toEqual({ sort: 'edited', order: 'desc' });
    expect(toQuery({ keyword: 'a', status: 'DRAFT', sort: 'name', order: 'asc' })).toEqual({
      keyword: 'a',
      status: 'DRAFT',
      sort: 'name',
      order: 'asc',
    });
  });
});
