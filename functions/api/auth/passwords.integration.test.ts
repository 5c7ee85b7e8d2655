import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ATTEMPT_LIMITS, LINK_MS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/session.ts';
import { accessTokenOf, type AuthFixture, PASSWORD, START, startAuthFixture, tokenIn } from '#functions/api/auth/auth-fixture.ts';
import { scopeOf } from '#functions/scope.ts';
import { type Account, accountSubject } from '#functions/store/account.ts';
import { auditStore, newAuditEntry } from '#functions/store/audit.ts';
import { newMailJob } from '#functions/store/job.ts';
import { type Answer, deviceOf, refreshTokenOf } from '#test/support/send.ts';

const NEW = 'Another-horse-2';
const LINK_INVALID = { status: 404, data: { code: 'link-invalid' } };

let test: AuthFixture;
beforeAll(async () => {
  test = await startAuthFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.deliverMail();
  test.mailbox.length = 0;
  test.time.now = START;
});

const forgot = (email: string, sourceIp?: string) =>
  test.call('forgotPassword', { body: { email, language: 'jp' }, ...(sourceIp !== undefined && { sourceIp }) });
const register = (email: string, sourceIp?: string) =>
  test.call('register', {
    body: { companyName: '株式会社サンプル', contactName: '山田', email, language: 'jp', agreed: true },
    ...(sourceIp !== undefined && { sourceIp }),
  });
const chosen = (token: string, password = NEW) => ({ body: { token, password, confirmPassword: password } });
const verify = (token: string) => test.call('verifyToken', { body: { token } });
const reset = (token: string, password = NEW) => test.call('resetPassword', chosen(token, password));
const complete = (token: string) => test.call('completeRegistration', chosen(token));
const change = (token: string, currentPassword: string, password = NEW, device?: string) =>
  test.call('changePassword', { token, device, body: { currentPassword, password, confirmPassword: password } });

async function resetLink(email: string): Promise<string> {
  await forgot(email);
  return tokenIn((await test.deliverMail()).at(-1) ?? expect.unreachable('No e-mail came'));
}
async function registrationLink(email: string): Promise<string> {
  await register(email);
  return tokenIn((await test.deliverMail()).at(-1) ?? expect.unreachable('No e-mail came'));
}
const invited = (parent = test.operator, differences: Partial<Account> = {}) =>
  test.people.add('USER', parent, { contractStatus: 'INACTIVE', ...differences }, null);
async function invitationLink({ id }: Account): Promise<string> {
  await test.dependencies.jobs.add(newMailJob({ template: 'invitation', accountId: id }, test.dependencies.ids.ulid(), test.clock()));
  return tokenIn((await test.deliverMail()).at(-1) ?? expect.unreachable('No e-mail came'));
}
const stored = async ({ id }: Account): Promise<Account> => (await test.dependencies.accounts.get(id)) ?? expect.unreachable(id);
async function become(account: Account, differences: Partial<Account>): Promise<void> {
  const present = await stored(account);
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountSubject(present));
  expect(await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}
const logOf = async (accountId: string) =>
  (await auditStore(test.table).list(scopeOf(accountId), { after: undefined, limit: 100 })).entries.map(({ action, actor, subject }) => ({
    action,
    actor: actor?.id,
    subject: subject.id,
  }));
