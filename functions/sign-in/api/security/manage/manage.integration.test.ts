import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/sign-in/session.ts';
import type { SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { PASSWORD, START } from '#test/support/api/auth-fixture.ts';
import { type SignInSecurityFixture, startSignInSecurityFixture } from '#test/support/api/sign-in-security-fixture.ts';

let test: SignInSecurityFixture;
beforeAll(async () => {
  test = await startSignInSecurityFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const tokenOf = async (account: Account) => (await test.people.signIn(account)).accessToken;
const reset = async (manager: Account, { id }: Account) => test.security('reset', { token: await tokenOf(manager), params: { id } });
const newLogin = async (...place: Parameters<SignInSecurityFixture['people']['add']>) => {
  const [role, parent, differences = {}] = place;
  return test.people.add(role, parent, { language: 'en', ...differences }, test.hash);
};
async function withSecondFactor(account: Account): Promise<Account> {
  await test.turnOn(await test.signInBrowser(account));
  return account;
}

describe('reset of a lost second factor (R-4.14)', () => {
  it('keeps the password, is audited under the manager, and notifies the login', async () => {
    const oem = await newLogin('OEM_MASTER', test.operator);
    const user = await withSecondFactor(await newLogin('USER', oem));
    await test.deliverMail();
    expect((await reset(oem, user)).status).toBe(200);
    expect((await test.signIn(user.email)).status).toBe(200);
    const subjects = (await test.deliverMail()).filter(({ to }) => to === user.email).map(({ subject }) => subject);
    expect(subjects).toContain('Swipe Studio: two-factor authentication was reset');
    const { entries } = await auditStore(test.table).list(scopeOf(user.id), { after: undefined, limit: 10 });
    expect(entries.find(({ action }) => action === 'account.two-factor-reset')).toMatchObject({ actor: { id: oem.id } });
    expect(await reset(oem, user)).toMatchObject({ status: 409, data: { code: 'two-factor-is-off' } });
  });

  it('requires permission to manage the login', async () => {
    const [oem, otherOem] = [await newLogin('OEM_MASTER', test.operator), await newLogin('OEM_MASTER', test.operator)];
    const user = await newLogin('USER', oem);
    const sub = await newLogin('SUB_ADMIN', user, { permission: 'editor' });
    const staff = await newLogin('MASTER_USER', test.operator);
    for (const login of [user, sub, oem, staff]) await withSecondFactor(login);
    expect((await reset(otherOem, user)).status).toBe(404);
    expect((await reset(oem, sub)).status).toBe(404);
    expect((await reset(user, user)).data).toMatchObject({ code: 'own-account' });
    expect((await reset(sub, user)).status).toBe(403);
    const contact = await newLogin('SUB_ADMIN', user);
    expect((await reset(contact, contact)).data).toMatchObject({ code: 'own-account' });
    expect((await reset(user, sub)).status).toBe(200);
    expect((await reset(staff, user)).status).toBe(200);
    expect((await reset(test.operator, oem)).status).toBe(200);
    expect((await reset(test.operator, staff)).status).toBe(200);
  });
});

describe('roles with an obligatory second factor (R-4.14)', () => {
  const setRoles = async (manager: Account, roles: string[]) =>
    test.security('setRoles', { token: await tokenOf(manager), body: { roles } });

  it('restrict a login to the set-up until the set-up is done', async () => {
    expect((await setRoles(test.operator, ['USER', 'OEM_MASTER'])).data).toEqual({ roles: ['OEM_MASTER', 'USER'] });
    const [user, staff] = [await newLogin('USER', test.operator), await newLogin('MASTER_USER', test.operator)];
    const browser = await test.signInBrowser(user);
    const info = async () => ((await test.call('userInfo', { token: browser.token })).data as Session).user;
    expect((await test.call('userInfo', { token: await tokenOf(staff) })).data).toMatchObject({ user: { mustSetUpTwoFactor: false } });
    expect((await info()).mustSetUpTwoFactor).toBe(true);
    expect((await reset(user, staff)).data).toMatchObject({ code: 'two-factor-set-up-required' });
    const { secret } = await test.turnOn(browser);
    expect((await info()).mustSetUpTwoFactor).toBe(false);
    const body = { change: 'turn-off', password: PASSWORD, code: test.codeOf(secret) };
    expect(await test.security('change', { token: browser.token, body })).toMatchObject({ data: { code: 'two-factor-obligatory' } });
    expect((await setRoles(test.operator, [])).status).toBe(200);
    expect((await test.security('change', { token: browser.token, body })).status).toBe(200);
  });

  it('can be changed by the operator only, and changes are audited', async () => {
    const user = await newLogin('USER', test.operator);
    const staff = await newLogin('MASTER_USER', test.operator);
    for (const login of [user, staff]) expect((await setRoles(login, ['USER'])).status).toBe(403);
    expect((await setRoles(test.operator, ['WIZARD'])).status).toBe(400);
    await setRoles(test.operator, ['MASTER_USER']);
    const overview = async (account: Account) =>
      (await test.security('overview', { token: await tokenOf(account) })).data as SignInSecurity;
    expect((await overview(test.operator)).obligatoryFor).toEqual(['MASTER_USER']);
    expect((await overview(user)).obligatoryFor).toBeNull();
    expect((await overview(staff)).twoFactor.isObligatory).toBe(true);
    const { entries } = await auditStore(test.table).list(scopeOf(test.operator.id), { after: undefined, limit: 20 });
    const changes = entries.filter(({ action }) => action === 'account.two-factor-roles').flatMap((entry) => entry.changes);
    expect(changes).toContainEqual({ field: 'twoFactorRoles', from: null, to: 'MASTER_USER' });
    await setRoles(test.operator, []);
  });
});
