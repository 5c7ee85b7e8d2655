import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { SESSION, SIGN_IN_ATTEMPTS } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/session.ts';
import { authUseCases } from '#functions/api/auth/use-cases.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { argon2Passwords, type Passwords } from '#functions/gateways/passwords.ts';
import { authenticateWith } from '#functions/http/authenticate.ts';
import { serve } from '#functions/http/serve.ts';
import { type Account, accountStore } from '#functions/store/account.ts';
import { attemptStore } from '#functions/store/attempt.ts';
import { planStore } from '#functions/store/plan.ts';
import { sessionStore, type Tokens } from '#functions/store/session.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { type People, peopleIn, sixRoles } from '#test/support/people.ts';
import { type Answer, type HttpHandler, refreshTokenOf, send } from '#test/support/send.ts';

const PASSWORD = 'Correct-horse-1';
const FORGED = 'x'.repeat(43);
const UNAUTHENTICATED = { status: 401, data: { code: 'unauthenticated' } };

let test: TestTable;
let people: People;
let handler: HttpHandler;
let hash: string;
let now: number;
let verified: (string | undefined)[];

beforeAll(async () => {
  test = await startTable();
  const clock = () => new Date(now);
  now = Date.now();
  people = await peopleIn(test.table, clock);
  const cheap = argon2Passwords({ memory: 8, passes: 1 });
  hash = await cheap.hash(PASSWORD);
  const passwords: Passwords = {
    ...cheap,
    verify: (password, expected) => {
      verified.push(expected);
      return cheap.verify(password, expected);
    },
  };
  const accounts = accountStore(test.table);
  const sessions = sessionStore(test.table, accounts, randomIds, clock);
  const dependencies = { accounts, sessions, passwords, plans: planStore(test.table), attempts: attemptStore(test.table, clock) };
  handler = serve(auth, authUseCases(dependencies), { authenticate: authenticateWith(sessions), originKey: '', log: () => {} });
});
afterAll(() => test.stop());
beforeEach(() => {
  now = Date.UTC(2026, 10, 20, 12, 1);
  verified = [];
});

let lastAddress = 0;
/** Every sign-in from another network, where addresses are not what a test is about. */
const elsewhere = () => `10.0.${(lastAddress += 1) >> 8}.${lastAddress & 255}`;
const signIn = (email: string, password = PASSWORD, sourceIp = elsewhere()) =>
  send(handler, auth.login, { body: { email, password }, sourceIp });
const userInfo = (token: string) => send(handler, auth.userInfo, { token });
const refresh = (refreshToken: string) => send(handler, auth.refreshToken, { refreshToken });
const accessTokenOf = ({ data }: Answer) => (data as Session).accessToken;
const newUser = async (differences: Partial<Account> = {}) => people.add('USER', await people.add('MASTER', null), differences, hash);
const isLive = async (accessToken: string) => (await userInfo(accessToken)).status === 200;

