import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#shared/model/sign-in/session.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import type { SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { ACTING_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { endExpiredActings } from '#functions/platform/jobs/reconcile/end-expired-actings.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { PASSWORD, START } from '#test/support/api/auth-fixture.ts';
import { type Browser, type SignInSecurityFixture, startSignInSecurityFixture } from '#test/support/api/sign-in-security-fixture.ts';

let test: SignInSecurityFixture;
beforeAll(async () => {
  test = await startSignInSecurityFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const REASON = 'The customer asked why a picture is missing';

const newLogin = async (...place: Parameters<SignInSecurityFixture['people']['add']>) => {
  const [role, parent, differences = {}] = place;
  return test.people.add(role, parent, { language: 'en', ...differences }, test.hash);
};
const start = (manager: Browser, { id }: Account, body: { reason?: string; access?: string } = {}) =>
  test.security('actAs', { token: manager.token, params: { id }, body: { reason: REASON, access: 'READ', ...body } });

interface Support {
  oem: Account;
  manager: Browser;
  user: Account;
  acting: Session;
}
/** An OEM that acts for one of its customers. */
async function startSupport(access: ActingAccess = 'READ'): Promise<Support> {
  const oem = await newLogin('OEM_MASTER', test.operator);
  const user = await newLogin('USER', oem);
  const manager = await test.signInBrowser(oem);
  const answer = await start(manager, user, { access });
  expect(answer.status).toBe(201);
  return { oem, manager, user, acting: answer.data as Session };
}
const idOf = ({ user: { acting } }: Session): string => acting?.id ?? '';
const end = (token: string, id: string) => test.security('endActing', { token, params: { id } });
const entriesOf = async (account: Account, action: string) =>
  (await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 20 })).entries.filter(
    (entry) => entry.action === action,
  );
