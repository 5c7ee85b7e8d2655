import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { auditLocators, auditUseCases } from '#functions/audit/api/use-cases.ts';
import { nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { readerOf } from '#functions/platform/http/reader.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { type AccountStore, accountStore } from '#functions/accounts/store/account-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#shared/model/audit/audit.ts';
import { parse } from '#shared/model/fields.ts';
import type { Role } from '#shared/model/role.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type TestAccounts, testAccountsIn, accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { repetitions } from '#test/support/long-run.ts';

interface Question {
  accountId?: string;
  action?: AuditAction;
  actorId?: string;
  from?: string;
  to?: string;
  cursor?: string;
  limit: number;
}

const NOT_FOUND = { code: 'not-found' };
const INVALID_CURSOR = { code: 'invalid-input', fields: [{ path: 'query.cursor', rule: 'invalid' }] };
/** Maximum number of database calls of one page: one for the account, four for the log. */
const CALLS_PER_PAGE = 5;

let test: TestTable;
let people: TestAccounts;
let accounts: AccountStore;
let roles: Record<Role, Account>;

beforeAll(async () => {
  test = await startTable();
  // The accounts are older than all entries that the tests write.
  people = await testAccountsIn(test.table, () => new Date(Date.UTC(2026, 0, 1)));
  accounts = accountStore(test.table);
  roles = await accountOfEachRole(people);
});
afterAll(() => test.stop());

async function callerFor(account: Account): Promise<Caller> {
  const login = await accounts.resolveLogin(account);
  return toCaller(login);
}

/** Calls the endpoint as a login, and parses the answer by the response schema. */
async function ask(account: Account, question: Question) {
  const { list } = auditUseCases({ accounts, audit: auditStore(test.table) });
  const caller = await callerFor(account);
  test.takeCalls();
  const answer = await list({ caller, query: question, params: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} });
  expect(test.takeCalls().length).toBeLessThanOrEqual(CALLS_PER_PAGE);
  return apiContract.audit.list.response.parse(await nameRedactor({ accounts }, readerOf(caller))(answer));
}

/** The entries of all pages. */
async function askAll(account: Account, question: Question): Promise<{ entries: AuditEntry[]; pages: number }> {
  const entries: AuditEntry[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: Awaited<ReturnType<typeof ask>> = await ask(account, { ...question, ...(cursor !== null && { cursor }) });
    expect(page.entries.length).toBeLessThanOrEqual(question.limit);
    entries.push(...page.entries);
    cursor = page.nextCursor;
    pages += 1;
  } while (cursor !== null);
  return { entries, pages };
}

const remember = (entry: AuditEntry, { path }: Account): Promise<void> => test.table.transact(auditWrites(entry, path));

/** An entry about the account itself, by one of two logins or by the product. */
const entryOf = (account: Account, at: Date, differences: Partial<AuditEntry> = {}): AuditEntry => ({
  id: randomIds.ulid(),
  at: at.toISOString(),
  action: 'account.update',
  actor: { id: account.id, name: account.contactName, role: account.role },
  subject: accountAuditSubject(account),
  changes: [],
  ...differences,
});

/** The Swedish locale formats dates as yyyy-mm-dd. */
const inJapan = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

const newestFirst = (one: AuditEntry, other: AuditEntry): number => (`${one.at}#${one.id}` < `${other.at}#${other.id}` ? 1 : -1);

describe('actors of the audit log', () => {
  it('are shown as the provider to accounts below them, and by name to their own tree', async () => {
    const oem = await people.add('OEM_MASTER', roles.MASTER);
    const admin = await people.add('OEM_ADMIN', oem, { contactName: 'Person above' });
    const user = await people.add('USER', oem);
    const actor = { id: admin.id, name: admin.contactName, role: admin.role };
    await remember(entryOf(user, new Date(Date.UTC(2026, 10, 3)), { actor }), user);
    const [seen] = (await ask(user, { limit: 1 })).entries;
    expect(seen?.actor).toMatchObject({ isProvider: true });
    expect(JSON.stringify(seen)).not.toContain('Person above');
    expect(JSON.stringify(seen)).not.toContain(admin.id);
    expect((await ask(oem, { limit: 1 })).entries[0]?.actor).toEqual(actor);
  });
});

