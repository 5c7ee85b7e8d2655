import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  newUserErrors,
  toNewUser,
  toUserUpdate,
  userUpdateErrors,
  type UserDraft,
} from '#web/features/accounts/users/form/user-draft.ts';

const PARENT = '01J00000000000000000000001';
const DRAFT: UserDraft = {
  ...emptyDraft('user', PARENT, 'jp'),
  companyName: '喫茶 こもれび',
  contactName: '茶谷 葉月',
  email: 'Customer@example.com ',
  planId: 'light',
  contractStart: '2026-04-01',
  contractEnd: '2027-03-31',
};
const rules = (change: Partial<UserDraft>): string[] => newUserErrors({ ...DRAFT, ...change }).map(({ path, rule }) => `${path} ${rule}`);

describe('newUserErrors', () => {
  it('returns no errors for a complete draft', () => expect(rules({})).toEqual([]));
  it('reports all missing fields at once', () =>
    expect(rules({ parentId: null, companyName: ' ', contactName: '', email: '', planId: '' })).toEqual([
      'parentId required',
      'companyName required',
      'contactName required',
      'email required',
      'planId required',
    ]));
  it('requires the licence grant of an OEM', () => expect(rules({ type: 'oem-master' })).toEqual(['licenceGrant required']));
  it('accepts a licence grant of 0', () => expect(rules({ type: 'oem-master', licenceGrant: 0 })).toEqual([]));
  it('requires a contract end after the contract start', () =>
    expect(rules({ contractEnd: '2026-04-01' })).toEqual(['contractEnd end-before-start']));
  it('accepts an empty plan for account types without a contract', () => expect(rules({ type: 'oem-admin', planId: '' })).toEqual([]));
  it('validates an initial password only if one is issued', () => {
    expect(rules({ initialPassword: '' })).toEqual(['initialPassword required']);
    expect(rules({ initialPassword: 'Initial.2026' })).toEqual([]);
  });
});

describe('toNewUser', () => {
  it('returns the normalised fields of the account type', () =>
    expect(toNewUser({ ...DRAFT, licenceGrant: 5 })).toEqual({
      role: 'USER',
      parentId: PARENT,
      companyName: '喫茶 こもれび',
      contactName: '茶谷 葉月',
      email: 'customer@example.com',
      planId: 'light',
      contractStart: '2026-04-01',
      contractEnd: '2027-03-31',
      authority: 'edit',
      licenceGrant: null,
      language: 'jp',
      initialPassword: null,
      billingStart: null,
    }));
  it('returns null for the contract fields of account types without a contract', () =>
    expect(toNewUser({ ...DRAFT, type: 'master-user' })).toMatchObject({
      role: 'MASTER_USER',
      planId: null,
      contractStart: null,
      contractEnd: null,
    }));
});

describe('user draft of an existing account', () => {
  it('toUserUpdate returns the given version', () => expect(toUserUpdate(DRAFT, 7)).toMatchObject({ version: 7, role: 'USER' }));
  it('userUpdateErrors applies the same rules as newUserErrors', () =>
    expect(userUpdateErrors({ ...DRAFT, email: 'x' }).map(({ rule }) => rule)).toEqual(['invalid-email']));
});
