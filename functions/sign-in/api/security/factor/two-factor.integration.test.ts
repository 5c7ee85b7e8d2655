import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHALLENGE_MS, RATE_LIMITS, TWO_FACTOR_SET_UP_MS } from '#shared/model/limits.ts';
import type { SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';
import { accessTokenOf, PASSWORD, START } from '#test/support/api/auth-fixture.ts';
import { type Browser, type SignInSecurityFixture, startSignInSecurityFixture } from '#test/support/api/sign-in-security-fixture.ts';
import { repetitions } from '#test/support/long-run.ts';

const CODE_WRONG = { status: 400, data: { code: 'invalid-input', fields: [{ path: 'code', rule: 'code-wrong' }] } };
const EXPIRED = { status: 409, data: { code: 'confirmation-expired' } };

let test: SignInSecurityFixture;
beforeAll(async () => {
  test = await startSignInSecurityFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const newBrowser = async () => test.signInBrowser(await test.newUser({ language: 'en' }));
const answerWith = (challenge: string, code: string, device?: string) =>
  test.security('completeSignIn', { body: { challenge, code }, ...(device !== undefined && { device }) });
const overviewOf = async ({ token }: Browser) => (await test.security('overview', { token })).data as SignInSecurity;
const noticesTo = async (email: string) => (await test.deliverMail()).filter(({ to }) => to === email).map(({ subject }) => subject);

describe('set-up of a second factor (R-4.13)', () => {
  it('has no effect on sign-ins before a code confirms it', async () => {
    const browser = await newBrowser();
    await test.security('setUp', { token: browser.token });
    expect((await test.signIn(browser.account.email)).status).toBe(200);
  });

  it('returns ten recovery codes once, and notifies the login', async () => {
    const browser = await newBrowser();
    const { recoveryCodes } = await test.turnOn(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    const { twoFactor } = await overviewOf(browser);
    expect(twoFactor).toEqual({ since: new Date(START).toISOString(), recoveryCodesLeft: 10, isObligatory: false });
    expect(await noticesTo(browser.account.email)).toEqual(['Swipe Studio: two-factor authentication is on']);
  });

  it('rejects wrong codes, an expired secret and a second set-up', async () => {
    const browser = await newBrowser();
    const { token } = browser;
    expect(await test.security('confirm', { token, body: { code: '000000' } })).toMatchObject(EXPIRED);
    const { secret } = (await test.security('setUp', { token })).data as { secret: string };
    expect(await test.security('confirm', { token, body: { code: test.codeOf(secret, 3) } })).toMatchObject(CODE_WRONG);
    test.time.now += TWO_FACTOR_SET_UP_MS;
    expect(await test.security('confirm', { token, body: { code: test.codeOf(secret) } })).toMatchObject(EXPIRED);
    test.time.now = START;
    await test.turnOn(browser);
    for (const call of [test.security('setUp', { token }), test.security('confirm', { token, body: { code: '123456' } })])
      expect(await call).toMatchObject({ status: 409, data: { code: 'two-factor-is-on' } });
  });

  it('accepts one of two concurrent confirmations', async () => {
    const { token } = await newBrowser();
    const { secret } = (await test.security('setUp', { token })).data as { secret: string };
    const confirm = () => test.security('confirm', { token, body: { code: test.codeOf(secret) } });
    const statuses = (await Promise.all([confirm(), confirm()])).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([200, 409]));
  });
});

it('deleting a login deletes its second factor', async () => {
  const browser = await newBrowser();
  await test.turnOn(browser);
  const entities = async () => {
    const own = (await scanTable(test)).filter(({ pk }) => pk === accountPartition(browser.account.id));
    return new Set(own.map(({ entity }) => entity));
  };
  expect(await entities()).toContain('two-factor');
  const { accounts } = test.dependencies;
  const present = (await accounts.get(browser.account.id)) ?? expect.unreachable();
  const audit = newAuditEntry(test.dependencies, 'account.delete', null, accountAuditSubject(present));
  expect(await accounts.replace(present, { ...present, deletedAt: audit.at }, { audit })).toBe('replaced');
  const left = await entities();
  for (const gone of ['two-factor', 'signed-in']) expect(left).not.toContain(gone);
});

describe('sign-in with a second factor (R-4.13)', () => {
  it('opens one session for two concurrent answers to a challenge', async () => {
    const browser = await newBrowser();
    const { secret, recoveryCodes } = await test.turnOn(browser);
    const challenge = await test.startSignIn(browser.account);
    const answers = await Promise.all([test.codeOf(secret), recoveryCodes[0] ?? ''].map((code) => answerWith(challenge, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('opens a session only with a code, not by the password alone', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const first = await test.signIn(browser.account.email);
    expect(first).toMatchObject({ status: 401, data: { code: 'second-factor-required' }, cookies: [] });
    const second = await answerWith(test.challengeOf(first), test.codeOf(secret));
    expect(second.status).toBe(200);
    expect(await test.isLive(accessTokenOf(second))).toBe(true);
  });

  it('rejects a wrong password with sign-in-failed, as without a second factor', async () => {
    const browser = await newBrowser();
    await test.turnOn(browser);
    expect(await test.signIn(browser.account.email, 'Wrong-password-1')).toMatchObject({ status: 401, data: { code: 'sign-in-failed' } });
  });

  it('accepts each code once, and codes one step early or late', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const code = test.codeOf(secret, 1);
    expect((await answerWith(await test.startSignIn(browser.account), code)).status).toBe(200);
    expect(await answerWith(await test.startSignIn(browser.account), code)).toMatchObject(CODE_WRONG);
    // Codes of earlier steps are refused too.
    expect(await answerWith(await test.startSignIn(browser.account), test.codeOf(secret))).toMatchObject(CODE_WRONG);
    test.nextCode();
    test.nextCode();
    expect(await answerWith(await test.startSignIn(browser.account), test.codeOf(secret, 2))).toMatchObject(CODE_WRONG);
    expect((await answerWith(await test.startSignIn(browser.account), test.codeOf(secret))).status).toBe(200);
  });

  it('accepts a code in only one of two concurrent sign-ins', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const challenges = [await test.startSignIn(browser.account), await test.startSignIn(browser.account)];
    const answers = await Promise.all(challenges.map((challenge) => answerWith(challenge, test.codeOf(secret))));
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 400]));
  });

  it('accepts a challenge once, within five minutes, and not after the password has changed', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const used = await test.startSignIn(browser.account);
    expect((await answerWith(used, test.codeOf(secret))).status).toBe(200);
    test.nextCode();
    expect(await answerWith(used, test.codeOf(secret))).toMatchObject(EXPIRED);
    const late = await test.startSignIn(browser.account);
    test.time.now += CHALLENGE_MS;
    expect(await answerWith(late, test.codeOf(secret))).toMatchObject(EXPIRED);
    const before = await test.startSignIn(browser.account);
    const body = { currentPassword: PASSWORD, password: 'Another-horse-2', confirmPassword: 'Another-horse-2' };
    expect((await test.call('changePassword', { token: browser.token, body })).status).toBe(200);
    expect(await answerWith(before, test.codeOf(secret))).toMatchObject(EXPIRED);
  });

  it('rejects forged challenges', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const challenge = await test.startSignIn(browser.account);
    for (const forged of ['', '..', `${challenge}x`, `${challenge.slice(0, -1)}${challenge.endsWith('A') ? 'B' : 'A'}`, browser.token])
      expect(await answerWith(forged, test.codeOf(secret))).toMatchObject(EXPIRED);
  });

  it('limits wrong codes, but does not lock out the owner on a known device', async () => {
    const browser = await newBrowser();
    const { secret } = await test.turnOn(browser);
    const challenge = await test.startSignIn(browser.account);
    for (let attempt = 0; attempt < RATE_LIMITS['second-factor']; attempt += 1)
      expect(await answerWith(challenge, test.codeOf(secret, 5))).toMatchObject(CODE_WRONG);
    expect((await answerWith(challenge, test.codeOf(secret))).status).toBe(429);
    expect((await answerWith(challenge, test.codeOf(secret), browser.device)).status).toBe(200);
  });
});

