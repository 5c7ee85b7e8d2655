import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { ENTRY_STATES, EntryState } from '#shared/model/visitor/form-entry.ts';
import {
  DEFAULT_VISITOR_FILTER,
  isFiltered,
  isValidRange,
  parseFilter,
  serializeFilter,
  toQuery,
  VisitorSort,
  type VisitorFilter,
} from '#web/features/visitors/list/visitor-filter.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((typed) => typed.trim());
const anyDay = fc.constantFrom('2026-01-31', '2026-11-22', '2027-02-28');
const anyFilter: fc.Arbitrary<VisitorFilter<EntryState>> = fc.record({
  keyword: text,
  email: text,
  lang: fc.option(fc.constantFrom(...LANGUAGES)),
  from: fc.option(anyDay),
  to: fc.option(anyDay),
  state: fc.option(fc.constantFrom(...ENTRY_STATES)),
  sort: fc.constantFrom(...VisitorSort.options),
  order: fc.constantFrom('asc' as const, 'desc' as const),
});
const parse = (query: string) => parseFilter(EntryState, new URLSearchParams(query));

describe('parseFilter and serializeFilter', () => {
  it('round-trip a filter', () =>
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parse(serializeFilter(filter).toString())).toEqual(filter);
      }),
    ));
  it('leave out default values', () => expect(serializeFilter(DEFAULT_VISITOR_FILTER).toString()).toBe(''));
  it('ignore invalid parameters', () =>
    expect(parse('q=%20tea&state=suspended&lang=fr&from=2026-02-30&sort=age&order=up')).toEqual({
      ...DEFAULT_VISITOR_FILTER,
      keyword: 'tea',
    }));
});

describe('isFiltered', () => {
  it('returns false for an order alone', () => expect(isFiltered({ ...DEFAULT_VISITOR_FILTER, sort: 'email', order: 'asc' })).toBe(false));
  it.each([{ keyword: 'a' }, { email: 'a@' }, { lang: 'en' }, { from: '2026-11-22' }, { state: 'spam' }] as const)(
    'returns true for %o',
    (change) => expect(isFiltered({ ...DEFAULT_VISITOR_FILTER, ...change })).toBe(true),
  );
});

describe('isValidRange', () => {
  it.each([
    [null, '2026-11-22', true],
    ['2026-11-22', '2026-11-22', true],
    ['2026-11-23', '2026-11-22', false],
  ])('returns for %s to %s: %s', (from, to, expected) => expect(isValidRange({ ...DEFAULT_VISITOR_FILTER, from, to })).toBe(expected));
});

describe('toQuery', () => {
  it('contains only the order for the default filter', () =>
    expect(toQuery(DEFAULT_VISITOR_FILTER)).toEqual({ sort: 'created', order: 'desc' }));
  it('contains every set value', () => {
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
    expect(toQuery(filter)).toEqual(filter);
  });
});
