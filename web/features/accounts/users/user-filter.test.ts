import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import { ACCOUNT_TYPES } from '#shared/model/accounts/account-type.ts';
import { type UserFilter, userFilter } from '#web/features/accounts/users/user-filter.ts';

const keyword = fc.string().map((text) => text.trim());
const anyFilter: fc.Arbitrary<UserFilter> = fc.record({
  keyword,
  status: fc.option(fc.constantFrom(...CONTRACT_STATUSES)),
  type: fc.option(fc.constantFrom(...ACCOUNT_TYPES)),
  plan: fc.option(fc.string({ minLength: 1 })),
  sort: fc.constantFrom('created', 'company'),
  order: fc.constantFrom('asc', 'desc'),
});

describe('userFilter', () => {
  it('parse restores a serialized filter', () =>
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(userFilter.parse(new URLSearchParams(String(userFilter.serialize(filter))))).toEqual(filter);
      }),
    ));
  it('serialize omits default values', () => expect(String(userFilter.serialize(userFilter.initial))).toBe(''));
  it('parse ignores invalid parameters', () =>
    expect(userFilter.parse(new URLSearchParams('status=GONE&type=MASTER&sort=age&order=up&plan='))).toEqual(userFilter.initial));
});

describe('userFilter.isFiltered', () => {
  it('returns false if only the order differs from the default', () =>
    expect(userFilter.isFiltered({ ...userFilter.initial, sort: 'company', order: 'asc' })).toBe(false));
  it.each([{ keyword: 'a' }, { status: 'ACTIVE' }, { type: 'user' }, { plan: 'light' }] as const)('returns true for %o', (change) =>
    expect(userFilter.isFiltered({ ...userFilter.initial, ...change })).toBe(true),
  );
});

describe('userFilter.toQuery', () => {
  it('returns only the order for the default filter', () =>
    expect(userFilter.toQuery(userFilter.initial)).toEqual({ sort: 'created', order: 'desc' }));
  it('returns every set value', () => {
    const filter = { keyword: 'a', status: 'ACTIVE', type: 'user', plan: 'light', sort: 'company', order: 'asc' } as const;
    expect(userFilter.toQuery(filter)).toEqual(filter);
  });
});