const change = async (account: Account, differences: Partial<Account>) => {
  const present = await test.dependencies.accounts.get(account.id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  expect(await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
};

describe('acting for a login (R-4.15)', () => {
  it('returns a session of the login for one hour, with the name of the acting manager', async () => {
    const { oem, user, acting } = await startSupport();
    expect(acting.user).toMatchObject({
      id: user.id,
      email: user.email,
      acting: { by: { id: oem.id, name: oem.contactName }, company: oem.companyName, access: 'READ', reason: REASON },
    });
    expect(acting.accessTokenExpiresAt).toBe(new Date(START + ACTING_MS).toISOString());
    const { data } = await test.call('userInfo', { token: acting.accessToken });
    expect(data).toEqual({ user: acting.user });
    test.time.now += ACTING_MS - 1;
    expect(await test.isLive(acting.accessToken)).toBe(true);
    test.time.now += 1;
    expect(await test.isLive(acting.accessToken)).toBe(false);
  });

  it('sets no refresh token, and does not change the session of the manager', async () => {
    const oem = await newLogin('OEM_MASTER', test.operator);
    const user = await newLogin('USER', oem);
    const manager = await test.signInBrowser(oem);
    const answer = await start(manager, user);
    expect(answer.cookies.filter((cookie) => cookie.startsWith('refresh-token='))).toEqual([]);
    expect((await test.call('userInfo', { token: manager.token })).data).toMatchObject({ user: { id: oem.id, acting: null } });
  });

  it('is audited with both names, reason and access, in the log of the login and of all accounts above', async () => {
    const { oem, user, acting } = await startSupport('EDIT');
    await end(acting.accessToken, idOf(acting));
    const actor = { id: oem.id, name: oem.contactName, role: 'OEM_MASTER', actsFor: { id: user.id, name: user.contactName, role: 'USER' } };
    for (const account of [user, oem, test.operator]) {
      const [started] = (await entriesOf(account, 'account.act-as')).filter(({ subject }) => subject.id === user.id);
      expect(started).toMatchObject({ actor });
      expect(started?.changes).toEqual([
        { field: 'actingAccess', from: null, to: 'EDIT' },
        { field: 'reason', from: null, to: REASON },
        { field: 'actingUntil', from: null, to: acting.accessTokenExpiresAt },
      ]);
      const [ended] = (await entriesOf(account, 'account.act-as-end')).filter(({ subject }) => subject.id === user.id);
      expect(ended).toMatchObject({ actor });
    }
  });

  it('notifies the login by e-mail in its language, without the name of the manager', async () => {
    await test.deliverMail();
    const { oem, user } = await startSupport('READ');
    const mail = (await test.deliverMail()).find(({ to }) => to === user.email);
    expect(mail?.subject).toBe('Swipe Studio: your console was opened for support');
    for (const text of ['Your provider has opened your console', REASON, 'nothing can be changed', '2026/11/20 22:01'])
      expect(mail?.text).toContain(text);
    for (const hidden of [oem.contactName, oem.companyName]) expect(mail?.text).not.toContain(hidden);
  });

  it('is listed in the security overview of that login, with its end time', async () => {
    const { user, acting } = await startSupport();
    const own = await test.signInBrowser(user);
    const listed = async () => ((await test.security('overview', { token: own.token })).data as SignInSecurity).actings;
    expect(await listed()).toMatchObject([{ id: idOf(acting), reason: REASON, access: 'READ', endedAt: null }]);
    expect((await listed())[0]).not.toHaveProperty('hash');
    await end(acting.accessToken, idOf(acting));
    expect(await listed()).toMatchObject([{ endedAt: new Date(START).toISOString() }]);
  });

  it('requires a reason and a known access', async () => {
    const { manager, user } = await startSupport();
    expect((await start(manager, user, { reason: ' 　 ' })).data).toMatchObject({ fields: [{ path: 'reason', rule: 'required' }] });
    expect((await start(manager, user, { reason: 'x'.repeat(10_000) })).data).toMatchObject({
      fields: [{ path: 'reason', rule: 'too-long' }],
    });
    expect((await start(manager, user, { access: 'ALL' })).status).toBe(400);
  });

  it('is limited in the number of starts', async () => {
    const oem = await newLogin('OEM_MASTER', test.operator);
    const user = await newLogin('USER', oem);
    const manager = await test.signInBrowser(oem);
    for (let count = 0; count < RATE_LIMITS['act-as']; count += 1) expect((await start(manager, user)).status).toBe(201);
    expect((await start(manager, user)).status).toBe(429);
  });
});

describe('permission to act for a login (R-4.15)', () => {
  it('is granted by the rules for managing logins, within the manager’s own tree', async () => {
    const [oem, other] = [await newLogin('OEM_MASTER', test.operator), await newLogin('OEM_MASTER', test.operator)];
    const [user, direct] = [await newLogin('USER', oem), await newLogin('USER', test.operator)];
    const staff = await newLogin('MASTER_USER', test.operator);
    const oemAdmin = await newLogin('OEM_ADMIN', oem);
    const sub = await newLogin('SUB_ADMIN', user);
    const operator = await test.people.signIn(test.operator);
    const statusOf = async (token: string, target: Account) =>
      (await test.security('actAs', { token, params: { id: target.id }, body: { reason: REASON, access: 'EDIT' } })).status;
    const byOperator = await Promise.all(
      [oem, user, direct, oemAdmin, staff, sub, test.operator].map((target) => statusOf(operator.accessToken, target)),
    );
    expect(byOperator).toEqual([201, 201, 201, 201, 403, 404, 409]);
    const { token } = await test.signInBrowser(oem);
    const byOem = await Promise.all([user, oemAdmin, oem, direct, other, test.operator, sub].map((target) => statusOf(token, target)));
    expect(byOem).toEqual([201, 201, 409, 404, 404, 404, 404]);
    for (const login of [staff, oemAdmin]) expect(await statusOf((await test.signInBrowser(login)).token, user)).toBe(403);
  });

  it('is denied for logins that have not signed in, or are suspended or terminated', async () => {
    const oem = await newLogin('OEM_MASTER', test.operator);
    const manager = await test.signInBrowser(oem);
    const codeFor = async (differences: Partial<Account>) => (await start(manager, await newLogin('USER', oem, differences))).data;
    expect(await codeFor({ contractStatus: 'INACTIVE' })).toMatchObject({ code: 'not-signed-in-yet' });
    expect(await codeFor({ contractStatus: 'SUSPENDED' })).toMatchObject({ code: 'account-suspended' });
    expect(await codeFor({ contractStatus: 'TERMINATED' })).toMatchObject({ code: 'account-terminated' });
  });

  it('is denied to a session that is already acting', async () => {
    const oem = await newLogin('OEM_MASTER', test.operator);
    const user = await newLogin('USER', oem);
    const { accessToken } = await test.people.signIn(test.operator);
    const started = await test.security('actAs', { token: accessToken, params: { id: oem.id }, body: { reason: REASON, access: 'EDIT' } });
    const { accessToken: token } = started.data as Session;
    expect(await test.security('actAs', { token, params: { id: user.id }, body: { reason: REASON, access: 'READ' } })).toMatchObject({
      status: 403,
      data: { code: 'acting-refused' },
    });
  });
});

describe('acting session (R-4.15)', () => {
  const isOver = async ({ accessToken }: Session): Promise<boolean> => !(await test.isLive(accessToken));

  it('ends at the request of the manager; a repeated request is audited once', async () => {
    const { user, acting } = await startSupport();
    expect((await end(acting.accessToken, idOf(acting))).status).toBe(200);
    expect(await isOver(acting)).toBe(true);
    const own = await test.signInBrowser(user);
    expect((await end(own.token, idOf(acting))).status).toBe(200);
    expect(await entriesOf(user, 'account.act-as-end')).toHaveLength(1);
  });

  it('ends at the request of the login, but not of any other login', async () => {
    const { oem, user, acting } = await startSupport();
    const sibling = await test.signInBrowser(await newLogin('USER', oem));
    expect((await end(sibling.token, idOf(acting))).status).toBe(404);
    const own = await test.signInBrowser(user);
    expect((await end(own.token, idOf(acting))).status).toBe(200);
    expect(await isOver(acting)).toBe(true);
    expect(await entriesOf(user, 'account.act-as-end')).toMatchObject([{ actor: { id: user.id } }]);
  });

  it('is not-found for another manager that acts for the same login', async () => {
    const { user, acting } = await startSupport();
    const { accessToken } = await test.people.signIn(test.operator);
    const other = await test.security('actAs', { token: accessToken, params: { id: user.id }, body: { reason: REASON, access: 'EDIT' } });
    expect((await end((other.data as Session).accessToken, idOf(acting))).status).toBe(404);
    expect(await isOver(acting)).toBe(false);
  });

  it('ends when the manager signs out, or the manager’s session is ended', async () => {
    const { manager, acting } = await startSupport();
    await test.call('logOut', { refreshToken: manager.refreshToken });
    expect(await isOver(acting)).toBe(true);
    const second = await startSupport();
    const elsewhere = await test.signInBrowser(second.oem);
    await test.security('endSessions', { token: elsewhere.token, body: { which: 'others' } });
    expect(await isOver(second.acting)).toBe(true);
  });

  it('ends when the manager changes its password', async () => {
    const { manager, acting } = await startSupport();
    const body = { currentPassword: PASSWORD, password: 'Another-horse-2', confirmPassword: 'Another-horse-2' };
    expect((await test.call('changePassword', { token: manager.token, body })).status).toBe(200);
    expect(await isOver(acting)).toBe(true);
  });

  it.each([
    ['the manager is paused', (support: Support) => change(support.oem, { contractStatus: 'SUSPENDED', pausedBy: 'operator' })],
    ['the manager may only view', (support: Support) => change(support.oem, { authority: 'view' })],
    ['the manager is terminated', (support: Support) => change(support.oem, { contractStatus: 'TERMINATED' })],
    ['the login is paused', (support: Support) => change(support.user, { contractStatus: 'SUSPENDED', pausedBy: 'oem' })],
    ['the login is terminated', (support: Support) => change(support.user, { contractStatus: 'TERMINATED' })],
    [
      'the login is deleted',
      (support: Support) => change(support.user, { contractStatus: 'TERMINATED', deletedAt: new Date(START).toISOString() }),
    ],
  ])('ends when %s', async (_, happen) => {
    const support = await startSupport('EDIT');
    expect(await isOver(support.acting)).toBe(false);
    await happen(support);
    expect(await isOver(support.acting)).toBe(true);
  });

  it('ends after one hour, and the end is audited once', async () => {
    const { user, acting } = await startSupport();
    const { accounts, actings, ids, clock } = test.dependencies;
    const run = () => endExpiredActings({ accounts, actings, ids, clock });
    await run();
    expect(await entriesOf(user, 'account.act-as-end')).toEqual([]);
    test.time.now += ACTING_MS + 1;
    expect(await isOver(acting)).toBe(true);
    await run();
    await run();
    expect(await entriesOf(user, 'account.act-as-end')).toMatchObject([{ actor: null, changes: [{ to: 'READ' }, { to: REASON }] }]);
  });

  it('rejects a token that was altered or belongs to another login', async () => {
    const { user, acting, manager } = await startSupport();
    const [prefix, loginId, id, secret = ''] = acting.accessToken.split('.');
    expect([prefix, loginId]).toEqual(['act', user.id]);
    const altered = [prefix, loginId, id, `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`].join('.');
    const moved = [prefix, manager.account.id, id, secret].join('.');
    const asSession = [loginId, id, secret].join('.');
    for (const token of [altered, moved, asSession]) expect(await test.isLive(token)).toBe(false);
    expect((await test.call('refreshToken', { refreshToken: acting.accessToken })).status).toBe(401);
  });
});

describe('restrictions of an acting session (R-4.15)', () => {
  it('reject changes of password, second factor and sessions with acting-refused, for READ and EDIT access', async () => {
    for (const access of ['READ', 'EDIT'] as const) {
      const { acting } = await startSupport(access);
      const token = acting.accessToken;
      const body = { currentPassword: PASSWORD, password: 'Another-horse-2', confirmPassword: 'Another-horse-2' };
      const answers = [
        await test.call('changePassword', { token, body }),
        await test.security('setUp', { token }),
        await test.security('endSessions', { token, body: { which: 'others' } }),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 403, data: { code: 'acting-refused' } });
    }
  });

  it('do not require setting up a second factor that is obligatory for the role', async () => {
    await test.security('setRoles', { token: (await test.people.signIn(test.operator)).accessToken, body: { roles: ['USER'] } });
    const { acting } = await startSupport();
    expect(acting.user.mustSetUpTwoFactor).toBe(false);
    expect((await test.security('overview', { token: acting.accessToken })).status).toBe(200);
    await test.security('setRoles', { token: (await test.people.signIn(test.operator)).accessToken, body: { roles: [] } });
  });
});
