import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actAs as actOnSites, refusalOf } from '#functions/api/site/site-fixture.ts';
import { actAs, asTyped, plantTree, startUserFixture, type UserFixture, type UserTree } from '#functions/api/user/user-fixture.ts';
import { everything } from '#functions/store/account-fixture.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { scopeOf } from '#functions/scope.ts';
import type { Account } from '#functions/store/account.ts';
import { auditStore } from '#functions/store/audit.ts';
import { historyStore } from '#functions/store/history.ts';
import { type Job, jobStore } from '#functions/store/job.ts';
import { mediaStore } from '#functions/store/media.ts';
import { popupCounts } from '#functions/store/popup-counts.ts';
import { presenceStore } from '#functions/store/presence.ts';
import { revisionStore } from '#functions/store/revision.ts';
import { siteCopyStore } from '#functions/store/site-copy.ts';
import { siteStore } from '#functions/store/site.ts';
import type { AuditEntry } from '#shared/model/audit.ts';
import { ROLES } from '#shared/model/role.ts';

const NOT_FOUND = { code: 'not-found' };
const FORBIDDEN = { code: 'forbidden' };

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
let direct: Account;
let foreign: Account;

beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());

async function settle(): Promise<void> {
  ({ roles, as, direct, foreign } = await plantTree(test));
}

const fresh = async (account: Account) => (await test.dependencies.accounts.get(account.id)) ?? expect.unreachable();
const broken = (path: string, rule: string, params?: object) => ({
  code: 'invalid-input',
  fields: [{ path, rule, ...(params && { params }) }],
});

async function jobsOf(id: string): Promise<Job[]> {
  const items = (await everything(test)).filter(({ entity }) => entity === 'job') as unknown as Job[];
  return items
    .filter(({ subjectId, mail }) => subjectId === id || (mail && 'accountId' in mail && mail.accountId === id))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const lastEntry = async (account: { id: string }): Promise<AuditEntry | undefined> =>
  (await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 1 })).entries[0];

