import { describe, expect, it } from 'vitest';
import {
  emptyDraft,
  mergeDraft,
  newUserErrors,
  toNewUser,
  toUserUpdate,
  userUpdateErrors,
  type UserDraft,
} from '#web/features/users/form/user-draft.ts';

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

describe('newErrors', () => {
  it('finds nothing in a full draft', () => expect(rules({})).toEqual([]));
  it('names all that is missing at once', () =>
    expect(rules({ parentId: null, companyName: ' ', contactName: '', email: '', planId: '' })).toEqual([
      'parentId required',
      'companyName required',
      'contactName required',
      'email required',
      'planId required',
    ]));
  it('asks an OEM for its grant', () => expect(rules({ type: 'oem-master' })).toEqual(['licenceGrant required']));
  it('takes a grant of none', () => expect(rules({ type: 'oem-master', licenceGrant: 0 })).toEqual([]));
  it('puts the end after the start', () => expect(rules({ contractEnd: '2026-04-01' })).toEqual(['contractEnd end-before-start']));
  it('asks no plan of further logins', () => expect(rules({ type: 'oem-admin', planId: '' })).toEqual([]));
  it('judges an initial password only where one is issued', () => {
    expect(rules({ initialPassword: '' })).toEqual(['initialPassword required']);
    expect(rules({ initialPassword: 'Initial.2026' })).toEqual([]);
  });
});

describe('toNewUser', () => {
  it('sends what the kind has, normalised', () =>
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
    }));
  it('leaves out the contract of a further login', () =>
    expect(toNewUser({ ...DRAFT, type: 'master-user' })).toMatchObject({
      role: 'MASTER_USER',
      planId: null,
      contractStart: null,
      contractEnd: null,
    }));
});

describe('toUserUpdate', () => {
  it('names the version it began from', () => expect(toUserUpdate(DRAFT, 7)).toMatchObject({ version: 7, role: 'USER' }));
  it('has the same rules', () => expect(userUpdateErrors({ ...DRAFT, email: 'x' }).map(({ rule }) => rule)).toEqual(['invalid-email']));
});

describe('mergeDraft', () => {
  it('keeps what was typed and takes in the rest', () => {
    const typed = { ...DRAFT, companyName: '喫茶 こもれび 本店' };
    const latest = { ...DRAFT, planId: 'standard' };
    expect(mergeDraft(DRAFT, typed, latest)).toEqual({ draft: { ...typed, planId: 'standard' }, both: [] });
  });
  it('names what both changed, in favour of what was typed', () => {
    const typed = { ...DRAFT, planId: 'pro', contactName: '茶谷 新' };
    const latest = { ...DRAFT, planId: 'standard', contactName: '茶谷 新' };
    expect(mergeDraft(DRAFT, typed, latest)).toEqual({ draft: typed, both: ['planId'] });
  });
});
