import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actAs as actOnSites, refusalOf, siteDependencies } from '#test/support/api/site-fixture.ts';
import {
  unchangedUpdate,
  fieldRefusal,
  createUserTree,
  startUserFixture,
  type UserFixture,
  type UserTree,
} from '#test/support/api/user-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { requestedMail } from '#test/support/api/requested-mail.ts';

let test: UserFixture;
let roles: UserTree['roles'];
let as: UserTree['as'];
let direct: Account;
let foreign: Account;
beforeAll(async () => {
  test = await startUserFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ roles, as, direct, foreign } = await createUserTree(test));
});

describe('updating a user', () => {
  it('writes the fields and audits each change', async () => {
    const before = await as.OEM_ADMIN.get(roles.USER.id);
    const email = `new-${before.email}`;
    const changed = {
      ...unchangedUpdate(before),
      companyName: 'New name',
      email,
      planId: 'pro',
      contractEnd: '2027-01-31',
      contractStart: '2026-01-01',
    };
    const after = await as.OEM_ADMIN.update(before.id, changed);
    const { planAtOnce: _planAtOnce, ...fields } = changed;
    const planChange = {
      planId: 'pro',
      from: '2026-12',
      requestedAt: '2026-11-20T12:00:00.000Z',
      requestedBy: roles.OEM_ADMIN.contactName,
    };
    expect(after).toEqual({ ...before, ...fields, planId: 'premium', planChange, version: before.version + 1, updatedAt: after.updatedAt });
    expect(await test.lastEntry(roles.USER)).toMatchObject({
      action: 'account.update',
      changes: [
        { field: 'companyName', from: before.companyName, to: 'New name' },
        { field: 'email', from: before.email, to: email },
        { field: 'contractStart', from: null, to: '2026-01-01' },
        { field: 'contractEnd', from: null, to: '2027-01-31' },
        { field: 'nextPlan', from: null, to: 'pro' },
        { field: 'planFrom', from: null, to: '2026-12' },
      ],
    });
    expect((await test.jobsOf(before.id)).map(({ kind }) => kind)).toEqual(['contract']);
    expect((await as.OEM_ADMIN.list({ keyword: 'new name' })).users.map(({ id }) => id)).toEqual([before.id]);
  });

  it('keeps the customer’s request to end the contract until the contract end changes', async () => {
    const endRequest = { requestedAt: '2026-11-01T00:00:00.000Z', requestedBy: 'A person' };
    const ended = await test.people.add('USER', roles.MASTER, { contractStart: '2025-01-01', contractEnd: '2026-11-30', endRequest });
    const before = await as.MASTER.get(ended.id);
    const renamed = await as.MASTER.update(ended.id, { ...unchangedUpdate(before), companyName: 'New name' });
    expect(renamed.endRequest).toEqual(endRequest);
    const moved = await as.MASTER.update(ended.id, { ...unchangedUpdate(renamed), contractEnd: '2026-12-31' });
    expect(moved).toMatchObject({ contractEnd: '2026-12-31', endRequest: null });
  });

  it('writes nothing if no field has changed', async () => {
    const before = await as.MASTER.get(direct.id);
    expect(await as.MASTER.update(direct.id, unchangedUpdate(before))).toEqual(before);
    expect((await test.lastEntry(direct))?.action).toBe('account.create');
    expect(await test.jobsOf(direct.id)).toEqual([]);
  });

  it('refuses a stale version and accepts one of two concurrent updates', async () => {
    const before = await as.MASTER.get(direct.id);
    const update = (contactName: string) => as.MASTER.update(direct.id, { ...unchangedUpdate(before), contactName });
    const outcomes = await Promise.allSettled([update('One'), update('Other')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(update('Third'))).toEqual({ code: 'version-conflict' });
  });

  it('refuses a change of the role', async () => {
    const before = await as.MASTER.get(direct.id);
    const other = { ...unchangedUpdate(before), role: 'OEM_MASTER' as const, licenceGrant: 3 };
    expect(await refusalOf(as.MASTER.update(direct.id, other))).toEqual(fieldRefusal('role', 'invalid'));
  });

  it('ends all sessions when the address changes, and sends an open invitation to the new address', async () => {
    const invited = await as.MASTER.create({ parentId: roles.MASTER.id });
    const { sessionEpoch } = (await test.dependencies.accounts.get(invited.id)) ?? expect.unreachable();
    await as.MASTER.update(invited.id, { ...unchangedUpdate(invited), email: `right-${invited.email}` });
    expect((await test.dependencies.accounts.get(invited.id))?.sessionEpoch).toBe(sessionEpoch + 1);
    expect((await test.jobsOf(invited.id)).map((job) => requestedMail(job)?.template)).toEqual(['invitation', 'invitation']);
    const user = await as.MASTER.get(direct.id);
    await as.MASTER.update(direct.id, { ...unchangedUpdate(user), email: `right-${user.email}` });
    expect(await test.jobsOf(direct.id)).toEqual([]);
  });

  it('refuses an e-mail address in use, an unknown plan, and a licence grant below the licences in use', async () => {
    const user = await as.MASTER.get(direct.id);
    expect(await refusalOf(as.MASTER.update(direct.id, { ...unchangedUpdate(user), email: foreign.email }))).toEqual(
      fieldRefusal('email', 'email-taken'),
    );
    expect(await refusalOf(as.MASTER.update(direct.id, { ...unchangedUpdate(user), planId: 'gold' }))).toEqual(
      fieldRefusal('planId', 'unknown-plan'),
    );
    const oem = await as.MASTER.get(roles.OEM_MASTER.id);
    expect(await refusalOf(as.MASTER.update(oem.id, { ...unchangedUpdate(oem), licenceGrant: 0 }))).toEqual(
      fieldRefusal('licenceGrant', 'licences-in-use', { count: 1 }),
    );
    expect((await as.MASTER.update(oem.id, { ...unchangedUpdate(oem), licenceGrant: 1 })).licenceGrant).toBe(1);
  });

  it('refuses a plan whose limits are below the present use', async () => {
    const sites = actOnSites(siteDependencies(test.table, test.dependencies.clock), direct);
    const tall = await sites.create({ rows: 40, columns: 1, name: 'Tall' });
    await sites.create({ rows: 2, columns: 2, name: 'Small' });
    const user = await as.MASTER.get(direct.id);
    expect(user.siteCount).toBe(2);
    expect(await refusalOf(as.MASTER.update(direct.id, { ...unchangedUpdate(user), planId: 'light' }))).toEqual({
      code: 'invalid-input',
      fields: [
        { path: 'planId', rule: 'plan-sites-in-use', params: { count: 2, max: 1 } },
        { path: 'planId', rule: 'plan-sheets-in-use', params: { name: 'Tall', siteId: tall.id, count: 40, max: 30 } },
        { path: 'planId', rule: 'plan-direction-in-use', params: { name: 'Tall', siteId: tall.id, count: 40, max: 30 } },
      ],
    });
    expect((await as.MASTER.update(direct.id, { ...unchangedUpdate(user), planId: 'premium' })).planChange?.planId).toBe('premium');
  });

  it('withdraws the request of a plan when the present plan is submitted, and keeps it when the requested plan is submitted', async () => {
    const before = await as.MASTER.get(direct.id);
    const asked = await as.MASTER.update(direct.id, { ...unchangedUpdate(before), planId: 'premium' });
    const renamed = await as.MASTER.update(direct.id, { ...unchangedUpdate(asked), companyName: 'New name' });
    expect(renamed).toMatchObject({ planId: 'standard', planChange: { planId: 'premium' } });
    expect(await planChangeSchedule(test.table, test.dependencies.clock).listAll()).toContain(direct.id);
    const withdrawn = await as.MASTER.update(direct.id, { ...unchangedUpdate(renamed), planId: 'standard' });
    expect(withdrawn).toMatchObject({ planId: 'standard', planChange: null });
    expect(await planChangeSchedule(test.table, test.dependencies.clock).listAll()).not.toContain(direct.id);
  });

  it('changes the plan immediately only if the operator requests this with a reason', async () => {
    const planAtOnce = { reason: 'Agreed by phone' };
    const before = await as.MASTER.get(direct.id);
    const after = await as.MASTER.update(direct.id, { ...unchangedUpdate(before), planId: 'premium', planAtOnce });
    expect(after).toMatchObject({ planId: 'premium', planChange: null });
    expect((await test.lastEntry(direct))?.changes).toEqual([
      { field: 'planId', from: 'standard', to: 'premium' },
      { field: 'reason', from: null, to: 'Agreed by phone' },
    ]);
    const below = await as.OEM_MASTER.get(roles.USER.id);
    expect(await refusalOf(as.OEM_MASTER.update(below.id, { ...unchangedUpdate(below), planId: 'pro', planAtOnce }))).toEqual(
      fieldRefusal('planAtOnce', 'unknown-field'),
    );
  });

  it('accepts changes of a suspended account from the operator only, and rejects all changes below a terminated OEM', async () => {
    await as.OEM_MASTER.pause(roles.USER.id);
    const user = await as.MASTER.get(roles.USER.id);
    for (const role of ['OEM_MASTER', 'OEM_ADMIN'] as const)
      expect(await refusalOf(as[role].update(user.id, { ...unchangedUpdate(user), contactName: 'X' }))).toEqual({
        code: 'account-suspended',
      });
    const changed = await as.MASTER.update(user.id, { ...unchangedUpdate(user), contactName: 'X' });
    await as.MASTER.terminate(roles.OEM_MASTER.id);
    expect(await refusalOf(as.MASTER.update(user.id, { ...unchangedUpdate(changed), contactName: 'Y' }))).toEqual({
      code: 'account-terminated',
    });
  });
});
