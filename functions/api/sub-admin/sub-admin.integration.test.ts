import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#functions/api/site/site-fixture.ts';
import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import { subAdminLocators, subAdminUseCases } from '#functions/api/sub-admin/use-cases.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { callerOfLogin } from '#functions/http/authenticate.ts';
import type { Caller } from '#functions/http/use-case.ts';
import { scopeOf } from '#functions/scope.ts';
import { type Account, accountStore } from '#functions/store/account.ts';
import { attemptStore } from '#functions/store/attempt.ts';
import { auditStore } from '#functions/store/audit.ts';
import { jobStore } from '#functions/store/job.ts';
import { sessionStore } from '#functions/store/session.ts';
import { contract } from '#shared/contract/contract.ts';
import type { NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/sub-admin.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type People, peopleIn } from '#test/support/people.ts';

const time = { now: Date.UTC(2026, 10, 20, 12) };
const clock = () => new Date(time.now);
const NOT_FOUND = { code: 'not-found' };
const TAKEN = { code: 'invalid-input', fields: [{ path: 'email', rule: 'email-taken' }] };

let test: TestTable;
let people: People;
let dependencies: SubAdminDependencies;
let master: Account;
let customer: Account;

beforeAll(async () => {
  test = await startTable();
  people = await peopleIn(test.table, clock);
  dependencies = { accounts: accountStore(test.table), attempts: attemptStore(test.table, clock), clock, ids: randomIds };
  master = await people.add('MASTER', null);
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await people.add('USER', master, { companyName: '株式会社サンプル', contactName: '山田 花子' });
});

const addressOf = (name: string): string => `${name}-${randomIds.ulid().toLowerCase()}@example.com`;
const invitation = (differences: Partial<NewSubAdmin> = {}): NewSubAdmin => ({
  name: '佐藤 次郎',
  email: addressOf('new'),
  permission: 'editor',
  authority: 'edit',
  language: 'kr',
  ...differences,
});
const asItIs = ({ name, email, permission, authority, version }: SubAdmin): SubAdminUpdate => ({
  name,
  email,
  permission,
  authority,
  version,
});

async function callerFor(account: Account): Promise<Caller> {
  const login = await dependencies.accounts.login(account);
  return callerOfLogin(login);
}

const dataOf = async <T extends object | null>(answer: Promise<T | { data: T; cookies: string[] }>): Promise<T> => {
  const given = await answer;
  return given !== null && 'cookies' in given ? given.data : given;
};

/** The endpoints of the family, as this login calls them. */
async function as(account: Account) {
  const useCases = subAdminUseCases(dependencies);
  const locators = subAdminLocators(dependencies);
  const caller = await callerFor(account);
  const base = { caller, params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  return {
    list: () => dataOf(useCases.list(base)),
    invite: async (body: NewSubAdmin = invitation()) => (await dataOf(useCases.create({ ...base, body }))).subAdmin,
    update: async (id: string, body: SubAdminUpdate) => (await dataOf(useCases.update({ ...base, params: { id }, body }))).subAdmin,
    remove: (id: string) => dataOf(useCases.delete({ ...base, params: { id } })),
    resend: (id: string) => dataOf(useCases.resendInvitation({ ...base, params: { id } })),
    locate: async (id: string) => locators.delete?.({ params: { id }, query: undefined, body: undefined }, caller),
  };
}

/** The log of an account, newest first. */
const logOf = async ({ id }: Account) =>
  (await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 50 })).entries.filter(({ action }) =>
    action.startsWith('sub-admin.'),
  );

/** E-mails ordered for an account, counting from now. */
async function mailsTo(id: string): Promise<number> {
  time.now += 61_000;
  const jobs = await jobStore(test.table, clock).overdue(1_000);
  return jobs.filter(({ mail }) => mail?.template === 'invitation' && mail.accountId === id).length;
}