describe('signing in', () => {
  it('opens a session and describes the login', async () => {
    const user = await newUser();
    const answer = await signIn(user.email);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      accessTokenExpiresAt: new Date(now + SESSION.accessTokenMs).toISOString(),
      user: {
        id: user.id,
        userTypeId: 'USER',
        routeSegment: 'admin-user',
        mainColor: '#202020',
        textColor: '#FFFFFF',
        limits: { planName: 'premium', maxSites: 10, maxSheets: 300, maxDirection: 100 },
      },
    });
    expect(refreshTokenOf(answer)).toMatch(new RegExp(`^${user.id}\\.`));
    expect(JSON.stringify(answer.data)).not.toContain(refreshTokenOf(answer));
    expect((await userInfo(accessTokenOf(answer))).data).toEqual({ user: (answer.data as Session).user });
  });

  it('takes the address in any case', async () => {
    const user = await newUser({ email: 'someone@example.jp' });
    expect((await signIn(' SomeOne@Example.JP ')).data).toMatchObject({ user: { id: user.id } });
  });

  it('answers alike, with the same password work, for an unknown address, a wrong password and an ended contract', async () => {
    const user = await newUser();
    const ended = await newUser({ contractStatus: 'TERMINATED' });
    const belowEnded = await people.add(
      'USER',
      await people.add('OEM_MASTER', await people.add('MASTER', null), { contractStatus: 'TERMINATED' }),
      {},
      hash,
    );
    test.takeCalls();
    const answers = [await signIn('nobody@example.com')];
    const callsForUnknown = test.takeCalls();
    answers.push(await signIn(user.email, 'Wrong-password-1'));
    expect(test.takeCalls()).toEqual(callsForUnknown);
    answers.push(await signIn(ended.email), await signIn(belowEnded.email));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], status: 401, data: { code: 'sign-in-failed' } });
    expect(verified).toEqual([undefined, hash, hash, hash]);
  });

  it('lets a suspended account in', async () => {
    const user = await newUser({ contractStatus: 'SUSPENDED' });
    expect((await signIn(user.email)).data).toMatchObject({ user: { contractStatus: 'SUSPENDED' } });
  });

  it('knows the route segment and the work account of all six roles, and a SUB_ADMIN by its parent', async () => {
    const roles = await sixRoles(people);
    const subAdmins = { master: await people.add('SUB_ADMIN', roles.MASTER), admin: await people.add('SUB_ADMIN', roles.OEM_MASTER) };
    const segmentOf = async (account: Account) => ((await userInfo((await people.signIn(account)).accessToken)).data as Session).user;
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

describe('sign-in attempts', () => {
  it('are refused over the limit of an account, even made at once, and then with the right password too', async () => {
    const user = await newUser();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(user.email, 'Wrong-password-1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(SIGN_IN_ATTEMPTS.perAccount);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40 - SIGN_IN_ATTEMPTS.perAccount);
    expect(refused[0]).toMatchObject({
      data: { code: 'too-many-requests', retryAfter: 14 * 60 },
      headers: { 'retry-after': String(14 * 60) },
    });
    expect(await signIn(user.email)).toMatchObject({ status: 429 });
    now += 14 * 60_000;
    expect(await signIn(user.email)).toMatchObject({ status: 200 });
  });

  it('are counted for accounts that do not exist as well', async () => {
    for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS.perAccount; attempt += 1) expect((await signIn('ghost@example.com')).status).toBe(401);
    expect((await signIn('GHOST@example.com')).status).toBe(429);
  });

  it('begin anew after a success', async () => {
    const user = await newUser();
    const fail = () => signIn(user.email, 'Wrong-password-1');
    for (let attempt = 1; attempt < SIGN_IN_ATTEMPTS.perAccount; attempt += 1) await fail();
    expect((await signIn(user.email)).status).toBe(200);
    for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS.perAccount; attempt += 1) expect((await fail()).status).toBe(401);
    expect((await fail()).status).toBe(429);
  });

  it('are refused over the limit of a viewer network, which then shuts out no accounts', async () => {
    const user = await newUser();
    for (let attempt = 0; attempt < SIGN_IN_ATTEMPTS.perAddress; attempt += 1) {
      expect((await signIn(`nobody-${attempt}@example.com`, PASSWORD, `2001:db8:0:1::${attempt.toString(16)}`)).status).toBe(401);
    }
    for (let attempt = 0; attempt <= SIGN_IN_ATTEMPTS.perAccount; attempt += 1) {
      expect((await signIn(user.email, PASSWORD, '2001:db8:0:1::ffff')).status).toBe(429);
    }
    expect((await signIn(user.email)).status).toBe(200);
  });
});

describe('access tokens', () => {
  it('run out', async () => {
    const { accessToken } = await people.signIn(await newUser());
    now += SESSION.accessTokenMs - 1;
    expect(await isLive(accessToken)).toBe(true);
    now += 1;
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('are good for nothing when forged, cut, swapped or used for refreshing', async () => {
    const { accessToken, refreshToken } = await people.signIn(await newUser());
    const other = await people.signIn(await newUser());
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
    expect(await isLive(accessToken)).toBe(true);
  });

  it('of two generations are good at once, of three not', async () => {
    const first = await people.signIn(await newUser());
    const second = await refresh(first.refreshToken);
    expect([await isLive(first.accessToken), await isLive(accessTokenOf(second))]).toEqual([true, true]);
    const third = await refresh(refreshTokenOf(second) ?? '');
    expect([await isLive(first.accessToken), await isLive(accessTokenOf(second)), await isLive(accessTokenOf(third))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('feel a pause and an end anywhere above at the very next request', async () => {
    const master = await people.add('MASTER', null);
    const oem = await people.add('OEM_MASTER', master);
    const user = await people.add('USER', oem);
    const { accessToken, refreshToken } = await people.signIn(await people.add('SUB_ADMIN', user));
    const contractStatus = async () => ((await userInfo(accessToken)).data as Session).user.contractStatus;
    for (const above of [user, oem]) {
      await people.setStatus(above, 'SUSPENDED');
      expect(await contractStatus()).toBe('SUSPENDED');
      await people.setStatus(above, 'ACTIVE');
      expect(await contractStatus()).toBe('ACTIVE');
    }
    await people.setStatus(oem, 'TERMINATED');
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
    expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
    await people.setStatus(oem, 'ACTIVE');
    expect(await userInfo(accessToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('cost two database calls a request, four with what user-info tells', async () => {
    const { accessToken } = await people.signIn(await newUser());
    test.takeCalls();
    await userInfo(accessToken);
    expect(test.takeCalls()).toEqual(['BatchGetItemCommand', 'BatchGetItemCommand', 'BatchGetItemCommand', 'GetItemCommand']);
  });
});

describe('refreshing', () => {
  it('rotates the cookie and prolongs the session', async () => {
    const user = await newUser();
    let token = (await people.signIn(user)).refreshToken;
    for (let day = 0; day < 3; day += 1) {
      now += SESSION.refreshTokenMs - 1;
      const answer = await refresh(token);
      expect(answer).toMatchObject({ status: 200, data: { user: { id: user.id } } });
      token = refreshTokenOf(answer) ?? '';
    }
    now += SESSION.refreshTokenMs;
    expect(await refresh(token)).toMatchObject(UNAUTHENTICATED);
  });

  it('is refused without a cookie, with junk in it, and for sessions that never were', async () => {
    const user = await newUser();
    expect(await send(handler, auth.refreshToken)).toMatchObject(UNAUTHENTICATED);
    for (const junk of ['', '..', 'a.b.c', `${user.id}.${user.id}.${FORGED}`, 'あ', '__proto__'])
      expect(await refresh(junk)).toMatchObject(UNAUTHENTICATED);
  });

  it('never leaves two successors, and an old or forged token always ends the session', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 6 }), async (steps) => {
        const follow = followed(await people.signIn(await newUser()));
        for (const step of steps) {
          expect(await follow[step](), `${step} of ${steps.join(', ')}`).toBe(true);
          expect(await follow.isAsItShouldBe()).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });
});

const STEPS = ['current', 'old', 'forged', 'twiceAtOnce'] as const;

/** A session as it should be after each step; every step tells whether its answers were right. */
function followed(opened: Tokens) {
  const access = [opened.accessToken];
  const spent: string[] = [];
  let current = opened.refreshToken;
  let isOver = false;

  function take(answer: Answer): void {
    spent.push(current);
    current = refreshTokenOf(answer) ?? '';
    access.push(accessTokenOf(answer));
  }

  /** What ends the session, if it is not over already. */
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
      // Whoever came second showed a spent token.
      isOver = true;
      return won.length <= most;
    },
    async isAsItShouldBe() {
      const live = await Promise.all(access.map(isLive));
      return live.every((lives, index) => lives === (!isOver && index >= access.length - 2));
    },
  };
}

describe('signing out', () => {
  it('ends the session and clears the cookie', async () => {
    const { accessToken, refreshToken } = await people.signIn(await newUser());
    const answer = await send(handler, auth.logOut, { refreshToken });
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(refreshTokenOf(answer)).toBe('');
    expect(await isLive(accessToken)).toBe(false);
    expect(await refresh(refreshToken)).toMatchObject(UNAUTHENTICATED);
  });

  it('leaves other sessions of the login alone, and is fine with nothing to end', async () => {
    const user = await newUser();
    const [here, there] = [await people.signIn(user), await people.signIn(user)];
    await send(handler, auth.logOut, { refreshToken: here.refreshToken });
    expect(await isLive(there.accessToken)).toBe(true);
    for (const refreshToken of [undefined, '', 'junk', here.refreshToken])
      expect((await send(handler, auth.logOut, { refreshToken })).status).toBe(200);
  });
});