const sortedStatuses = (answers: Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const fieldsOf = ({ data }: Answer) => (data as { fields: unknown }).fields;

describe('forgetting a password', () => {
  it('is answered alike, with the same work, for any address', async () => {
    const [user, ended] = [await test.newUser(), await test.newUser({ contractStatus: 'TERMINATED' })];
    const seen: (Partial<Answer> & { calls: string[] })[] = [];
    for (const email of [user.email, ended.email, 'nobody@example.com']) {
      test.takeCalls();
      const { status, data, headers, cookies } = await forgot(email);
      seen.push({ status, data, headers, cookies, calls: test.takeCalls() });
    }
    expect(seen).toEqual(seen.map(() => seen[0]));
    expect(seen[0]).toMatchObject({ status: 202, data: null, cookies: [] });
    expect((await test.deliverMail()).map(({ to }) => to)).toEqual([user.email]);
  });

  it('is limited by address, known or not, and by network', async () => {
    const { email } = await test.newUser();
    for (const address of [email, 'ghost@example.com']) {
      for (let asked = 0; asked < ATTEMPT_LIMITS['forgot-password-of-account']; asked += 1)
        expect((await forgot(address)).status).toBe(202);
      expect((await forgot(address.toUpperCase())).status).toBe(429);
    }
    const network = ATTEMPT_LIMITS['forgot-password-from-network'];
    for (let asked = 0; asked < network; asked += 1) expect((await forgot(`n${asked}@example.com`, '192.0.2.7')).status).toBe(202);
    expect((await forgot('last@example.com', '192.0.2.7')).status).toBe(429);
  });
});

describe('a link to a new password', () => {
  it('tells whom it is for, and sets the password once, ending every session', async () => {
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'OEM', brand: { logo: null, mainColor: '#ff0000' } });
    const user = await test.newUser({}, oem);
    const { accessToken, refreshToken } = await test.people.signIn(user);
    const token = await resetLink(user.email);
    expect(await verify(token)).toMatchObject({
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
    expect(await reset(token)).toMatchObject({ status: 200, data: { email: user.email } });
    expect(await test.dependencies.links.find(token)).toBeUndefined();
    expect(await verify(token)).toMatchObject(LINK_INVALID);
    expect(await reset(token)).toMatchObject(LINK_INVALID);
    expect(await test.isLive(accessToken)).toBe(false);
    expect((await test.call('refreshToken', { refreshToken })).status).toBe(401);
    expect((await test.signIn(user.email)).status).toBe(401);
    expect((await test.signIn(user.email, NEW)).status).toBe(200);
    expect(await logOf(oem.id)).toContainEqual({ action: 'account.password', actor: user.id, subject: user.id });
    expect((await test.deliverMail()).map(({ to, text }) => [to, text.includes('token=')])).toEqual([[user.email, false]]);
  });

  it('works at the root as well', async () => {
    const user = await test.newUser();
    expect(await test.call('resetPasswordAtRoot', chosen(await resetLink(user.email)))).toMatchObject({ data: { email: user.email } });
    expect((await test.signIn(user.email, NEW)).status).toBe(200);
  });

  it('is used by exactly one of many at once', async () => {
    const user = await test.newUser();
    const token = await resetLink(user.email);
    const passwords = Array.from({ length: 6 }, (_, index) => `Parallel-horse-${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(sortedStatuses(answers)).toEqual([200, 404, 404, 404, 404, 404]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    const outcomes = await Promise.all(passwords.map((password) => test.signIn(user.email, password)));
    expect(outcomes.map(({ status }) => status === 200)).toEqual(passwords.map((password) => password === winner));
    expect((await stored(user)).sessionEpoch).toBe(1);
    expect((await logOf(user.id)).filter(({ action }) => action === 'account.password')).toHaveLength(1);
  });

  it('holds while others change the account at the same moment', async () => {
    const user = await test.newUser();
    const token = await resetLink(user.email);
    const { accounts } = test.dependencies;
    const present = await stored(user);
    const audit = newAuditEntry(test.dependencies, 'account.update', null, accountSubject(present));
    const [answer] = await Promise.all([reset(token), accounts.replace(present, { ...present, contactName: 'Renamed' }, { audit })]);
    expect(answer.status).toBe(200);
    expect((await test.signIn(user.email, NEW)).status).toBe(200);
  });

  it('is void when it has run out, for another address, a terminated or deleted account, and after any other password', async () => {
    const timely = await test.newUser();
    const token = await resetLink(timely.email);
    test.time.now += LINK_MS['password-reset'];
    expect(await verify(token)).toMatchObject(LINK_INVALID);
    expect(await reset(token)).toMatchObject(LINK_INVALID);
    test.time.now -= 1;
    expect((await verify(token)).status).toBe(200);
    test.time.now = START;

    const oem = await test.people.add('OEM_MASTER', test.operator);
    const changes: ((user: Account) => Promise<unknown>)[] = [
      (user) => become(user, { email: `moved-${user.email}` }),
      (user) => become(user, { contractStatus: 'TERMINATED' }),
      (user) => become(user, { deletedAt: test.clock().toISOString() }),
      async (user) => reset(await resetLink(user.email), 'Meanwhile-horse-3'),
      () => become(oem, { contractStatus: 'TERMINATED' }),
    ];
    for (const happen of changes) {
      const user = await test.newUser({}, oem);
      const link = await resetLink(user.email);
      await happen(user);
      expect(await verify(link)).toMatchObject(LINK_INVALID);
      expect(await reset(link)).toMatchObject(LINK_INVALID);
    }
  });

  it('is nothing anybody can make up', async () => {
    const [one, other] = [await test.newUser(), await test.newUser()];
    const [token, second] = [await resetLink(one.email), await resetLink(other.email)];
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
      expect(await verify(forged)).toMatchObject(LINK_INVALID);
      expect(await reset(forged)).toMatchObject(LINK_INVALID);
    }
    expect((await verify(token)).status).toBe(200);
  });

  it('is none of a site’s: what its members are sent opens nothing here', async () => {
    const { dependencies } = test;
    const { id, email } = await test.newUser();
    // Even one that names an account as the console's do.
    const like = { accountId: id, email, epoch: 0 };
    const member = { ...like, kind: 'member-password-reset', siteId: 'abcdefghijkl', memberId: id } as const;
    const name = { siteId: 'abcdefghijkl', addressDigest: 'x', registrationId: dependencies.ids.ulid() };
    for (const purpose of [member, { kind: 'member-registration', ...name } as const]) {
      const { token } = await dependencies.links.issue(dependencies.ids.ulid(), purpose);
      for (const attempt of [verify, reset, complete]) expect(await attempt(token)).toMatchObject(LINK_INVALID);
    }
  });

  it('lets a suspended account choose, which stays suspended', async () => {
    const user = await test.newUser({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
    expect((await reset(await resetLink(user.email))).status).toBe(200);
    expect(await stored(user)).toMatchObject({ contractStatus: 'SUSPENDED', pausedBy: 'operator' });
  });

  it('refuses passwords that break rules, naming each, and is not used up by that', async () => {
    const user = await test.newUser();
    const token = await resetLink(user.email);
    expect(fieldsOf(await reset(token, 'short'))).toEqual(
      ['password-length', 'password-uppercase', 'password-digit', 'password-special'].map((rule) => ({ path: 'password', rule })),
    );
    const mismatch = await test.call('resetPassword', { body: { token, password: NEW, confirmPassword: `${NEW}!` } });
    expect(fieldsOf(mismatch)).toEqual([{ path: 'confirmPassword', rule: 'password-mismatch' }]);
    expect((await reset(token)).status).toBe(200);
  });

  it('is limited by network, whatever is tried', async () => {
    const sourceIp = '192.0.2.8';
    const calls = [
      () => test.call('verifyToken', { sourceIp, body: { token: 'x' } }),
      () => test.call('resetPassword', { sourceIp, ...chosen('x') }),
      () => test.call('completeRegistration', { sourceIp, ...chosen('x') }),
    ];
    for (let tried = 0; tried < ATTEMPT_LIMITS['link-from-network']; tried += 1)
      expect(await calls[tried % calls.length]?.()).toMatchObject(LINK_INVALID);
    for (const call of calls) expect((await call()).status).toBe(429);
  });
});

describe('an invitation', () => {
  it('makes the account active with its first password, without a notice', async () => {
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'Inviting Ltd' });
    const user = await invited(oem);
    const token = await invitationLink(user);
    expect((await verify(token)).data).toMatchObject({ link: { kind: 'invitation', email: user.email } });
    expect((await test.signIn(user.email)).status).toBe(401);
    const answer = await reset(token);
    expect(answer).toMatchObject({ status: 200, data: { email: user.email } });
    expect(await stored(user)).toMatchObject({ contractStatus: 'ACTIVE', sessionEpoch: 1 });
    expect((await test.signIn(user.email, NEW, { device: deviceOf(answer) })).data).toMatchObject({ user: { mustChangePassword: false } });
    for (const { id } of [user, oem, test.operator])
      expect(await logOf(id)).toContainEqual({ action: 'account.activate', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toEqual([]);
    expect(await reset(token)).toMatchObject(LINK_INVALID);
  });

  it('ends with the first password chosen in any other way', async () => {
    const user = await invited();
    const token = await invitationLink(user);
    expect((await reset(await resetLink(user.email))).status).toBe(200);
    expect((await stored(user)).contractStatus).toBe('ACTIVE');
    expect(await verify(token)).toMatchObject(LINK_INVALID);
  });
});

describe('changing a password', () => {
  it('ends all sessions, opens one here, and tells the owner', async () => {
    const user = await test.newUser();
    const [here, there] = [await test.people.signIn(user), await test.people.signIn(user)];
    const answer = await change(here.accessToken, PASSWORD);
    expect(answer).toMatchObject({ status: 200, data: { user: { id: user.id, mustChangePassword: false } } });
    for (const { accessToken, refreshToken } of [here, there]) {
      expect(await test.isLive(accessToken)).toBe(false);
      expect((await test.call('refreshToken', { refreshToken })).status).toBe(401);
    }
    expect(await test.isLive(accessTokenOf(answer))).toBe(true);
    expect((await test.call('refreshToken', { refreshToken: refreshTokenOf(answer) })).status).toBe(200);
    expect(deviceOf(answer)).toBeDefined();
    expect([(await test.signIn(user.email)).status, (await test.signIn(user.email, NEW)).status]).toEqual([401, 200]);
    expect(await logOf(user.id)).toContainEqual({ action: 'account.password', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toMatchObject([{ to: user.email }]);
  });

  it('makes an account active that was issued its first one', async () => {
    const user = await test.newUser({ contractStatus: 'INACTIVE' });
    const { accessToken } = await test.people.signIn(user);
    expect((await test.call('userInfo', { token: accessToken })).data).toMatchObject({ user: { mustChangePassword: true } });
    const answer = await change(accessToken, PASSWORD);
    expect((answer.data as Session).user).toMatchObject({ contractStatus: 'ACTIVE', mustChangePassword: false });
    expect(await logOf(user.id)).toContainEqual({ action: 'account.activate', actor: user.id, subject: user.id });
    expect(await test.deliverMail()).toEqual([]);
  });

  it('asks for the present password and for another one', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const wrong = await change(accessToken, 'Wrong-password-1');
    expect(wrong).toMatchObject({ status: 400, data: { fields: [{ path: 'currentPassword', rule: 'password-wrong' }] } });
    const same = await change(accessToken, PASSWORD, PASSWORD);
    expect(same).toMatchObject({ status: 400, data: { fields: [{ path: 'password', rule: 'password-unchanged' }] } });
    expect((await change(accessToken, 'Wrong-password-1', 'Wrong-password-1')).data).toMatchObject({
      fields: [{ rule: 'password-wrong' }],
    });
    expect(await stored(user)).toMatchObject({ sessionEpoch: 0 });
    expect(await test.isLive(accessToken)).toBe(true);
  });

  it('is limited, even at once', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(accessToken, 'Wrong-password-1')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(ATTEMPT_LIMITS['change-password']);
    expect((await change(accessToken, PASSWORD)).status).toBe(429);
  });

  it('happens once when asked for twice at once', async () => {
    const user = await test.newUser();
    const { accessToken } = await test.people.signIn(user);
    const answers = await Promise.all([change(accessToken, PASSWORD), change(accessToken, PASSWORD, 'Third-horse-3')]);
    expect(sortedStatuses(answers)).toEqual([200, 401]);
    expect((await stored(user)).sessionEpoch).toBe(1);
  });
});

describe('registering', () => {
  it('is answered alike, with the same work, whether or not the address has an account', async () => {
    const user = await test.newUser();
    const seen: (Partial<Answer> & { calls: string[] })[] = [];
    for (const email of [user.email, 'somebody-new@example.com']) {
      test.takeCalls();
      const { status, data, headers, cookies } = await register(email);
      seen.push({ status, data, headers, cookies, calls: test.takeCalls() });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ status: 202, data: null, cookies: [] });
    const mails = await test.deliverMail();
    expect(mails.map(({ to, text }) => [to, text.includes('token=')])).toEqual([
      [user.email, false],
      ['somebody-new@example.com', true],
    ]);
  });

  it('is limited by address and by network', async () => {
    for (let asked = 0; asked < ATTEMPT_LIMITS['register-address']; asked += 1)
      expect((await register('keen@example.com')).status).toBe(202);
    expect((await register('keen@example.com')).status).toBe(429);
    const network = ATTEMPT_LIMITS['register-from-network'];
    for (let asked = 0; asked < network; asked += 1) expect((await register(`r${asked}@example.com`, '192.0.2.9')).status).toBe(202);
    expect((await register('r-last@example.com', '192.0.2.9')).status).toBe(429);
  });

  it('is completed by the link: a customer of the operator’s own, on trial from today', async () => {
    test.time.now = Date.UTC(2026, 10, 20, 15, 30);
    const email = 'new-customer@example.com';
    const token = await registrationLink(email);
    expect((await verify(token)).data).toMatchObject({ link: { kind: 'registration', email, contactName: '山田', brand: { id: null } } });
    const answer = await complete(token);
    expect(answer).toMatchObject({ status: 201, data: { email } });
    expect(await test.dependencies.links.find(token)).toBeUndefined();
    const signedIn = await test.signIn(email, NEW, { device: deviceOf(answer) });
    const { id } = (signedIn.data as Session).user;
    expect(await test.dependencies.accounts.get(id)).toMatchObject({
      role: 'USER',
      parentId: test.operator.id,
      path: [test.operator.id, id],
      companyName: '株式会社サンプル',
      contractStatus: 'ACTIVE',
      planId: 'trial',
      authority: 'edit',
      contractStart: '2026-11-21',
      contractEnd: '2026-12-21',
      language: 'jp',
    });
    expect(await logOf(test.operator.id)).toContainEqual({ action: 'account.register', actor: id, subject: id });
    expect(await complete(token)).toMatchObject(LINK_INVALID);
  });

  it('is completed by exactly one of many at once, by whichever link', async () => {
    const email = 'double@example.com';
    const [first, second] = [await registrationLink(email), await registrationLink(email)];
    const answers = await Promise.all([first, first, second, second].map(complete));
    expect(sortedStatuses(answers)).toEqual([201, 404, 404, 404]);
    expect(await verify(first)).toMatchObject(LINK_INVALID);
    expect(await verify(second)).toMatchObject(LINK_INVALID);
  });

  it('leads nowhere once the address has got an account in another way', async () => {
    const email = 'faster@example.com';
    const token = await registrationLink(email);
    await test.newUser({ email });
    expect(await verify(token)).toMatchObject(LINK_INVALID);
    expect(await complete(token)).toMatchObject(LINK_INVALID);
  });

  it('and choosing a password are two kinds of links, none of which does the other', async () => {
    const user = await test.newUser();
    expect(await complete(await resetLink(user.email))).toMatchObject(LINK_INVALID);
    expect(await reset(await registrationLink('kinds@example.com'))).toMatchObject(LINK_INVALID);
  });
});

describe('the look of the sign-in page', () => {
  it('is that of an account directly below the operator, and the product’s own for any other id', async () => {
    const brand = { logo: null, mainColor: '#00ff00' };
    const oem = await test.people.add('OEM_MASTER', test.operator, { companyName: 'OEM', brand });
    const [below, gone] = [await test.newUser({ brand }, oem), await test.newUser({ brand })];
    await become(gone, { deletedAt: test.clock().toISOString() });
    const look = async (id: string) => (await test.call('brand', { params: { id } })).data;
    expect(await look(oem.id)).toEqual({ brand: { id: oem.id, name: 'OEM', ...brand, textColor: '#000000' } });
    const own = { brand: { id: null, name: null, logo: null, mainColor: '#202020', textColor: '#FFFFFF' } };
    for (const id of [below.id, gone.id, test.operator.id, '0'.repeat(26)]) expect(await look(id)).toEqual(own);
  });
});

describe('secrets', () => {
  it('are nowhere in the table nor in the log', async () => {
    const password = 'Seek-and-find-7';
    const user = await test.newUser();
    const signedIn = await test.signIn(user.email);
    const [resetting, registering] = [await resetLink(user.email), await registrationLink('seeker@example.com')];
    const invitation = await invitationLink(await invited());
    const changed = await change(accessTokenOf(signedIn), PASSWORD, password);
    const [again, completed] = [await reset(await resetLink(user.email), `${password}!`), await complete(registering)];
    const items: unknown[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await test.client.send(new ScanCommand({ TableName: 'test', ExclusiveStartKey }));
      items.push(...(page.Items ?? []));
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    const written = JSON.stringify(items) + JSON.stringify(test.log);
    const tokens = [resetting, registering, invitation, accessTokenOf(changed), refreshTokenOf(signedIn), refreshTokenOf(changed)];
    const secrets = [
      ...tokens.map((token) => token?.split('.').at(-1)),
      ...[signedIn, again, completed].map(deviceOf),
      password,
      PASSWORD,
      NEW,
    ];
    expect(written).toContain(user.email);
    for (const secret of secrets) {
      expect(secret?.length).toBeGreaterThan(10);
      expect(written).not.toContain(secret);
    }
    expect(JSON.stringify(test.log)).not.toContain('example.com');
  });
});