describe('recovery code (R-4.13)', () => {
  it('signs in once, regardless of case and separators, and is counted and reported by e-mail', async () => {
    const browser = await newBrowser();
    const { recoveryCodes } = await test.turnOn(browser);
    await test.deliverMail();
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect((await answerWith(await test.startSignIn(browser.account), typed, browser.device)).status).toBe(200);
    expect(await answerWith(await test.startSignIn(browser.account), code)).toMatchObject(CODE_WRONG);
    expect((await overviewOf(browser)).twoFactor.recoveryCodesLeft).toBe(9);
    expect(await noticesTo(browser.account.email)).toEqual(['Swipe Studio: sign-in with a recovery code']);
  });

  it('is rejected once new codes are issued', async () => {
    const browser = await newBrowser();
    const { secret, recoveryCodes } = await test.turnOn(browser);
    const body = { change: 'renew-codes', password: PASSWORD, code: test.codeOf(secret) };
    const renewed = (await test.security('change', { token: browser.token, body })).data as { recoveryCodes: string[] };
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await answerWith(await test.startSignIn(browser.account), recoveryCodes[3] ?? '')).toMatchObject(CODE_WRONG);
    expect((await answerWith(await test.startSignIn(browser.account), renewed.recoveryCodes[3] ?? '')).status).toBe(200);
  });
});

