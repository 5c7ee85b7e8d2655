import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { uniqueEmail, invitation, startSubAdminFixture, type SubAdminFixture } from '#test/support/api/sub-admin-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { sessionStore } from '#functions/sign-in/store/session-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { SubAdminUpdate } from '#shared/model/accounts/sub-admin.ts';

const NOT_FOUND = { code: 'not-found' };

let test: SubAdminFixture;
let customer: Account;
beforeAll(async () => {
  test = await startSubAdminFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await test.newCustomer();
});

describe('listing SUB_ADMINs', () => {
  it('returns the account’s own login and its SUB_ADMINs, oldest first, with three database calls', async () => {
    const actor = await test.as(customer);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.push((await actor.invite()).id);
    test.takeCalls();
    const list = await actor.list();
    expect(test.takeCalls()).toHaveLength(3);
    expect(apiContract.subAdmin.list.response.parse(list)).toEqual(list);
    expect(list.subAdmins.map(({ id }) => id)).toEqual(ids);
    const { id, email } = customer;
    expect(list.owner).toEqual({ id, name: '山田 花子', email, authority: 'edit', contractStatus: 'ACTIVE', picture: null });
    const mainContact = await test.people.add('SUB_ADMIN', customer);
    expect((await (await test.as(mainContact)).list()).owner.id).toBe(customer.id);
  });

  it('returns SUB_ADMINs of the caller’s account only, not of accounts beside or below it', async () => {
    const stranger = await test.people.add('USER', test.master);
    const [own, foreign] = [await test.as(customer), await test.as(stranger)];
    const { id } = await own.invite();
    expect((await foreign.list()).subAdmins).toEqual([]);
    expect((await (await test.as(test.master)).list()).subAdmins.map((found) => found.id)).not.toContain(id);
  });
});

it('every endpoint for a SUB_ADMIN answers not-found for an id outside the caller’s account', async () => {
  const oem = await test.people.add('OEM_MASTER', test.master);
  const [below, sibling] = [await test.people.add('USER', oem), await test.people.add('OEM_ADMIN', oem)];
  const subAdminBelow = await test.people.add('SUB_ADMIN', below);
  const own = await test.people.add('SUB_ADMIN', oem, { permission: 'viewer' });
  const removed = await test.people.add('SUB_ADMIN', oem, { permission: 'viewer' });
  const actor = await test.as(oem);
  await actor.remove(removed.id);
  const ids = [subAdminBelow, below, sibling, oem, test.master, customer, removed].map(({ id }) => id).concat(randomIds.ulid());
  for (const id of ids) {
    const body: SubAdminUpdate = { name: 'Another', email: uniqueEmail('another'), permission: 'viewer', authority: 'view', version: 0 };
    const calls = [actor.update(id, body), actor.remove(id), actor.resend(id), actor.locate(id)];
    expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => NOT_FOUND));
  }
  expect(await actor.locate(own.id)).toMatchObject({ id: own.id });
  expect(await refusalOf((await test.as(below)).remove(own.id))).toEqual(NOT_FOUND);
});

describe('removing a SUB_ADMIN', () => {
  it('ends the sessions of the login at their next request, and frees its e-mail address', async () => {
    const actor = await test.as(customer);
    const login = await test.people.add('SUB_ADMIN', customer, { permission: 'editor' });
    const sessions = sessionStore(test.table, test.dependencies.accounts, randomIds, test.clock);
    const { accessToken } = await test.people.signIn(login);
    expect(await sessions.findLogin(accessToken)).toBeDefined();
    expect(await actor.remove(login.id)).toBeNull();
    expect(await sessions.findLogin(accessToken)).toBeUndefined();
    expect((await actor.list()).subAdmins).toEqual([]);
    expect((await test.logOf(customer))[0]).toMatchObject({
      action: 'sub-admin.remove',
      subject: { id: login.id },
      actor: { id: customer.id },
    });
    expect((await actor.invite(invitation({ email: login.email }))).email).toBe(login.email);
    expect(await refusalOf(actor.remove(login.id))).toEqual(NOT_FOUND);
  });

  it('succeeds for one of several concurrent requests and answers not-found to the rest', async () => {
    const actor = await test.as(customer);
    const { id } = await actor.invite();
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => actor.remove(id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not-found' });
    expect((await test.logOf(customer)).filter(({ action }) => action === 'sub-admin.remove')).toHaveLength(1);
  });
});
