import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteSort, SiteStatus } from '#shared/model/sites/site.ts';
import { siteFilter } from '#web/features/sites/site-filter.ts';

const anyFilter = fc.record({
  keyword: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  status: fc.option(fc.constantFrom(...SiteStatus.options)),
  sort: fc.constantFrom(...SiteSort.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});

describe('siteFilter', () => {
  it('parse restores a serialized filter', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(siteFilter.parse(new URLSearchParams(siteFilter.serialize(filter).toString()))).toEqual(filter);
      }),
    );
  });

  it('serialize omits default values', () => expect(siteFilter.serialize(siteFilter.initial).toString()).toBe(''));

  it('parse ignores invalid parameters', () =>
    expect(siteFilter.parse(new URLSearchParams('q=%20sale&status=GONE&sort=size&order=up'))).toEqual({
      ...siteFilter.initial,
      keyword: 'sale',
    }));
});

describe('siteFilter.isFiltered', () => {
  it.each([
    [{}, false],
    [{ sort: 'name', order: 'asc' }, false],
    [{ keyword: 'a' }, true],
    [{ status: 'DRAFT' }, true],
    [{ sort: 'published' }, true],
  ] as const)('for %j instead of the default values, returns %j', (differences, expected) =>
    expect(siteFilter.isFiltered({ ...siteFilter.initial, ...differences })).toBe(expected),
  );
});

describe('siteFilter.toQuery', () => {
  it('returns only set values and the order', () => {
    expect(siteFilter.toQuery(siteFilter.initial)).toEqual({ sort: 'edited', order: 'desc' });
    expect(siteFilter.toQuery({ keyword: 'a', status: 'DRAFT', sort: 'name', order: 'asc' })).toEqual({
      keyword: 'a',
      status: 'DRAFT',
      sort: 'name',
      order: 'asc',
    });
  });
});