describe('audit log filters', () => {
  it('return the same entries as a model for any combination of filters, on every page', async () => {
    const oem = await people.add('OEM_MASTER', roles.MASTER);
    const below = [await people.add('USER', oem), await people.add('USER', oem)];
    const actors = [oem, ...below];
    // Instants within two hours of midnight in Japan, where the UTC day differs from the Japanese day.
    const moments = fc
      .tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom(-7_200_000, -1, 0, 1, 7_200_000))
      .map(([day, offset]) => new Date(Date.UTC(2026, 10, day, 15) + offset));
    const acts = fc.array(
      fc.record({
        at: moments,
        action: fc.constantFrom(...AUDIT_ACTIONS.slice(0, 4)),
        actor: fc.option(fc.constantFrom(...actors)),
        subject: fc.constantFrom(...below),
      }),
      { minLength: 25, maxLength: 25 },
    );
    const [sample = []] = fc.sample(acts, { numRuns: 1, seed: 20 });
    const remembered: { entry: AuditEntry; of: Account }[] = [];
    for (const { at, action, actor, subject } of sample) {
      const entry = entryOf(subject, at, { action, actor: actor && { id: actor.id, name: actor.contactName, role: actor.role } });
      await remember(entry, subject);
      remembered.push({ entry, of: subject });
    }
    const days = fc.integer({ min: 1, max: 7 }).map((day) => `2026-11-0${day}`);
    const questions = fc.record(
      {
        accountId: fc.constantFrom(oem.id, ...below.map(({ id }) => id)),
        action: fc.constantFrom(...AUDIT_ACTIONS.slice(0, 5)),
        actorId: fc.constantFrom(...actors.map(({ id }) => id), roles.MASTER.id),
        from: days,
        to: days,
        limit: fc.integer({ min: 1, max: 30 }),
      },
      { requiredKeys: ['limit'] },
    );
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { accountId, action, actorId, from = '', to = '~' } = question;
        fc.pre(from <= to);
        const expected = remembered
          .filter(({ of }) => accountId === undefined || accountId === oem.id || accountId === of.id)
          .map(({ entry }) => entry)
          .filter((entry) => action === undefined || entry.action === action)
          .filter((entry) => actorId === undefined || entry.actor?.id === actorId)
          .filter(({ at }) => from <= inJapan.format(new Date(at)) && inJapan.format(new Date(at)) <= to)
          .toSorted(newestFirst);
        const { entries } = await askAll(oem, question);
        expect(entries.filter(({ at }) => at > '2026-02')).toEqual(expected);
      }),
      { numRuns: repetitions(25, 150) },
    );
  });

  it('find every matching entry of a large log, with a limited number of database calls for each page', async () => {
    const owner = await people.add('USER', roles.MASTER);
    const large = { field: 'note', from: null, to: 'x'.repeat(300_000) };
    const wanted: AuditEntry[] = [];
    for (let index = 0; index < 24; index += 1) {
      const at = new Date(Date.UTC(2026, 10, 10, 0, index));
      const entry = entryOf(owner, at, index % 12 === 0 ? { action: 'account.pause' } : { changes: [large] });
      await test.table.transact(auditWrites(entry, [owner.id]));
      if (index % 12 === 0) wanted.unshift(entry);
    }
    const { entries, pages } = await askAll(owner, { action: 'account.pause', limit: 10 });
    expect(entries).toEqual(wanted);
    expect(pages).toBeGreaterThan(1);
    expect((await askAll(owner, { limit: 10 })).entries.filter(({ at }) => at > '2026-02')).toHaveLength(24);
  });

  it('reject a period whose end is before its start, with end-before-start', () => {
    const days = { from: '2026-11-02', to: '2026-11-01' };
    expect(parse(apiContract.audit.list.query, days, 'query')).toEqual({
      ok: false,
      errors: [{ path: 'query.to', rule: 'end-before-start' }],
    });
    expect(parse(apiContract.audit.list.query, { from: '2026-11-01', to: '2026-11-01' }).ok).toBe(true);
  });

  it('accept the first and the last possible day', async () => {
    expect((await ask(roles.USER, { from: '0000-01-01', to: '9999-12-31', limit: 10 })).entries.length).toBeGreaterThan(0);
    expect((await ask(roles.USER, { to: '0000-01-01', limit: 10 })).entries).toEqual([]);
  });
});