describe('inviting', () => {
  it('makes a login of the account that cannot be used yet, and orders the e-mail', async () => {
    const actor = await as(customer);
    const body = invitation({ permission: 'main-contact', authority: 'view' });
    const invited = await actor.invite(body);
    expect(contract.subAdmin.create.response.parse({ subAdmin: invited }).subAdmin).toEqual(invited);
    expect(invited).toMatchObject({
      name: body.name,
      email: body.email,
      permission: 'main-contact',
      authority: 'view',
      contractStatus: 'INACTIVE',
    });
    expect(await dependencies.accounts.get(invited.id)).toMatchObject({
      role: 'SUB_ADMIN',
      parentId: customer.id,
      path: [master.id, customer.id, invited.id],
      companyName: '株式会社サンプル',
      contactName: '佐藤 次郎',
      language: 'kr',
      planId: null,
    });
    expect(await dependencies.accounts.credential(body.email)).toMatchObject({ accountId: invited.id, passwordHash: null });
    expect((await dependencies.accounts.get(customer.id))?.mainContacts).toBe(1);
    expect(await mailsTo(invited.id)).toBe(1);
  });

  it('is remembered by the account and those above, with what was given', async () => {
    const actor = await as(customer);
    const { id, email } = await actor.invite();
    const expected = {
      action: 'sub-admin.create',
      actor: { id: customer.id, name: '山田 花子', role: 'USER' },
      subject: { kind: 'account', id, name: '佐藤 次郎', ownerId: customer.id },
      changes: [
        { field: 'contactName', from: null, to: '佐藤 次郎' },
        { field: 'email', from: null, to: email },
        { field: 'permission', from: null, to: 'editor' },
        { field: 'authority', from: null, to: 'edit' },
      ],
    };
    for (const account of [customer, master]) expect((await logOf(account))[0]).toMatchObject(expected);
  });

  it('refuses an address that anybody signs in with, and leaves nothing behind', async () => {
    const actor = await as(customer);
    const { email } = await actor.invite();
    for (const taken of [email, customer.email, master.email])
      expect(await refusalOf(actor.invite(invitation({ email: taken })))).toEqual(TAKEN);
    expect((await actor.list()).subAdmins).toHaveLength(1);
    expect(await logOf(customer)).toHaveLength(1);
  });

  it('gives an address to one of those who ask for it at once', async () => {
    const actor = await as(customer);
    const body = invitation();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => actor.invite(body)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await actor.list()).subAdmins).toHaveLength(1);
  });
});

describe('listing', () => {
  it('shows the account’s own login and its further logins, oldest first, in three calls', async () => {
    const actor = await as(customer);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ids.push((await actor.invite()).id);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    test.takeCalls();
    const list = await actor.list();
    expect(test.takeCalls()).toHaveLength(3);
    expect(contract.subAdmin.list.response.parse(list)).toEqual(list);
    expect(list.subAdmins.map(({ id }) => id)).toEqual(ids);
    const { id, email } = customer;
    expect(list.owner).toEqual({ id, name: '山田 花子', email, authority: 'edit', contractStatus: 'ACTIVE', picture: null });
    const mainContact = await people.add('SUB_ADMIN', customer);
    expect((await (await as(mainContact)).list()).owner.id).toBe(customer.id);
  });

  it('shows those of exactly one account: neither siblings’ nor those below', async () => {
    const stranger = await people.add('USER', master);
    const [own, foreign] = [await as(customer), await as(stranger)];
    const { id } = await own.invite();
    expect((await foreign.list()).subAdmins).toEqual([]);
    expect((await (await as(master)).list()).subAdmins.map((found) => found.id)).not.toContain(id);
  });
});

it('answers for any other id as for one that does not exist', async () => {
  const oem = await people.add('OEM_MASTER', master);
  const [below, sibling] = [await people.add('USER', oem), await people.add('OEM_ADMIN', oem)];
  const subAdminBelow = await people.add('SUB_ADMIN', below);
  const own = await people.add('SUB_ADMIN', oem, { permission: 'viewer' });
  const removed = await people.add('SUB_ADMIN', oem, { permission: 'viewer' });
  const actor = await as(oem);
  await actor.remove(removed.id);
  const ids = [subAdminBelow, below, sibling, oem, master, customer, removed].map(({ id }) => id).concat(randomIds.ulid());
  for (const id of ids) {
    const body: SubAdminUpdate = { name: 'Another', email: addressOf('another'), permission: 'viewer', authority: 'view', version: 0 };
    const calls = [actor.update(id, body), actor.remove(id), actor.resend(id), actor.locate(id)];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => NOT_FOUND));
  }
  expect(await actor.locate(own.id)).toMatchObject({ id: own.id });
  expect(await refusalOf((await as(below)).remove(own.id))).toEqual(NOT_FOUND);
});

