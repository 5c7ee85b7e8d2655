import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_LIFETIME } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { accessTokenOf, type AuthFixture, START, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { SessionTokens } from '#functions/sign-in/store/session-store.ts';
import { accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { type Answer, refreshTokenOf, withoutRequestId } from '#test/support/http/send.ts';
import { fullWidth } from '#test/support/text/full-width.ts';
import { repetitions } from '#test/support/long-run.ts';

const WRONG = 'Wrong-password-1';
const FORGED = 'x'.repeat(43);
const UNAUTHENTICATED = { status: 401, data: { code: 'unauthenticated' } };

let test: AuthFixture;
beforeAll(async () => {
  test = await startAuthFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
  test.work.verified = [];
});

/** Changes an account directly in the store, as choosing a password or deleting it would. */
async function changeAccount(account: Account, differences: Partial<Account>): Promise<void> {
  const present = await test.dependencies.accounts.get(account.id);
  if (!present) throw new Error('The account does not exist');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  expect(await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}
const increaseEpoch = (account: Account) => changeAccount(account, { sessionEpoch: account.sessionEpoch + 1 });
const remove = (account: Account) => changeAccount(account, { deletedAt: test.clock().toISOString() });

const userInfo = (token: string) => test.call('userInfo', { token });
const refresh = (refreshToken: string, device?: string) => test.call('refreshToken', { refreshToken, device });

describe('console sign-in', () => {
  it('accepts the address in any width and case, and with the characters that copying adds (R-11.2)', async () => {
    const user = await test.newUser();
    const written = [fullWidth(user.email), ` ${user.email.toUpperCase()} `, user.email.replace('@', '@\u200B'), `<mailto:${user.email}>`];
    for (const email of written) expect((await test.signIn(email)).status).toBe(200);
    const fields = [{ path: 'email', rule: 'unexpected-character', params: { character: '\uFFFD' } }];
    expect(await test.signIn(`\uFFFD${user.email}`)).toMatchObject({ status: 400, data: { fields } });
  });

  it('opens a session and returns the user info', async () => {
    const user = await test.newUser();
    const answer = await test.signIn(user.email);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      accessTokenExpiresAt: new Date(START + SESSION_LIFETIME.accessTokenMs).toISOString(),
      user: {
        id: user.id,
        userTypeId: 'USER',
        routeSegment: 'admin-user',
        contractStatus: 'ACTIVE',
        mustChangePassword: false,
        mustSetUpTwoFactor: false,
        brand: { id: null, name: null, logo: null, mainColor: '#202020', textColor: '#FFFFFF' },
        limits: { planName: 'premium', maxSites: 10, maxSheets: 300, maxDirection: 100 },
        imageMaxMb: 12,
      },
    });
    expect(refreshTokenOf(answer)).toMatch(new RegExp(`^${user.id}\\.`));
    expect(JSON.stringify(answer.data)).not.toContain(refreshTokenOf(answer));
    expect((await userInfo(accessTokenOf(answer))).data).toEqual({ user: (answer.data as Session).user });
  });

  it('accepts the address in upper or lower case', async () => {
    const user = await test.newUser({ email: 'someone@example.jp' });
    expect((await test.signIn(' SomeOne@Example.JP ')).data).toMatchObject({ user: { id: user.id } });
  });

  it('fails with the same answer after the same work, whatever the reason', async () => {
    const oem = await test.people.add('OEM_MASTER', test.operator);
    const [user, deleted, below] = [await test.newUser(), await test.newUser(), await test.newUser({}, oem)];
    const staff = await test.people.add('MASTER_USER', test.operator, {}, test.hash);
    const invited = await test.people.add('USER', test.operator, { contractStatus: 'INACTIVE' }, null);
    const ended = await test.newUser({ contractStatus: 'TERMINATED' });
    await remove(deleted);
    await test.people.setStatus(oem, 'TERMINATED');
    const cases: Record<string, () => Promise<Answer>> = {
      'an unknown address': () => test.signIn('unknown@example.com'),
      'a wrong password': () => test.signIn(user.email, WRONG),
      'a wrong password of the operator': () => test.signIn(test.operator.email, WRONG),
      'a wrong password of staff': () => test.signIn(staff.email, WRONG),
      'no password chosen yet': () => test.signIn(invited.email),
      'a terminated account': () => test.signIn(ended.email),
      'an account below a terminated one': () => test.signIn(below.email),
      'a deleted account': () => test.signIn(deleted.email),
    };
    const seen: { what: string; answer: Partial<Answer>; runs: number; calls: string[] }[] = [];
    for (const [what, attempt] of Object.entries(cases)) {
      test.work.verified = [];
      test.takeCalls();
      const { status, data, message, headers, cookies } = withoutRequestId(await attempt());
      seen.push({
        what,
        answer: { status, data, message, headers, cookies },
        runs: test.work.verified.length,
        calls: test.takeCalls().toSorted(),
      });
    }
    expect(seen.map(({ what: _what, ...rest }) => rest)).toEqual(seen.map(() => ({ ...seen[0], what: undefined })));
    expect(seen[0]).toMatchObject({ answer: { status: 401, data: { code: 'sign-in-failed' }, cookies: [] }, runs: 1 });
  });

  it('allows only a change of password if the password was issued', async () => {
    const user = await test.newUser({ contractStatus: 'INACTIVE' });
    expect((await test.signIn(user.email)).data).toMatchObject({ user: { contractStatus: 'INACTIVE', mustChangePassword: true } });
  });

  it('accepts a suspended account', async () => {
    const user = await test.newUser({ contractStatus: 'SUSPENDED' });
    expect((await test.signIn(user.email)).data).toMatchObject({ user: { contractStatus: 'SUSPENDED' } });
  });

  it('returns the role segment and the limits of each role; a SUB_ADMIN has the values of its parent', async () => {
    const roles = await accountOfEachRole(test.people);
    const subAdmins = {
      master: await test.people.add('SUB_ADMIN', roles.MASTER),
      admin: await test.people.add('SUB_ADMIN', roles.OEM_MASTER),
    };
    const segmentOf = async (account: Account) => ((await userInfo((await test.people.signIn(account)).accessToken)).data as Session).user;
    const users = await Promise.all([...Object.values(roles), subAdmins.master, subAdmins.admin].map(segmentOf));
    expect(users.map(({ userTypeId, routeSegment, limits }) => [userTypeId, routeSegment, limits.planName])).toEqual([
      ['MASTER', 'master', ''],
      ['MASTER_USER', 'master-user', ''],
      ['OEM_MASTER', 'admin', 'OEM'],
      ['OEM_ADMIN', 'admin', 'OEM'],
      ['USER', 'admin-user', 'premium'],
      ['SUB_ADMIN', 'admin-user', 'premium'],
      ['SUB_ADMIN', 'master', ''],
      ['SUB_ADMIN', 'admin', 'OEM'],
    ]);
  });
});

describe('access tokens', () => {
  it('expire', async () => {
    const { accessToken } = await test.people.signIn(await test.newUser());
    test.time.now += SESSION_LIFETIME.accessTokenMs - 1;
    expect(await test.isLive(accessToken)).toBe(true);
    test.time.now += 1;
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('are rejected if they are forged, truncated, swapped or used as a refresh token', async () => {
    const { accessToken, refreshToken } = await test.people.signIn(await test.newUser());
    const other = await test.people.signIn(await test.newUser());
    const [loginId, sessionId, secret] = accessToken.split('.');
    const forgeries = [
      `${loginId}.${sessionId}.${FORGED}`,
      `${loginId}.${sessionId}`,
      `${loginId}.${sessionId}.${secret?.slice(1)}`,
      `${other.accessToken.split('.').slice(0, 2).join('.')}.${secret}`,
      `${loginId}.${other.accessToken.split('.')[1]}.${secret}`,
      refreshToken,
      `${accessToken}.x`,
      'null',
    ];
    for (const forged of forgeries) expect(await userInfo(forged)).toMatchObject(UNAUTHENTICATED);
    expect(await test.isLive(accessToken)).toBe(true);
  });

  it('are accepted until the second refresh after their issue', async () => {
    const first = await test.people.signIn(await test.newUser());
    const second = await refresh(first.refreshToken);
    expect([await test.isLive(first.accessToken), await test.isLive(accessTokenOf(second))]).toEqual([true, true]);
    const third = await refresh(refreshTokenOf(second) ?? '');
    expect([
      await test.isLive(first.accessToken),
      await test.isLive(accessTokenOf(second)),
      await test.isLive(accessTokenOf(third)),
    ]).toEqual([false, true, true]);
  });

  it('return the suspension or termination of an account above from the next request on', async () => {
    const master = await test.people.add('MASTER', null);
    const oem = await test.people.add('OEM_MASTER', master);
    const user = await test.people.add('USER', oem);
    const { accessToken, refreshToken } = await test.people.signIn(await test.people.add('SUB_ADMIN', user));
    const contractStatus = async () => ((await userInfo(accessToken)).data as Session).user.contractStatus;
    for (const above of [user, oem]) {
      await test.people.setStatus(above, 'SUSPENDED');
      expect(await contractStatus()).toBe('SUSPENDED');
      await test.people.setStatus(above, 'ACTIVE');
      expect(await contractStatus()).toBe('ACTIVE');
    }
    await test.people.setStatus(oem, 'TERMINATED');
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
    expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
    await test.people.setStatus(oem, 'ACTIVE');
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('are rejected on every device once the session epoch of the account has increased', async () => {
    const user = await test.newUser();
    const [here, there] = [await test.people.signIn(user), await test.people.signIn(user)];
    await increaseEpoch(user);
    const after = await test.people.signIn(user);
    for (const { accessToken, refreshToken } of [here, there]) {
      expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
      expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
    }
    expect(await test.isLive(after.accessToken)).toBe(true);
  });

  it('are rejected once the account is deleted', async () => {
    const user = await test.newUser();
    const { accessToken, refreshToken } = await test.people.signIn(user);
    await remove(user);
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
    expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('take two database calls per request, and five if the response contains user info, one of them for the support contact', async () => {
    const { accessToken } = await test.people.signIn(await test.newUser());
    test.takeCalls();
    await userInfo(accessToken);
    expect(test.takeCalls().toSorted()).toEqual([...Array.from({ length: 4 }, () => 'BatchGetItemCommand'), 'GetItemCommand']);
  });
});

describe('token refresh', () => {
  it('rotates the cookie and extends the session', async () => {
    const user = await test.newUser();
    let token = (await test.people.signIn(user)).refreshToken;
    for (let day = 0; day < 3; day += 1) {
      test.time.now += SESSION_LIFETIME.refreshTokenMs - 1;
      const answer = await refresh(token);
      expect(answer).toMatchObject({ status: 200, data: { user: { id: user.id } } });
      token = refreshTokenOf(answer) ?? '';
    }
    test.time.now += SESSION_LIFETIME.refreshTokenMs;
    expect(await refresh(token)).toMatchObject(UNAUTHENTICATED);
  });

  it('is rejected without a cookie, with an invalid cookie, and for unknown sessions', async () => {
    const user = await test.newUser();
    expect(await test.call('refreshToken')).toMatchObject(UNAUTHENTICATED);
    for (const junk of ['', '..', 'a.b.c', `${user.id}.${user.id}.${FORGED}`, 'あ', '__proto__'])
      expect(await refresh(junk)).toMatchObject(UNAUTHENTICATED);
  });

  it('leaves at most one valid successor; a reused or forged token always ends the session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 6 }), async (steps) => {
        const follow = followed(await test.people.signIn(await test.newUser()));
        for (const step of steps) {
          expect(await follow[step](), `${step} of ${steps.join(', ')}`).toBe(true);
          expect(await follow.isAsItShouldBe()).toBe(true);
        }
      }),
      { numRuns: repetitions(6, 25) },
    );
  });
});

const STEPS = ['current', 'old', 'forged', 'twiceAtOnce'] as const;

/** Returns a model of a session. Every step returns whether the answers were as expected. */
function followed(opened: SessionTokens) {
  const access = [opened.accessToken];
  const spent: string[] = [];
  let current = opened.refreshToken;
  let isOver = false;

  function take(answer: Answer): void {
    spent.push(current);
    current = refreshTokenOf(answer) ?? '';
    access.push(accessTokenOf(answer));
  }

  /** Presents a token that must be rejected, which ends the session. */
  async function stray(token: string): Promise<boolean> {
    const { status } = await refresh(token);
    isOver = true;
    return status === 401;
  }

  return {
    async current() {
      const answer = await refresh(current);
      if (isOver) return answer.status === 401;
      take(answer);
      return answer.status === 200;
    },
    old: async () => spent.length === 0 || stray(spent.at(-1) ?? ''),
    forged: () => stray(`${current.split('.').slice(0, 2).join('.')}.${FORGED}`),
    async twiceAtOnce() {
      const won = (await Promise.all([refresh(current), refresh(current)])).filter(({ status }) => status === 200);
      const most = isOver ? 0 : 1;
      for (const answer of won) take(answer);
      // The second of two concurrent refreshes used a replaced token.
      isOver = true;
      return won.length <= most;
    },
    async isAsItShouldBe() {
      const live = await Promise.all(access.map(test.isLive));
      return live.every((lives, index) => lives === (!isOver && index >= access.length - 2));
    },
  };
}

describe('console sign-out', () => {
  it('ends the session and clears the cookie', async () => {
    const { accessToken, refreshToken } = await test.people.signIn(await test.newUser());
    const answer = await test.call('logOut', { refreshToken });
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(refreshTokenOf(answer)).toBe('');
    expect(await test.isLive(accessToken)).toBe(false);
    expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('keeps other sessions of the login, and is a no-op without a session', async () => {
    const user = await test.newUser();
    const [here, there] = [await test.people.signIn(user), await test.people.signIn(user)];
    await test.call('logOut', { refreshToken: here.refreshToken });
    expect(await test.isLive(there.accessToken)).toBe(true);
    for (const refreshToken of [undefined, '', 'junk', here.refreshToken])
      expect((await test.call('logOut', { refreshToken })).status).toBe(200);
  });
});