describe('account filter of the audit log', () => {
  it('accepts the caller’s own account and accounts that the caller sees, and answers not-found for all others', async () => {
    const { MASTER, OEM_MASTER, OEM_ADMIN, USER, MASTER_USER, SUB_ADMIN } = roles;
    const stranger = await people.add('USER', MASTER);
    const all = [...Object.values(roles), stranger];
    const seen: readonly (readonly [Account, readonly Account[]])[] = [
      [MASTER, [MASTER, MASTER_USER, OEM_MASTER, OEM_ADMIN, USER, stranger]],
      [MASTER_USER, [MASTER, MASTER_USER, OEM_MASTER, OEM_ADMIN, USER, stranger]],
      [OEM_MASTER, [OEM_MASTER, OEM_ADMIN, USER]],
      [USER, [USER]],
      [SUB_ADMIN, [USER]],
    ];
    for (const [account, visible] of seen) {
      for (const { id } of visible) await ask(account, { accountId: id, limit: 10 });
      for (const { id } of [...all.filter((other) => !visible.includes(other)), { id: randomIds.ulid() }])
        expect(await refusalOf(ask(account, { accountId: id, limit: 10 }))).toEqual(NOT_FOUND);
    }
  });

  it('answers not-found for accounts outside the tree before permissions are checked', async () => {
    const locate = auditLocators({ accounts }).list;
    const caller = await callerFor(roles.OEM_ADMIN);
    const query = (accountId: string | undefined) => ({ query: { accountId, limit: 10 }, params: undefined, body: undefined });
    expect(await refusalOf(locate?.(query(roles.MASTER.id), caller) ?? Promise.resolve())).toEqual(NOT_FOUND);
    for (const id of [undefined, roles.USER.id]) expect(await locate?.(query(id), caller)).toBeDefined();
  });

  it('returns only entries of the account’s tree', async () => {
    const [one, other] = [await people.add('USER', roles.OEM_MASTER), await people.add('USER', roles.OEM_MASTER)];
    const entry = entryOf(one, new Date(Date.UTC(2026, 10, 15)));
    await remember(entry, one);
    for (const account of [one, roles.OEM_MASTER, roles.MASTER])
      expect((await askAll(account, { limit: 50, from: '2026-11-15', to: '2026-11-15' })).entries).toEqual([entry]);
    expect((await ask(other, { limit: 50 })).entries.map(({ subject }) => subject.id)).toEqual([other.id]);
  });
});

describe('audit log cursors', () => {
  it('return entries of the requested log only, and are refused if made up or outside the requested period', async () => {
    const owner = await people.add('USER', roles.MASTER);
    for (let minute = 0; minute < 3; minute += 1) await remember(entryOf(owner, new Date(Date.UTC(2026, 10, 12, 0, minute))), owner);
    const { nextCursor } = await ask(owner, { limit: 1 });
    const cursor = nextCursor ?? '';
    for (const { subject } of (await ask(roles.USER, { cursor, limit: 50 })).entries) expect(subject.ownerId).toBe(roles.USER.id);
    for (const madeUp of ['x', '%', Buffer.from('AUDIT').toString('base64url')])
      expect(await refusalOf(ask(owner, { cursor: madeUp, limit: 1 }))).toEqual(INVALID_CURSOR);
    expect(await refusalOf(ask(owner, { cursor, from: '2026-11-13', limit: 1 }))).toEqual(INVALID_CURSOR);
    expect(await refusalOf(ask(owner, { cursor, to: '2026-11-11', limit: 1 }))).toEqual(INVALID_CURSOR);
  });
});

describe('audit log entries', () => {
  it('cannot be changed: the API has only GET endpoints, and a repeated write fails', async () => {
    const endpoints = Object.values(apiContract.audit).map(({ method }) => method);
    expect(endpoints).toEqual(['GET']);
    const owner = await people.add('USER', roles.MASTER);
    const entry = entryOf(owner, new Date(Date.UTC(2026, 10, 14)));
    await remember(entry, owner);
    await expect(remember({ ...entry, action: 'account.delete', actor: null }, owner)).rejects.toThrow('Condition failed');
    expect((await ask(owner, { from: '2026-11-14', to: '2026-11-14', limit: 10 })).entries).toEqual([entry]);
  });
});
