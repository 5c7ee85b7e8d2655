import { describe, expect, it } from 'vitest';
import { nameRedactor, type Reader } from '#functions/accounts/services/name-redactor.ts';
import { markedName, markedLogin } from '#functions/platform/base/marked-name.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, newAccount } from '#functions/accounts/store/account.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import type { Role } from '#shared/model/role.ts';

const account = (id: string, role: Role, parent: Account | null, differences: Partial<Account> = {}): Account => ({
  ...newAccount(
    {
      id,
      role,
      email: `${id}@example.com`,
      contactName: `Person of ${id}`,
      companyName: `Company ${id}`,
      contractStatus: 'ACTIVE',
      planId: null,
      authority: 'edit',
      permission: null,
      licenceGrant: null,
      createdAt: '2026-11-20T00:00:00.000Z',
    },
    parent,
  ),
  ...differences,
});

const operator = account('OPERATOR', 'MASTER', null);
const oem = account('OEM', 'OEM_MASTER', operator, { brand: { logo: null, mainColor: '#0b7285' } });
const admin = account('ADMIN', 'OEM_ADMIN', oem);
const user = account('USER', 'USER', oem);
const editor = account('EDITOR', 'SUB_ADMIN', user);
const plain = account('PLAIN', 'OEM_MASTER', operator);
const below = account('BELOW', 'USER', plain);
const ALL = [operator, oem, admin, user, editor, plain, below];

/** The account store, with the number of its calls. */
function start() {
  let calls = 0;
  const counted = <T>(value: T): Promise<T> => {
    calls += 1;
    return Promise.resolve(value);
  };
  return {
    accounts: {
      getAll: (ids: readonly string[]) => counted(ids.map((id) => ALL.find((one) => one.id === id))),
      listSubAdmins: ({ accountId }: { accountId: string }) =>
        counted(ALL.filter(({ role, parentId }) => role === 'SUB_ADMIN' && parentId === accountId)),
    },
    calls: () => calls,
  };
}

const AS_USER: Reader = { scope: scopeOf(user.id), workRole: 'USER', loginId: user.id };
const AS_OEM: Reader = { scope: scopeOf(oem.id), workRole: 'OEM_MASTER', loginId: oem.id };
const AS_OPERATOR: Reader = { scope: scopeOf(operator.id), workRole: 'MASTER', loginId: operator.id };

/** A note by this person as the reader sees it, and the number of database calls. */
async function seen(reader: Reader | undefined, name: string, ref: PersonRef | undefined) {
  const { accounts, calls } = start();
  const answer = { notes: [{ text: 'A note', ...markedName('by', name, ref) }] };
  const [note] = (await nameRedactor({ accounts }, reader)(answer)).notes;
  return { ...note, calls: calls() };
}

const personOf = ({ id: loginId, contactName }: Account, work: Account): [string, PersonRef] => [
  contactName,
  { loginId, accountId: work.id },
];

describe('nameRedactor', () => {
  it('keeps a name for readers of the person’s own account and for the operator, without a database call', async () => {
    expect(await seen(AS_USER, ...personOf(editor, user))).toMatchObject({ by: 'Person of EDITOR', calls: 0 });
    expect(await seen(AS_OPERATOR, ...personOf(user, user))).toMatchObject({ by: 'Person of USER', calls: 0 });
  });

  it('keeps a name for readers of an account above the person’s account', async () => {
    expect(await seen(AS_OEM, ...personOf(editor, user))).toMatchObject({ by: 'Person of EDITOR', calls: 1 });
  });

  it('replaces a person above the reader’s account by the provider and its brand name', async () => {
    expect(await seen(AS_USER, ...personOf(admin, oem))).toEqual({ text: 'A note', by: 'Company OEM', byProvider: true, calls: 1 });
    expect(await seen(AS_USER, ...personOf(operator, operator))).toMatchObject({ by: 'Company OEM', byProvider: true });
  });

  it('replaces a person above the reader’s account by a provider without a name if no brand is set', async () => {
    const reader: Reader = { scope: scopeOf(below.id), workRole: 'USER', loginId: below.id };
    expect(await seen(reader, ...personOf(plain, plain))).toMatchObject({ by: '', byProvider: true });
    expect(await seen(AS_OEM, ...personOf(operator, operator))).toMatchObject({ by: '', byProvider: true });
  });

  it('finds the account by the login if a document of an earlier version stores no account id', async () => {
    expect(await seen(AS_USER, admin.contactName, { loginId: admin.id })).toMatchObject({ by: 'Company OEM', byProvider: true });
    expect(await seen(AS_USER, editor.contactName, { loginId: editor.id })).toMatchObject({ by: 'Person of EDITOR' });
    expect(await seen(AS_USER, 'A machine', { loginId: 'MACHINE' })).toEqual({ text: 'A note', by: '', calls: 1 });
  });

  it('keeps a name stored without ids only if a login of the reader’s account has that name', async () => {
    expect(await seen(AS_USER, editor.contactName, undefined)).toMatchObject({ by: 'Person of EDITOR', calls: 2 });
    expect(await seen(AS_USER, admin.contactName, undefined)).toEqual({ text: 'A note', by: '', calls: 2 });
    expect(await seen(AS_OPERATOR, admin.contactName, undefined)).toMatchObject({ by: 'Person of ADMIN', calls: 0 });
  });

  it('removes a name if the reader is unknown', async () => {
    expect(await seen(undefined, ...personOf(user, user))).toEqual({ text: 'A note', by: '', calls: 0 });
  });
});

it('nameRedactor replaces login, role and picture of a person above the reader’s account', async () => {
  const { accounts, calls } = start();
  const answer = {
    actor: markedLogin({ id: admin.id, name: admin.contactName, role: admin.role }),
    other: { ...markedName('name', admin.contactName, { loginId: admin.id, accountId: oem.id }), picture: { mediaId: 'FACE' } },
    own: markedLogin({ id: user.id, name: user.contactName, role: user.role }),
  };
  expect(await nameRedactor({ accounts }, AS_USER)(answer)).toEqual({
    actor: { id: oem.id, name: 'Company OEM', role: 'OEM_MASTER', isProvider: true },
    other: { name: 'Company OEM', isProvider: true, picture: null },
    own: { id: user.id, name: user.contactName, role: 'USER' },
  });
  expect(calls()).toBe(1);
});

it('nameRedactor reads each account once for all records of an export', async () => {
  const { accounts, calls } = start();
  const redactNames = nameRedactor({ accounts }, AS_USER);
  for (let index = 0; index < 5; index += 1)
    await redactNames({ ...markedName('by', admin.contactName, { loginId: admin.id, accountId: oem.id }) });
  expect(calls()).toBe(1);
});