describe('changing', () => {
  it('makes the login what was typed, remembers each change, and takes the credential along', async () => {
    const actor = await as(customer);
    const login = await people.add('SUB_ADMIN', customer, { permission: 'viewer', contactName: '前の名前' }, 'a hash');
    const email = addressOf('moved');
    const [present] = (await actor.list()).subAdmins;
    const changed = await actor.update(login.id, {
      name: '新しい名前',
      email,
      permission: 'editor',
      authority: 'view',
      version: present?.version ?? -1,
    });
    expect((await actor.list()).subAdmins).toEqual([changed]);
    expect(changed).toMatchObject({ name: '新しい名前', email, permission: 'editor', authority: 'view' });
    expect(await dependencies.accounts.credential(email)).toMatchObject({ accountId: login.id, passwordHash: 'a hash' });
    expect(await dependencies.accounts.credential(login.email)).toBeUndefined();
    const [entry] = await logOf(customer);
    expect(entry).toMatchObject({
      action: 'sub-admin.update',
      subject: { id: login.id, name: '新しい名前' },
      changes: [
        { field: 'contactName', from: '前の名前', to: '新しい名前' },
        { field: 'email', from: login.email, to: email },
        { field: 'permission', from: 'viewer', to: 'editor' },
        { field: 'authority', from: 'edit', to: 'view' },
      ],
    });
    expect(await mailsTo(login.id)).toBe(0);
  });

  it('refuses what was made from an earlier version, and writes nothing where nothing changes', async () => {
    const actor = await as(customer);
    const invited = await actor.invite();
    const first = await actor.update(invited.id, { ...asItIs(invited), name: 'First' });
    expect(await refusalOf(actor.update(invited.id, { ...asItIs(invited), name: 'Second' }))).toEqual({ code: 'changed-meanwhile' });
    expect(await actor.update(invited.id, asItIs(first))).toEqual(first);
    expect((await logOf(customer)).map(({ action }) => action)).toEqual(['sub-admin.update', 'sub-admin.create']);
  });

  it('lets one of those who change it at once through', async () => {
    const actor = await as(customer);
    const invited = await actor.invite();
    const calls = ['One', 'Two', 'Three'].map((name) => actor.update(invited.id, { ...asItIs(invited), name }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const call of calls) await call.catch((error: unknown) => expect(error).toMatchObject({ code: 'changed-meanwhile' }));
  });

  it('refuses an address that anybody else signs in with', async () => {
    const actor = await as(customer);
    const invited = await actor.invite();
    expect(await refusalOf(actor.update(invited.id, { ...asItIs(invited), email: master.email }))).toEqual(TAKEN);
    expect((await actor.list()).subAdmins).toEqual([invited]);
  });

  it('sends the invitation of one who is still invited to the new address', async () => {
    const actor = await as(customer);
    const invited = await actor.invite();
    const renamed = await actor.update(invited.id, { ...asItIs(invited), name: 'Renamed' });
    expect(await mailsTo(invited.id)).toBe(1);
    await actor.update(invited.id, { ...asItIs(renamed), email: addressOf('corrected') });
    expect(await mailsTo(invited.id)).toBe(2);
  });
});

describe('main contacts', () => {
  it('cannot be demoted or removed when they are the last', async () => {
    const actor = await as(customer);
    const last = await actor.invite(invitation({ permission: 'main-contact' }));
    await actor.invite();
    const LAST = { code: 'last-main-contact' };
    expect(await refusalOf(actor.remove(last.id))).toEqual(LAST);
    expect(await refusalOf(actor.update(last.id, { ...asItIs(last), permission: 'viewer' }))).toEqual(LAST);
    expect((await actor.update(last.id, { ...asItIs(last), authority: 'view' })).authority).toBe('view');
    await actor.invite(invitation({ permission: 'main-contact' }));
    await actor.remove(last.id);
    expect((await dependencies.accounts.get(customer.id))?.mainContacts).toBe(1);
  });

  it('keep one among them, however many are removed and demoted at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await people.add('USER', master);
      const actor = await as(account);
      const contacts = await Promise.all(Array.from({ length: 4 }, () => actor.invite(invitation({ permission: 'main-contact' }))));
      const outcomes = await Promise.allSettled(
        contacts.map((contact, index) =>
          index % 2 === 0 ? actor.remove(contact.id) : actor.update(contact.id, { ...asItIs(contact), permission: 'editor' }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'last-main-contact' });
      expect((await actor.list()).subAdmins.filter(({ permission }) => permission === 'main-contact')).toHaveLength(1);
      expect((await dependencies.accounts.get(account.id))?.mainContacts).toBe(1);
    }
  });

  it('do not remove, demote or restrict themselves, but may correct their name', async () => {
    const [self, other] = [await people.add('SUB_ADMIN', customer), await people.add('SUB_ADMIN', customer)];
    const actor = await as(self);
    const own = (await actor.list()).subAdmins.find(({ id }) => id === self.id);
    if (!own) throw new Error('The login is not in its own list');
    const OWN = { code: 'own-account' };
    expect(await refusalOf(actor.remove(self.id))).toEqual(OWN);
    expect(await refusalOf(actor.update(self.id, { ...asItIs(own), permission: 'editor' }))).toEqual(OWN);
    expect(await refusalOf(actor.update(self.id, { ...asItIs(own), authority: 'view' }))).toEqual(OWN);
    expect((await actor.update(self.id, { ...asItIs(own), name: '正しい名前' })).name).toBe('正しい名前');
    await actor.remove(other.id);
  });
});

