import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { ENTRY_STATES } from '#shared/model/visitors/form-entry.ts';
import { type EntryFilter, entryFilter, VisitorSort } from '#web/features/visitors/visitor-filter.ts';
import { isValidRange } from '#web/ui/list/list-filter.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((typed) => typed.trim());
const anyDay = fc.constantFrom('2026-01-31', '2026-11-22', '2027-02-28');
const anyFilter: fc.Arbitrary<EntryFilter> = fc.record({
  keyword: text,
  email: text,
  lang: fc.option(fc.constantFrom(...LANGUAGES)),
  from: fc.option(anyDay),
  to: fc.option(anyDay),
  state: fc.option(fc.constantFrom(...ENTRY_STATES)),
  sort: fc.constantFrom(...VisitorSort.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});
const parse = (query: string) => entryFilter.parse(new URLSearchParams(query));

describe('entryFilter', () => {
  it('parse restores a serialized filter', () =>
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parse(entryFilter.serialize(filter).toString())).toEqual(filter);
      }),
    ));
  it('serialize omits default values', () => expect(entryFilter.serialize(entryFilter.initial).toString()).toBe(''));
  it('parse ignores invalid parameters', () =>
    expect(parse('q=%20tea&state=suspended&lang=fr&from=2026-02-30&sort=age&order=up')).toEqual({
      ...entryFilter.initial,
      keyword: 'tea',
    }));
});

describe('entryFilter.isFiltered', () => {
  it('returns false if only the order differs from the default', () =>
    expect(entryFilter.isFiltered({ ...entryFilter.initial, sort: 'email', order: 'asc' })).toBe(false));
  it.each([{ keyword: 'a' }, { email: 'a@' }, { lang: 'en' }, { from: '2026-11-22' }, { state: 'spam' }] as const)(
    'returns true for %o',
    (change) => expect(entryFilter.isFiltered({ ...entryFilter.initial, ...change })).toBe(true),
  );
});

describe('isValidRange', () => {
  it.each([
    [null, '2026-11-22', true],
    ['2026-11-22', '2026-11-22', true],
    ['2026-11-23', '2026-11-22', false],
  ])('for %s to %s, returns %s', (from, to, expected) => expect(isValidRange({ ...entryFilter.initial, from, to })).toBe(expected));
});

describe('entryFilter.toQuery', () => {
  it('returns only the order for the default filter', () =>
    expect(entryFilter.toQuery(entryFilter.initial)).toEqual({ sort: 'created', order: 'desc' }));
  it('returns every set value', () => {
    const filter = {
      keyword: 'a',
      email: 'b',
      lang: 'kr',
      from: '2026-11-01',
      to: '2026-11-22',
      state: 'new',
      sort: 'email',
      order: 'asc',
    } as const;
    expect(entryFilter.toQuery(filter)).toEqual(filter);
  });
});
