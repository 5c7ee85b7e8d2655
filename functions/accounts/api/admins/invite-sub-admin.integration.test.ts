import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { invitation, startSubAdminFixture, type SubAdminFixture, EMAIL_TAKEN } from '#test/support/api/sub-admin-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';

let test: SubAdminFixture;
let customer: Account;
beforeAll(async () => {
  test = await startSubAdminFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await test.newCustomer();
});

describe('inviting a SUB_ADMIN', () => {
  it('creates an INACTIVE login of the account and requests the e-mail', async () => {
    const actor = await test.as(customer);
    const body = invitation({ permission: 'main-contact', authority: 'view' });
    const invited = await actor.invite(body);
    expect(apiContract.subAdmin.create.response.parse({ subAdmin: invited }).subAdmin).toEqual(invited);
    expect(invited).toMatchObject({
      name: body.name,
      email: body.email,
      permission: 'main-contact',
      authority: 'view',
      contractStatus: 'INACTIVE',
    });
    expect(await test.dependencies.accounts.get(invited.id)).toMatchObject({
      role: 'SUB_ADMIN',
      parentId: customer.id,
      path: [test.master.id, customer.id, invited.id],
      companyName: '株式会社サンプル',
      contactName: '佐藤 次郎',
      language: 'kr',
      planId: null,
    });
    expect(await test.dependencies.accounts.findCredential(body.email)).toMatchObject({ accountId: invited.id, passwordHash: null });
    expect(await test.mailsTo(invited.id)).toBe(1);
  });

  it('writes an audit entry with the fields of the login for the account and every account above it', async () => {
    const actor = await test.as(customer);
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
    for (const account of [customer, test.master]) expect((await test.logOf(account))[0]).toMatchObject(expected);
  });

  it('refuses an e-mail address that is in use in the caller’s tree, and writes nothing', async () => {
    const actor = await test.as(customer);
    const { email } = await actor.invite();
    for (const taken of [email, customer.email]) expect(await refusalOf(actor.invite(invitation({ email: taken })))).toEqual(EMAIL_TAKEN);
    expect((await actor.list()).subAdmins).toHaveLength(1);
    expect(await test.logOf(customer)).toHaveLength(1);
  });

  it('treats an address in use outside the caller’s tree as free, and does not change the account that uses it (R-4.22)', async () => {
    const actor = await test.as(customer);
    const stranger = await test.newCustomer();
    const credential = await test.dependencies.accounts.findCredential(stranger.email);
    const free = await actor.invite();
    for (const email of [stranger.email, test.master.email]) {
      const invited = await actor.invite(invitation({ email }));
      expect(invited).toEqual({ ...free, email, id: invited.id, createdAt: invited.createdAt, version: free.version });
      expect(await test.mailsTo(invited.id)).toBe(1);
      // The answer is the same as for an address that no account had before the invitation.
      expect(await refusalOf(actor.invite(invitation({ email })))).toEqual(EMAIL_TAKEN);
    }
    expect((await actor.list()).subAdmins).toHaveLength(3);
    const [waiting] = (await actor.list()).subAdmins.filter(({ email }) => email === stranger.email);
    await actor.remove(waiting?.id ?? '');
    expect(await test.dependencies.accounts.accountsOf(stranger.email)).toMatchObject([{ id: stranger.id }]);
    expect(await test.dependencies.accounts.findCredential(stranger.email)).toEqual(credential);
  });

  it('accepts one of several concurrent invitations of the same address', async () => {
    const actor = await test.as(customer);
    const body = invitation();
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => actor.invite(body)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await actor.list()).subAdmins).toHaveLength(1);
  });
});

describe('resending an invitation', () => {
  it('requests another e-mail each time until the rate limit, and leaves the login unchanged', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    const { id } = invited;
    for (let count = 0; count < 5; count += 1) expect(await actor.resend(id)).toBeNull();
    expect(await refusalOf(actor.resend(id))).toMatchObject({ code: 'too-many-requests' });
    expect(await test.mailsTo(id)).toBe(6);
    expect((await actor.list()).subAdmins).toEqual([invited]);
    expect((await test.logOf(customer)).filter(({ action }) => action === 'sub-admin.invite')).toHaveLength(5);
  });

  it('rejects with already-signed-in if the login has signed in before', async () => {
    const login = await test.people.add('SUB_ADMIN', customer);
    expect(await refusalOf((await test.as(customer)).resend(login.id))).toEqual({ code: 'already-signed-in' });
    expect(await test.mailsTo(login.id)).toBe(0);
  });
});
