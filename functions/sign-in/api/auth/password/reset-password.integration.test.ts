import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS, LINK_LIFETIME_MS } from '#shared/model/limits.ts';
import { START } from '#test/support/api/auth-fixture.ts';
import {
  passwordRequest,
  fieldsOf,
  LINK_INVALID,
  NEW_PASSWORD,
  type PasswordFixture,
  sortedStatuses,
  startPasswordFixture,
} from '#test/support/api/password-fixture.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type Answer, deviceOf } from '#test/support/http/send.ts';

let test: PasswordFixture;
beforeAll(async () => {
  test = await startPasswordFixture();
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());

describe('request for a password reset', () => {
  it('gets the same answer after the same work for any address', async () => {
    const [user, ended] = [await test.newUser(), await test.newUser({ contractStatus: 'TERMINATED' })];
    const seen: (Partial<Answer> & { calls: string[] })[] = [];
    for (const email of [user.email, ended.email, 'unknown@example.com']) {
      test.takeCalls();
      const { status, data, headers, cookies } = await test.forgot(email);
      seen.push({ status, data, headers, cookies, calls: test.takeCalls() });
    }
    expect(seen).toEqual(seen.map(() => seen[0]));
    expect(seen[0]).toMatchObject({ status: 202, data: null, cookies: [] });
    expect((await test.deliverMail()).map(({ to }) => to)).toEqual([user.email]);
  });

  it('is limited per address, known or unknown, and per network', async () => {
    const { email } = await test.newUser();
    for (const address of [email, 'ghost@example.com']) {
      for (let asked = 0; asked < RATE_LIMITS['forgot-password-of-account']; asked += 1)
        expect((await test.forgot(address)).status).toBe(202);
      expect((await test.forgot(address.toUpperCase())).status).toBe(429);
    }
    const network = RATE_LIMITS['forgot-password-from-network'];
    for (let asked = 0; asked < network; asked += 1) expect((await test.forgot(`n${asked}@example.com`, '192.0.2.7')).status).toBe(202);
    expect((await test.forgot('last@example.com', '192.0.2.7')).status).toBe(429);
  });
});

describe('password reset link', () => {
  it('shows its account, sets the password once, and ends every session', async () => {
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'OEM', brand: { logo: null, mainColor: '#ff0000' } });
    const user = await test.newUser({}, oem);
    const { accessToken, refreshToken } = await test.people.signIn(user);
    const token = await test.resetLink(user.email);
    expect(await test.verify(token)).toMatchObject({
      status: 200,
      data: {
        link: {
          kind: 'password-reset',
          email: user.email,
          contactName: user.contactName,
          companyName: user.companyName,
          brand: { id: oem.id, name: 'OEM', mainColor: '#ff0000' },
        },
      },
    });
    const answer = await test.reset(token);
    expect(answer).toMatchObject({ status: 200, data: { email: user.email } });
    expect(await test.dependencies.links.find(token)).toBeUndefined();
    expect(await test.verify(token)).toMatchObject(LINK_INVALID);
    expect(await test.reset(token)).toMatchObject(LINK_INVALID);
    expect(await test.isLive(accessToken)).toBe(false);
    expect((await test.call('refreshToken', { refreshToken })).status).toBe(401);
    expect((await test.signIn(user.email)).status).toBe(401);
    expect((await test.signIn(user.email, NEW_PASSWORD, { device: deviceOf(answer) })).status).toBe(200);
    expect(await test.logOf(oem.id)).toContainEqual({ action: 'account.password', actor: user.id, subject: user.id });
    expect((await test.deliverMail()).map(({ to, text }) => [to, text.includes('token=')])).toEqual([[user.email, false]]);
  });

  it('is also accepted by the endpoint at the root path', async () => {
    const user = await test.newUser();
    expect(await test.call('resetPasswordAtRoot', passwordRequest(await test.resetLink(user.email)))).toMatchObject({
      data: { email: user.email },
    });
    expect((await test.signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('sets the password for exactly one of many concurrent requests', async () => {
    const user = await test.newUser();
    const token = await test.resetLink(user.email);
    const passwords = Array.from({ length: 6 }, (_, index) => `Parallel-horse-${index}`);
    const answers = await Promise.all(passwords.map((password) => test.reset(token, password)));
    expect(sortedStatuses(answers)).toEqual([200, 404, 404, 404, 404, 404]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    const outcomes = await Promise.all(passwords.map((password) => test.signIn(user.email, password)));
    expect(outcomes.map(({ status }) => status === 200)).toEqual(passwords.map((password) => password === winner));
    expect((await test.stored(user)).sessionEpoch).toBe(1);
    expect((await test.logOf(user.id)).filter(({ action }) => action === 'account.password')).toHaveLength(1);
  });

  it('sets the password even if the account changes concurrently', async () => {
    const user = await test.newUser();
    const token = await test.resetLink(user.email);
    const { accounts } = test.dependencies;
    const present = await test.stored(user);
    const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
    const [answer] = await Promise.all([test.reset(token), accounts.replace(present, { ...present, contactName: 'Renamed' }, { audit })]);
    expect(answer.status).toBe(200);
    expect((await test.signIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is rejected once expired, after a change of address or password, or for a terminated or deleted account', async () => {
    const timely = await test.newUser();
    const token = await test.resetLink(timely.email);
    test.time.now += LINK_LIFETIME_MS['password-reset'];
    expect(await test.verify(token)).toMatchObject(LINK_INVALID);
    expect(await test.reset(token)).toMatchObject(LINK_INVALID);
    test.time.now -= 1;
    expect((await test.verify(token)).status).toBe(200);
    test.time.now = START;

    const oem = await test.people.add('OEM_MASTER', test.operator);
    const changes: ((user: Account) => Promise<unknown>)[] = [
      (user) => test.changeAccount(user, { email: `moved-${user.email}` }),
      (user) => test.changeAccount(user, { contractStatus: 'TERMINATED' }),
      (user) => test.changeAccount(user, { deletedAt: test.clock().toISOString() }),
      async (user) => test.reset(await test.resetLink(user.email), 'Another-horse-3'),
      () => test.changeAccount(oem, { contractStatus: 'TERMINATED' }),
    ];
    for (const happen of changes) {
      const user = await test.newUser({}, oem);
      const link = await test.resetLink(user.email);
      await happen(user);
      expect(await test.verify(link)).toMatchObject(LINK_INVALID);
      expect(await test.reset(link)).toMatchObject(LINK_INVALID);
    }
  });

  it('is rejected with a forged token, and remains valid with the genuine token', async () => {
    const [one, other] = [await test.newUser(), await test.newUser()];
    const [token, second] = [await test.resetLink(one.email), await test.resetLink(other.email)];
    const [id = '', secret = ''] = token.split('.');
    const forgeries = [
      `${id}.${'x'.repeat(43)}`,
      `${second.split('.')[0]}.${secret}`,
      id,
      secret,
      `${token}.`,
      `${token}x`,
      'あ',
      '__proto__',
    ];
    for (const forged of forgeries) {
      expect(await test.verify(forged)).toMatchObject(LINK_INVALID);
      expect(await test.reset(forged)).toMatchObject(LINK_INVALID);
    }
    expect((await test.verify(token)).status).toBe(200);
  });

  it('is rejected if it was issued for a member of a site', async () => {
    const { dependencies } = test;
    const { id, email } = await test.newUser();
    // Members' links are rejected even if they contain the fields of a console link.
    const like = { accountId: id, email, epoch: 0 };
    const member = { ...like, kind: 'member-password-reset', siteId: 'abcdefghijkl', memberId: id } as const;
    const name = { siteId: 'abcdefghijkl', addressDigest: 'x', registrationId: dependencies.ids.ulid() };
    for (const purpose of [member, { kind: 'member-registration', ...name } as const]) {
      const { token } = await dependencies.links.issue(dependencies.ids.ulid(), purpose);
      for (const attempt of [test.verify, test.reset, test.complete]) expect(await attempt(token)).toMatchObject(LINK_INVALID);
    }
  });

  it('sets the password of a suspended account, which stays suspended', async () => {
    const user = await test.newUser({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    expect((await test.reset(await test.resetLink(user.email))).status).toBe(200);
    expect(await test.stored(user)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
  });

  it('remains valid after invalid passwords, which are rejected with each broken rule', async () => {
    const user = await test.newUser();
    const token = await test.resetLink(user.email);
    expect(fieldsOf(await test.reset(token, 'short'))).toEqual(
      ['password-length', 'password-uppercase', 'password-digit', 'password-special'].map((rule) => ({ path: 'password', rule })),
    );
    const mismatch = await test.call('resetPassword', { body: { token, password: NEW_PASSWORD, confirmPassword: `${NEW_PASSWORD}!` } });
    expect(fieldsOf(mismatch)).toEqual([{ path: 'confirmPassword', rule: 'password-mismatch' }]);
    expect((await test.reset(token)).status).toBe(200);
  });

  it('is limited in calls per network, whatever the token', async () => {
    const sourceIp = '192.0.2.8';
    const calls = [
      () => test.call('verifyToken', { sourceIp, body: { token: 'x' } }),
      () => test.call('resetPassword', { sourceIp, ...passwordRequest('x') }),
      () => test.call('completeRegistration', { sourceIp, ...passwordRequest('x') }),
    ];
    for (let tried = 0; tried < RATE_LIMITS['link-from-network']; tried += 1)
      expect(await calls[tried % calls.length]?.()).toMatchObject(LINK_INVALID);
    for (const call of calls) expect((await call()).status).toBe(429);
  });
});

describe('invitation link', () => {
  it('activates the account with its first password, without a notification e-mail', async () => {
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'Inviting Ltd' });
    const user = await test.invited(oem);
    const token = await test.invitationLink(user);
    expect((await test.verify(token)).data).toMatchObject({ link: { kind: 'invitation', email: user.email } });
    expect((await test.signIn(user.email)).status).toBe(401);
    const answer = await test.reset(token);
    expect(answer).toMatchObject({ status: 200, data: { email: user.email } });
    expect(await test.stored(user)).toMatchObject({ contractStatus: 'ACTIVE', sessionEpoch: 1 });
    expect((await test.signIn(user.email, NEW_PASSWORD, { device: deviceOf(answer) })).data).toMatchObject({
      user: { mustChangePassword: false },
    });
    for (const { id } of [user, oem, test.operator])
      expect(await test.logOf(id)).toContainEqual({ action: 'account.activate', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toEqual([]);
    expect(await test.reset(token)).toMatchObject(LINK_INVALID);
  });

  it('is rejected once the first password was set in another way', async () => {
    const user = await test.invited();
    const token = await test.invitationLink(user);
    expect((await test.reset(await test.resetLink(user.email))).status).toBe(200);
    expect((await test.stored(user)).contractStatus).toBe('ACTIVE');
    expect(await test.verify(token)).toMatchObject(LINK_INVALID);
  });
});
