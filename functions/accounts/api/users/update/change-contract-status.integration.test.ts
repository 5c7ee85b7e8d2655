import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { createUserTree, startUserFixture, type UserFixture, type UserTree } from '#test/support/api/user-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';

const NOT_FOUND = { code: 'not-found' };

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
let direct: Account;
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ roles, as, direct } = await createUserTree(test));
});

describe('contract status', () => {
  it('changes by suspension, resumption and termination, each with a job and an audit entry', async () => {
    const { id } = roles.USER;
    expect(await as.OEM_MASTER.pause(id)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'oem' });
    expect(await as.OEM_MASTER.resume(id)).toMatchObject({ contractStatus: 'ACTIVE', pausedBy: null });
    expect(await as.MASTER_USER.pause(id)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    expect(await refusalOf(as.OEM_MASTER.resume(id))).toEqual({ code: 'paused-by-operator' });
    expect(await as.MASTER.terminate(id, 'Unpaid')).toMatchObject({ contractStatus: 'TERMINATED', pausedBy: null });
    const jobs = await test.jobsOf(id);
    expect(jobs.map(({ kind, ownerId }) => [kind, ownerId])).toEqual(Array.from({ length: 4 }, () => ['contract', id]));
    const { entries } = await auditStore(test.table).list(scopeOf(id), { after: undefined, limit: 4 });
    expect(entries.map(({ action }) => action).toSorted()).toEqual([
      'account.pause',
      'account.pause',
      'account.resume',
      'account.terminate',
    ]);
    const termination = entries.find(({ action }) => action === 'account.terminate');
    expect(termination?.changes).toEqual([{ field: 'reason', from: null, to: 'Unpaid' }]);
  });

  it('refuses transitions that the present status does not allow', async () => {
    const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
    expect(await refusalOf(as.MASTER.pause(invited.id))).toEqual({ code: 'not-active' });
    expect(await refusalOf(as.MASTER.resume(direct.id))).toEqual({ code: 'not-suspended' });
    await as.MASTER.terminate(direct.id);
    for (const act of ['pause', 'resume', 'terminate'] as const)
      expect(await refusalOf(as.MASTER[act](direct.id))).toEqual({ code: 'account-terminated' });
  });

  it('accepts one of several concurrent changes', async () => {
    const { id } = roles.USER;
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => as.MASTER.pause(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not-active' });
    const both = await Promise.allSettled([as.MASTER.terminate(id), as.OEM_MASTER.get(id), as.MASTER.resume(id)]);
    expect(both[0]?.status).toBe('fulfilled');
    expect((await as.MASTER.get(id)).contractStatus).toBe('TERMINATED');
  });

  it('applies to every account below the changed account', async () => {
    await as.MASTER.pause(roles.OEM_MASTER.id);
    expect(await as.MASTER.get(roles.USER.id)).toMatchObject({ contractStatus: 'ACTIVE', effectiveStatus: 'SUSPENDED' });
    const { users } = await as.MASTER.list({ type: 'oem-user' });
    expect(users.find(({ id }) => id === roles.USER.id)).toMatchObject({ contractStatus: 'ACTIVE', effectiveStatus: 'SUSPENDED' });
  });
});

describe('deleting a user', () => {
  it('requires a terminated contract and, apart from SUB_ADMINs, no accounts below the user', async () => {
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
    expect(await test.dependencies.accounts.findCredential(roles.OEM_MASTER.email)).toBeUndefined();
    expect((await test.jobsOf(id)).map(({ kind }) => kind)).toEqual(['contract', 'contract']);
    expect(await test.lastEntry(roles.MASTER)).toMatchObject({ action: 'account.delete', subject: { id } });
  });

  it('succeeds only once for two concurrent requests', async () => {
    await as.MASTER.terminate(direct.id);
    const outcomes = await Promise.allSettled([as.MASTER.remove(direct.id), as.MASTER.remove(direct.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
