import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS, RATE_LIMIT_WINDOW_MS, KNOWN_DEVICE_MS } from '#shared/model/limits.ts';
import { type AuthFixture, PASSWORD, START, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { deviceOf } from '#test/support/http/send.ts';

const WRONG = 'Wrong-password-1';
const NEW = 'Another-horse-2';
const MINUTES_LEFT = 14;

let test: AuthFixture;
beforeAll(async () => {
  test = await startAuthFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

type SignInRequest = Parameters<AuthFixture['signIn']>[2];
const fail = (email: string, request?: SignInRequest) => test.signIn(email, WRONG, request);
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

/** Signs in with wrong passwords, each time from a new network by default. */
async function flood(email: string, times: number, request?: SignInRequest): Promise<void> {
  for (let done = 0; done < times; done += 1) await fail(email, request);
}

describe('sign-in attempts at one account from one network', () => {
  const sourceIp = '192.0.2.10';
  const limit = RATE_LIMITS['sign-in-to-account-from-network'];

  it('are rejected above the limit until the window ends, including concurrent attempts and correct passwords', async () => {
    const { email } = await test.newUser();
    const answers = await Promise.all(Array.from({ length: 30 }, () => fail(email, { sourceIp })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(30 - limit);
    expect(refused[0]).toMatchObject({
      data: { code: 'too-many-requests', retryAfter: MINUTES_LEFT * 60 },
      headers: { 'retry-after': String(MINUTES_LEFT * 60) },
    });
    expect(await test.signIn(email, PASSWORD, { sourceIp })).toMatchObject({ status: 429 });
    test.time.now += MINUTES_LEFT * 60_000;
    expect(await test.signIn(email, PASSWORD, { sourceIp })).toMatchObject({ status: 200 });
  });

  it('are counted for unknown accounts too, regardless of case', async () => {
    const from = { sourceIp: '192.0.2.11' };
    for (let attempt = 0; attempt < limit; attempt += 1) expect((await fail('ghost@example.com', from)).status).toBe(401);
    expect((await fail('GHOST@example.com', from)).status).toBe(429);
  });

  it('are counted from zero after a successful sign-in', async () => {
    const { email } = await test.newUser();
    const from = { sourceIp: '192.0.2.12' };
    await flood(email, limit - 1, from);
    expect((await test.signIn(email, PASSWORD, from)).status).toBe(200);
    for (let attempt = 0; attempt < limit; attempt += 1) expect((await fail(email, from)).status).toBe(401);
    expect((await fail(email, from)).status).toBe(429);
  });
});

describe('sign-in attempts from one network', () => {
  it('are rejected above the limit, without locking accounts for other networks', async () => {
    const { email } = await test.newUser();
    for (let attempt = 0; attempt < RATE_LIMITS['sign-in-from-network']; attempt += 1)
      expect((await fail(`unknown-${attempt}@example.com`, { sourceIp: `2001:db8:0:1::${attempt.toString(16)}` })).status).toBe(401);
    for (let attempt = 0; attempt <= RATE_LIMITS['sign-in-to-account']; attempt += 1)
      expect((await test.signIn(email, PASSWORD, { sourceIp: '2001:db8:0:1::ffff' })).status).toBe(429);
    expect((await test.signIn(email)).status).toBe(200);
  });

  it('are not counted if they succeed', async () => {
    const { email } = await test.newUser();
    const sourceIp = '192.0.2.13';
    for (let attempt = 0; attempt < RATE_LIMITS['sign-in-from-network'] + 5; attempt += 1)
      expect((await test.signIn(email, PASSWORD, { sourceIp })).status).toBe(200);
  });
});

describe('distributed sign-in attempts', () => {
  const limit = RATE_LIMITS['sign-in-to-account'];

  it('are rejected on unknown devices above the limit, even with the correct password', async () => {
    const { email } = await test.newUser();
    for (let attempt = 0; attempt < limit; attempt += 1) expect((await fail(email)).status).toBe(401);
    expect((await fail(email)).status).toBe(429);
    expect((await test.signIn(email)).status).toBe(429);
    expect((await test.signIn(email, PASSWORD, { device: 'x'.repeat(43) })).status).toBe(429);
    expect((await test.signIn(email, PASSWORD, { device: '' })).status).toBe(429);
  });

  it('do not prevent the owner from signing in on a known device', async () => {
    const { email } = await test.newUser();
    const device = deviceOf(await test.signIn(email));
    await flood(email, limit + 1);
    const sourceIp = '192.0.2.14';
    await flood(email, RATE_LIMITS['sign-in-from-network'] + 1, { sourceIp });
    expect(await test.signIn(email, PASSWORD, { device, sourceIp })).toMatchObject({ status: 200 });
    expect((await test.signIn(email)).status).toBe(429);
  });

  it('do not prevent the use of a password reset link on any device', async () => {
    const { email } = await test.newUser();
    const device = deviceOf(await test.signIn(email));
    await flood(email, RATE_LIMITS['sign-in-on-device'], { device });
    await flood(email, limit + 1);
    expect((await test.signIn(email, PASSWORD, { device })).status).toBe(429);
    // An attacker may also request the account's e-mails, which only its owner receives.
    for (let asked = 0; asked < 8; asked += 1) await test.call('forgotPassword', { body: { email, language: 'jp' } });
    const mails = (await test.deliverMail()).filter(({ text }) => text.includes('token='));
    expect(mails).toHaveLength(RATE_LIMITS['forgot-password-of-account']);
    for (const old of [undefined, device]) {
      const [mail] = old === undefined ? mails : await freshLink(email);
      const body = { token: mail ? tokenIn(mail) : '', password: NEW, confirmPassword: NEW };
      const answer = await test.call('resetPassword', { body, device: old });
      expect(answer).toMatchObject({ status: 200, data: { email } });
      expect(await test.signIn(email, NEW, { device: deviceOf(answer) })).toMatchObject({ status: 200 });
    }
    expect((await test.signIn(email, NEW)).status).toBe(429);
  });

  async function freshLink(email: string) {
    test.time.now += RATE_LIMIT_WINDOW_MS;
    await test.call('forgotPassword', { body: { email, language: 'jp' } });
    const mails = await test.deliverMail();
    await flood(email, limit + 1);
    return mails.filter(({ to, text }) => to === email && text.includes('token='));
  }
});

describe('known device', () => {
  it('is remembered by an HttpOnly, SameSite cookie', async () => {
    const { email } = await test.newUser();
    const { cookies } = await test.signIn(email);
    expect(cookies).toContainEqual(
      expect.stringMatching(/^device=[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/v1\/auth; Max-Age=15552000$/),
    );
  });

  it('has its own limit of failed attempts, until the window ends or a sign-in succeeds', async () => {
    const { email } = await test.newUser();
    const device = deviceOf(await test.signIn(email)) ?? '';
    const limit = RATE_LIMITS['sign-in-on-device'];
    await flood(email, limit - 1, { device });
    expect(await statusOf(test.signIn(email, PASSWORD, { device }))).toBe(200);
    const answers = await Promise.all(Array.from({ length: limit + 3 }, () => fail(email, { device })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit);
    expect(await statusOf(test.signIn(email, PASSWORD, { device }))).toBe(429);
    expect(await statusOf(test.signIn(email))).toBe(200);
    test.time.now += MINUTES_LEFT * 60_000;
    expect(await statusOf(test.signIn(email, PASSWORD, { device }))).toBe(200);
  });

  it('is recognised only for accounts that have signed in on the device', async () => {
    const [first, second, stranger] = [await test.newUser(), await test.newUser(), await test.newUser()];
    const device = deviceOf(await test.signIn(first.email)) ?? '';
    expect(deviceOf(await test.signIn(second.email, PASSWORD, { device }))).toBe(device);
    for (const { email } of [first, second, stranger]) await flood(email, RATE_LIMITS['sign-in-to-account'] + 1);
    expect(await statusOf(test.signIn(first.email, PASSWORD, { device }))).toBe(200);
    expect(await statusOf(test.signIn(second.email, PASSWORD, { device }))).toBe(200);
    expect(await statusOf(test.signIn(stranger.email, PASSWORD, { device }))).toBe(429);
  });

  it('is not remembered after a wrong password, and is forgotten when it expires', async () => {
    const { email } = await test.newUser();
    expect(deviceOf(await fail(email))).toBeUndefined();
    const device = deviceOf(await test.signIn(email)) ?? '';
    test.time.now += KNOWN_DEVICE_MS;
    await flood(email, RATE_LIMITS['sign-in-to-account']);
    expect(await statusOf(test.signIn(email, PASSWORD, { device }))).toBe(429);
  });

  it('is looked up with the same work whether or not the account exists', async () => {
    const { email } = await test.newUser();
    const device = deviceOf(await test.signIn(email)) ?? '';
    const callsOf = async (address: string) => {
      test.takeCalls();
      await fail(address, { device: `${device.slice(1)}x` });
      return test.takeCalls();
    };
    expect(await callsOf('unknown@example.com')).toEqual(await callsOf(email));
  });
});