describe('removal of a second factor (R-4.13)', () => {
  it('requires the password and a code', async () => {
    const browser = await newBrowser();
    const { token } = browser;
    const { secret } = await test.turnOn(browser);
    const turnOff = (password: string, code: string) => test.security('change', { token, body: { change: 'turn-off', password, code } });
    const wrongPassword = { status: 400, data: { fields: [{ path: 'password', rule: 'password-wrong' }] } };
    expect(await turnOff('Wrong-password-1', test.codeOf(secret))).toMatchObject(wrongPassword);
    expect(await turnOff(PASSWORD, test.codeOf(secret, 4))).toMatchObject(CODE_WRONG);
    expect(await turnOff(PASSWORD, test.codeOf(secret))).toMatchObject({ status: 200, data: { recoveryCodes: null } });
    expect((await test.signIn(browser.account.email)).status).toBe(200);
    expect(await turnOff(PASSWORD, '123456')).toMatchObject({ status: 409, data: { code: 'two-factor-is-off' } });
  });
});

describe('secrets of a second factor', () => {
  it('are never stored or logged in plain text', async () => {
    const browser = await newBrowser();
    const { secret, recoveryCodes } = await test.turnOn(browser);
    const challenge = await test.startSignIn(browser.account);
    const written = JSON.stringify(await scanTable(test)) + JSON.stringify(test.log);
    for (const hidden of [secret, challenge.split('.').at(-1) ?? '', ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(written).not.toContain(hidden);
  });
});

it('sign-in accepts no code twice, in any order of sign-ins, waits and repetitions', async () => {
  const steps = fc.array(fc.constantFrom('fresh', 'repeat', 'early', 'wait'), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      test.time.now = START;
      const browser = await newBrowser();
      const { secret } = await test.turnOn(browser);
      const accepted: string[] = [];
      for (const step of order) {
        if (step === 'wait') test.nextCode();
        else {
          const code = step === 'repeat' ? (accepted.at(-1) ?? test.codeOf(secret)) : test.codeOf(secret, step === 'early' ? 1 : 0);
          const { status } = await answerWith(await test.startSignIn(browser.account), code, browser.device);
          if (status === 200) accepted.push(code);
        }
      }
      expect(new Set(accepted).size).toBe(accepted.length);
    }),
    { numRuns: repetitions(6, 15) },
  );
});