describe('removing', () => {
  it('ends its sessions with the next request and frees its address', async () => {
    const actor = await as(customer);
    const login = await people.add('SUB_ADMIN', customer, { permission: 'editor' });
    const sessions = sessionStore(test.table, dependencies.accounts, randomIds, clock);
    const { accessToken } = await people.signIn(login);
    expect(await sessions.loginOfAccessToken(accessToken)).toBeDefined();
    expect(await actor.remove(login.id)).toBeNull();
    expect(await sessions.loginOfAccessToken(accessToken)).toBeUndefined();
    expect((await actor.list()).subAdmins).toEqual([]);
    expect((await logOf(customer))[0]).toMatchObject({ action: 'sub-admin.remove', subject: { id: login.id }, actor: { id: customer.id } });
    expect((await actor.invite(invitation({ email: login.email }))).email).toBe(login.email);
    expect(await refusalOf(actor.remove(login.id))).toEqual(NOT_FOUND);
  });

  it('happens once, however many ask', async () => {
    const actor = await as(customer);
    const { id } = await actor.invite();
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => actor.remove(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not-found' });
    expect((await logOf(customer)).filter(({ action }) => action === 'sub-admin.remove')).toHaveLength(1);
  });
});

describe('inviting again', () => {
  it('orders another e-mail, so many in a while, and leaves the login as it is', async () => {
    const actor = await as(customer);
    const invited = await actor.invite();
    const { id } = invited;
    for (let count = 0; count < 5; count += 1) expect(await actor.resend(id)).toBeNull();
    expect(await refusalOf(actor.resend(id))).toMatchObject({ code: 'too-many-requests' });
    expect(await mailsTo(id)).toBe(6);
    expect((await actor.list()).subAdmins).toEqual([invited]);
    expect((await logOf(customer)).filter(({ action }) => action === 'sub-admin.invite')).toHaveLength(5);
  });

  it('is for those only who have not been in', async () => {
    const login = await people.add('SUB_ADMIN', customer);
    expect(await refusalOf((await as(customer)).resend(login.id))).toEqual({ code: 'already-signed-in' });
    expect(await mailsTo(login.id)).toBe(0);
  });
});
