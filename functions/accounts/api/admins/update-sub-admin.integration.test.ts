import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import {
  uniqueEmail,
  unchangedUpdate,
  invitation,
  startSubAdminFixture,
  type SubAdminFixture,
  EMAIL_TAKEN,
} from '#test/support/api/sub-admin-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';

let test: SubAdminFixture;
let customer: Account;
beforeAll(async () => {
  test = await startSubAdminFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await test.newCustomer();
});

describe('changing a SUB_ADMIN', () => {
  it('writes the fields, audits each change and moves the credential to a new address', async () => {
    const actor = await test.as(customer);
    const login = await test.people.add('SUB_ADMIN', customer, { permission: 'viewer', contactName: '前の名前' }, 'a hash');
    const email = uniqueEmail('moved');
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
    expect(await test.dependencies.accounts.findCredential(email)).toMatchObject({ accountId: login.id, passwordHash: 'a hash' });
    expect(await test.dependencies.accounts.findCredential(login.email)).toBeUndefined();
    const [entry] = await test.logOf(customer);
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
    expect(await test.mailsTo(login.id)).toBe(0);
  });

  it('refuses a stale version, and writes nothing if no field has changed', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    const first = await actor.update(invited.id, { ...unchangedUpdate(invited), name: 'First' });
    expect(await refusalOf(actor.update(invited.id, { ...unchangedUpdate(invited), name: 'Second' }))).toEqual({
      code: 'version-conflict',
    });
    expect(await actor.update(invited.id, unchangedUpdate(first))).toEqual(first);
    expect((await test.logOf(customer)).map(({ action }) => action)).toEqual(['sub-admin.update', 'sub-admin.create']);
  });

  it('accepts one of several concurrent changes', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    const calls = ['One', 'Two', 'Three'].map((name) => actor.update(invited.id, { ...unchangedUpdate(invited), name }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const call of calls) await call.catch((error: unknown) => expect(error).toMatchObject({ code: 'version-conflict' }));
  });

  it('accepts an address in use outside the caller’s tree while the invitation is open (R-4.22)', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    const { accounts } = test.dependencies;
    const credential = await accounts.findCredential(test.master.email);
    const moved = await actor.update(invited.id, { ...unchangedUpdate(invited), email: test.master.email });
    expect(moved).toMatchObject({ email: test.master.email, contractStatus: 'INACTIVE' });
    expect(await accounts.findCredential(invited.email)).toBeUndefined();
    const back = await actor.update(invited.id, { ...unchangedUpdate(moved), email: invited.email });
    expect(await accounts.findCredential(back.email)).toMatchObject({ accountId: invited.id });
    expect(await accounts.findCredential(test.master.email)).toEqual(credential);
  });

  it('refuses an e-mail address that is in use in the caller’s tree', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    expect(await refusalOf(actor.update(invited.id, { ...unchangedUpdate(invited), email: customer.email }))).toEqual(EMAIL_TAKEN);
    expect((await actor.list()).subAdmins).toEqual([invited]);
  });

  it('sends an open invitation again when the e-mail address changes, but not when the name does', async () => {
    const actor = await test.as(customer);
    const invited = await actor.invite();
    const renamed = await actor.update(invited.id, { ...unchangedUpdate(invited), name: 'Renamed' });
    expect(await test.mailsTo(invited.id)).toBe(1);
    await actor.update(invited.id, { ...unchangedUpdate(renamed), email: uniqueEmail('corrected') });
    expect(await test.mailsTo(invited.id)).toBe(2);
  });
});

describe('main contacts of an account', () => {
  it('can all be demoted or removed, since the account’s own login always remains a main contact', async () => {
    const actor = await test.as(customer);
    const one = await actor.invite(invitation({ permission: 'main-contact' }));
    const last = await actor.invite(invitation({ permission: 'main-contact' }));
    await actor.remove(one.id);
    expect((await actor.update(last.id, { ...unchangedUpdate(last), permission: 'viewer' })).permission).toBe('viewer');
    const again = await actor.update(last.id, { ...unchangedUpdate(last), version: last.version + 1 });
    expect(again.permission).toBe('main-contact');
    await actor.remove(last.id);
    const { owner, subAdmins } = await actor.list();
    expect([owner.id, subAdmins.filter(({ permission }) => permission === 'main-contact')]).toEqual([customer.id, []]);
    expect(await actor.invite(invitation({ permission: 'main-contact' }))).toMatchObject({ permission: 'main-contact' });
  });

  it('can change their own name, but cannot remove, demote or restrict themselves', async () => {
    const [self, other] = [await test.people.add('SUB_ADMIN', customer), await test.people.add('SUB_ADMIN', customer)];
    const actor = await test.as(self);
    const own = (await actor.list()).subAdmins.find(({ id }) => id === self.id);
    if (!own) throw new Error('The login is not in its own list');
    const OWN = { code: 'own-account' };
    expect(await refusalOf(actor.remove(self.id))).toEqual(OWN);
    expect(await refusalOf(actor.update(self.id, { ...unchangedUpdate(own), permission: 'editor' }))).toEqual(OWN);
    expect(await refusalOf(actor.update(self.id, { ...unchangedUpdate(own), authority: 'view' }))).toEqual(OWN);
    expect((await actor.update(self.id, { ...unchangedUpdate(own), name: '正しい名前' })).name).toBe('正しい名前');
    await actor.remove(other.id);
  });
});