describe('in one tree', () => {
  beforeEach(settle);

  describe('creating', () => {
    it('makes an account nobody has signed in to, invites its owner, and remembers who did it', async () => {
      const user = await as.OEM_MASTER.create({
        parentId: roles.OEM_MASTER.id,
        companyName: '田中商事',
        contactName: '田中太郎',
        email: 'taro-1@example.com',
        planId: 'premium',
        contractStart: '2026-12-01',
        contractEnd: '2027-11-30',
        authority: 'view',
        language: 'en',
      });
      expect(user).toMatchObject({
        role: 'USER',
        type: 'oem-user',
        companyName: '田中商事',
        contactName: '田中太郎',
        email: 'taro-1@example.com',
        planId: 'premium',
        contractStatus: 'INACTIVE',
        effectiveStatus: 'INACTIVE',
        pausedBy: null,
        parent: { id: roles.OEM_MASTER.id, companyName: 'A company' },
        authority: 'view',
        contractStart: '2026-12-01',
        contractEnd: '2027-11-30',
        language: 'en',
        version: 0,
        licenceGrant: null,
        siteCount: 0,
        brand: null,
      });
      expect(await as.OEM_MASTER.get(user.id)).toEqual(user);
      expect((await jobsOf(user.id)).map(({ mail }) => mail)).toEqual([{ template: 'invitation', accountId: user.id }]);
      expect(await lastEntry(roles.MASTER)).toMatchObject({
        action: 'account.create',
        actor: { id: roles.OEM_MASTER.id, role: 'OEM_MASTER' },
        subject: { id: user.id, name: '田中商事' },
      });
      expect(await test.dependencies.accounts.credential('taro-1@example.com')).toMatchObject({ accountId: user.id, passwordHash: null });
      expect((await as.MASTER.get(roles.OEM_MASTER.id)).licencesUsed).toBe(2);
    });

    it('keeps an initial password hashed', async () => {
      const { email } = await as.MASTER.create({ parentId: roles.MASTER.id, initialPassword: 'Initial.2026' });
      const credential = await test.dependencies.accounts.credential(email);
      expect(await test.dependencies.passwords.verify('Initial.2026', credential?.passwordHash ?? undefined)).toBe(true);
      expect(JSON.stringify(await everything(test))).not.toContain('Initial.2026');
    });

    it.each([
      [
        'MASTER',
        ['MASTER_USER below MASTER', 'OEM_ADMIN below OEM_MASTER', 'OEM_MASTER below MASTER', 'USER below MASTER', 'USER below OEM_MASTER'],
      ],
      ['MASTER_USER', ['OEM_MASTER below MASTER', 'USER below MASTER', 'USER below OEM_MASTER']],
      ['OEM_MASTER', ['OEM_ADMIN below OEM_MASTER', 'USER below OEM_MASTER']],
      ['OEM_ADMIN', ['USER below OEM_MASTER']],
      ['USER', []],
      ['SUB_ADMIN', []],
    ] as const)('by %s: %j', async (by, expected) => {
      const made: string[] = [];
      for (const role of ['MASTER_USER', 'OEM_ADMIN', 'OEM_MASTER', 'USER'] as const)
        for (const parent of ROLES) {
          const isContracted = role === 'USER' || role === 'OEM_MASTER';
          const body = {
            role,
            parentId: roles[parent].id,
            planId: isContracted ? 'oem' : null,
            licenceGrant: role === 'OEM_MASTER' ? 5 : null,
          };
          const outcome = await as[by].create(body).then(
            () => 'made',
            (error: { code: string; detail: { fields?: unknown } }) => error,
          );
          if (outcome === 'made') made.push(`${role} below ${parent}`);
          else if (outcome instanceof Object && outcome.code === 'invalid-input')
            expect(outcome.detail.fields).toEqual([{ path: 'parentId', rule: 'unknown-account' }]);
          else expect(outcome).toMatchObject(FORBIDDEN);
        }
      expect(made.toSorted()).toEqual(expected.toSorted());
    });

    it('refuses parents that are elsewhere or nowhere, alike', async () => {
      for (const parentId of [foreign.parentId ?? '', roles.MASTER.id, randomIds.ulid()])
        expect(await refusalOf(as.OEM_MASTER.create({ parentId }))).toEqual(broken('parentId', 'unknown-account'));
    });

    it('refuses a plan that there is not, and an address that is taken', async () => {
      const parentId = roles.MASTER.id;
      expect(await refusalOf(as.MASTER.create({ parentId, planId: 'gold' }))).toEqual(broken('planId', 'unknown-plan'));
      expect(await refusalOf(as.MASTER.create({ parentId, email: roles.SUB_ADMIN.email }))).toEqual(broken('email', 'email-taken'));
    });

    it('issues no more licences than the OEM holds; one that has ended is free again', async () => {
      const oem = await test.people.add('OEM_MASTER', roles.MASTER, { licenceGrant: 2 });
      const create = () => as.MASTER.create({ parentId: oem.id });
      const [first] = [await create(), await create()];
      expect(await refusalOf(create())).toEqual({ code: 'licence-limit-reached' });
      expect(await refusalOf(test.as(oem).create({ parentId: oem.id }))).toEqual({ code: 'licence-limit-reached' });
      await as.MASTER.terminate(first.id);
      await create();
      expect((await as.MASTER.get(oem.id)).licencesUsed).toBe(2);
    });

    it('does so below a paused OEM for the operator, and below one that has ended for nobody', async () => {
      await as.MASTER.pause(roles.OEM_MASTER.id);
      await as.MASTER_USER.create({ parentId: roles.OEM_MASTER.id });
      await as.MASTER.terminate(roles.OEM_MASTER.id);
      expect(await refusalOf(as.MASTER.create({ parentId: roles.OEM_MASTER.id }))).toEqual({ code: 'account-terminated' });
    });

    it('is refused by what the parent has become meanwhile', async () => {
      let isMet = false;
      const oem = await fresh(roles.OEM_MASTER);
      const { accounts } = test.dependencies;
      const racing = {
        ...test.dependencies,
        accounts: {
          ...accounts,
          create: async (...args: Parameters<typeof accounts.create>) => {
            if (!isMet) await as.MASTER.terminate(oem.id);
            isMet = true;
            return accounts.create(...args);
          },
        },
      };
      expect(await refusalOf(actAs(racing, roles.MASTER).create({ parentId: oem.id }))).toEqual({ code: 'account-terminated' });
    });
  });

  describe('updating', () => {
    it('changes what was typed and remembers each field', async () => {
      const before = await as.OEM_ADMIN.get(roles.USER.id);
      const email = `new-${before.email}`;
      const changed = {
        ...asTyped(before),
        companyName: 'New name',
        email,
        planId: 'pro',
        contractEnd: '2027-01-31',
        contractStart: '2026-01-01',
      };
      const after = await as.OEM_ADMIN.update(before.id, changed);
      expect(after).toEqual({ ...before, ...changed, version: before.version + 1, updatedAt: after.updatedAt });
      expect(await lastEntry(roles.USER)).toMatchObject({
        action: 'account.update',
        changes: [
          { field: 'companyName', from: before.companyName, to: 'New name' },
          { field: 'email', from: before.email, to: email },
          { field: 'planId', from: 'premium', to: 'pro' },
          { field: 'contractStart', from: null, to: '2026-01-01' },
          { field: 'contractEnd', from: null, to: '2027-01-31' },
        ],
      });
      expect((await jobsOf(before.id)).map(({ kind }) => kind)).toEqual(['contract']);
      expect((await as.OEM_ADMIN.list({ keyword: 'new name' })).users.map(({ id }) => id)).toEqual([before.id]);
    });

    it('leaves no trace of what changes nothing', async () => {
      const before = await as.MASTER.get(direct.id);
      expect(await as.MASTER.update(direct.id, asTyped(before))).toEqual(before);
      expect((await lastEntry(direct))?.action).toBe('account.create');
      expect(await jobsOf(direct.id)).toEqual([]);
    });

    it('refuses what was made from an older version, and lets one of two at once through', async () => {
      const before = await as.MASTER.get(direct.id);
      const update = (contactName: string) => as.MASTER.update(direct.id, { ...asTyped(before), contactName });
      const outcomes = await Promise.allSettled([update('One'), update('Other')]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await refusalOf(update('Third'))).toEqual({ code: 'changed-meanwhile' });
    });

    it('takes the kind of an account as it is', async () => {
      const before = await as.MASTER.get(direct.id);
      const other = { ...asTyped(before), role: 'OEM_MASTER' as const, licenceGrant: 3 };
      expect(await refusalOf(as.MASTER.update(direct.id, other))).toEqual(broken('role', 'invalid'));
    });

    it('ends sessions of the former address, and invites the new one where nobody has signed in', async () => {
      const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
      const { sessionEpoch } = (await test.dependencies.accounts.get(invited.id)) ?? expect.unreachable();
      await as.MASTER.update(invited.id, { ...asTyped(invited), email: `right-${invited.email}` });
      expect((await test.dependencies.accounts.get(invited.id))?.sessionEpoch).toBe(sessionEpoch + 1);
      expect((await jobsOf(invited.id)).map(({ mail }) => mail?.template)).toEqual(['invitation', 'invitation']);
      const user = await as.MASTER.get(direct.id);
      await as.MASTER.update(direct.id, { ...asTyped(user), email: `right-${user.email}` });
      expect(await jobsOf(direct.id)).toEqual([]);
    });

    it('refuses addresses of others, plans that are none, and a grant below what is in use', async () => {
      const user = await as.MASTER.get(direct.id);
      expect(await refusalOf(as.MASTER.update(direct.id, { ...asTyped(user), email: foreign.email }))).toEqual(
        broken('email', 'email-taken'),
      );
      expect(await refusalOf(as.MASTER.update(direct.id, { ...asTyped(user), planId: 'gold' }))).toEqual(broken('planId', 'unknown-plan'));
      const oem = await as.MASTER.get(roles.OEM_MASTER.id);
      expect(await refusalOf(as.MASTER.update(oem.id, { ...asTyped(oem), licenceGrant: 0 }))).toEqual(
        broken('licenceGrant', 'licences-in-use', { count: 1 }),
      );
      expect((await as.MASTER.update(oem.id, { ...asTyped(oem), licenceGrant: 1 })).licenceGrant).toBe(1);
    });

    it('refuses a plan that has no room for what there is', async () => {
      const { table } = test;
      const { clock } = test.dependencies;
      const sites = actOnSites(
        {
          ...test.dependencies,
          sites: siteStore(table),
          copies: siteCopyStore(table),
          revisions: revisionStore(table),
          history: historyStore(table),
          presence: presenceStore(table, clock),
          popupCounts: popupCounts(table),
          media: mediaStore(table, clock),
          jobs: jobStore(table, clock),
          sitesOrigin: 'https://{siteId}.sites.example.com',
        },
        direct,
      );
      await sites.create({ rows: 40, columns: 1, name: 'Tall' });
      await sites.create({ rows: 2, columns: 2, name: 'Small' });
      const user = await as.MASTER.get(direct.id);
      expect(user.siteCount).toBe(2);
      expect(await refusalOf(as.MASTER.update(direct.id, { ...asTyped(user), planId: 'light' }))).toEqual({
        code: 'invalid-input',
        fields: [
          { path: 'planId', rule: 'plan-sites-in-use', params: { count: 2, max: 1 } },
          { path: 'planId', rule: 'plan-sheets-in-use', params: { name: 'Tall', count: 40, max: 30 } },
          { path: 'planId', rule: 'plan-direction-in-use', params: { name: 'Tall', count: 40, max: 30 } },
        ],
      });
      expect((await as.MASTER.update(direct.id, { ...asTyped(user), planId: 'premium' })).planId).toBe('premium');
    });

    it('writes inside paused accounts for the operator only, and inside those that have ended for nobody', async () => {
      await as.OEM_MASTER.pause(roles.USER.id);
      const user = await as.MASTER.get(roles.USER.id);
      for (const role of ['OEM_MASTER', 'OEM_ADMIN'] as const)
        expect(await refusalOf(as[role].update(user.id, { ...asTyped(user), contactName: 'X' }))).toEqual({ code: 'account-suspended' });
      const changed = await as.MASTER.update(user.id, { ...asTyped(user), contactName: 'X' });
      await as.MASTER.terminate(roles.OEM_MASTER.id);
      expect(await refusalOf(as.MASTER.update(user.id, { ...asTyped(changed), contactName: 'Y' }))).toEqual({ code: 'account-terminated' });
    });
  });

  describe('contracts', () => {
    it('are paused, resumed and ended, each with a job and an entry', async () => {
      const { id } = roles.USER;
      expect(await as.OEM_MASTER.pause(id)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'oem' });
      expect(await as.OEM_MASTER.resume(id)).toMatchObject({ contractStatus: 'ACTIVE', pausedBy: null });
      expect(await as.MASTER_USER.pause(id)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
      expect(await refusalOf(as.OEM_MASTER.resume(id))).toEqual({ code: 'paused-by-operator' });
      expect(await as.MASTER.terminate(id)).toMatchObject({ contractStatus: 'TERMINATED', pausedBy: null });
      const jobs = await jobsOf(id);
      expect(jobs.map(({ kind, ownerId }) => [kind, ownerId])).toEqual(Array.from({ length: 4 }, () => ['contract', id]));
      const { entries } = await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 4 });
      expect(entries.map(({ action }) => action).toSorted()).toEqual([
        'account.pause',
        'account.pause',
        'account.resume',
        'account.terminate',
      ]);
    });

    it('are refused what their state forbids', async () => {
      const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
      expect(await refusalOf(as.MASTER.pause(invited.id))).toEqual({ code: 'not-active' });
      expect(await refusalOf(as.MASTER.resume(direct.id))).toEqual({ code: 'not-suspended' });
      await as.MASTER.terminate(direct.id);
      for (const act of ['pause', 'resume', 'terminate'] as const)
        expect(await refusalOf(as.MASTER[act](direct.id))).toEqual({ code: 'account-terminated' });
    });

    it('are judged anew where somebody came in between', async () => {
      const { id } = roles.USER;
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => as.MASTER.pause(id)));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not-active' });
      const both = await Promise.allSettled([as.MASTER.terminate(id), as.OEM_MASTER.get(id), as.MASTER.resume(id)]);
      expect(both[0]?.status).toBe('fulfilled');
      expect((await as.MASTER.get(id)).contractStatus).toBe('TERMINATED');
    });

    it('bind all that is below', async () => {
      await as.MASTER.pause(roles.OEM_MASTER.id);
      expect(await as.MASTER.get(roles.USER.id)).toMatchObject({ contractStatus: 'ACTIVE', effectiveStatus: 'SUSPENDED' });
      const { users } = await as.MASTER.list({ type: 'oem-user' });
      expect(users.find(({ id }) => id === roles.USER.id)).toMatchObject({ contractStatus: 'ACTIVE', effectiveStatus: 'SUSPENDED' });
    });
  });

  describe('deleting', () => {
    it('takes the end of the contract, and nobody below but further logins', async () => {
      const { id } = roles.OEM_MASTER;
      expect(await refusalOf(as.MASTER.remove(id))).toEqual({ code: 'terminate-first' });
      await as.MASTER.terminate(id);
      for (const below of [roles.USER, roles.OEM_ADMIN]) {
        expect(await refusalOf(as.MASTER.remove(id))).toEqual({ code: 'accounts-below' });
        await as.MASTER.terminate(below.id);
        expect(await as.MASTER.remove(below.id)).toBeNull();
      }
      expect(await as.MASTER.remove(id)).toBeNull();
      for (const call of [as.MASTER.get, as.MASTER.remove, as.MASTER.pause]) expect(await refusalOf(call(id))).toEqual(NOT_FOUND);
      expect((await as.MASTER.list({ limit: 100 })).users.map((user) => user.id)).not.toContain(id);
      expect(await test.dependencies.accounts.credential(roles.OEM_MASTER.email)).toBeUndefined();
      expect((await jobsOf(id)).map(({ kind }) => kind)).toEqual(['contract', 'contract']);
      expect(await lastEntry(roles.MASTER)).toMatchObject({ action: 'account.delete', subject: { id } });
    });

    it('is done once, however many ask at once', async () => {
      await as.MASTER.terminate(direct.id);
      const outcomes = await Promise.allSettled([as.MASTER.remove(direct.id), as.MASTER.remove(direct.id)]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('inviting again', () => {
    it('leaves another e-mail, changes nothing, and has its limit for each account', async () => {
      const [invited, other] = [
        await as.OEM_ADMIN.create({ parentId: roles.OEM_MASTER.id }),
        await as.MASTER.create({ parentId: roles.MASTER.id }),
      ];
      for (let count = 0; count < 5; count += 1) expect(await (count % 2 ? as.MASTER : as.OEM_ADMIN).resend(invited.id)).toBeNull();
      expect(await refusalOf(as.OEM_ADMIN.resend(invited.id))).toMatchObject({ code: 'too-many-requests' });
      expect(await as.MASTER.resend(other.id)).toBeNull();
      expect(await jobsOf(invited.id)).toHaveLength(6);
      expect(await as.OEM_ADMIN.get(invited.id)).toEqual(invited);
      expect(await lastEntry(invited)).toMatchObject({ action: 'account.invite' });
      test.time.now += 15 * 60_000;
      expect(await as.OEM_ADMIN.resend(invited.id)).toBeNull();
    });

    it('ends with the contract', async () => {
      const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
      await as.MASTER.terminate(invited.id);
      expect(await refusalOf(as.MASTER.resend(invited.id))).toEqual({ code: 'account-terminated' });
    });
  });

  it('asks the table a bounded number of times', async () => {
    const count = async (call: Promise<unknown>): Promise<number> => {
      // Two are the caller's own.
      await call;
      return test.takeCalls().length - 2;
    };
    test.takeCalls();
    expect(await count(as.OEM_MASTER.get(roles.USER.id))).toBe(3);
    expect(await count(as.OEM_MASTER.list())).toBe(3);
  });
});
