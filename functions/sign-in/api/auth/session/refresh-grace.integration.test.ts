import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { REFRESH_GRACE_MS } from '#shared/model/limits.ts';
import { accessTokenOf, type AuthFixture, START, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { type Answer, deviceOf, refreshTokenOf } from '#test/support/http/send.ts';
import { repetitions } from '#test/support/long-run.ts';

const THIEF = 'x'.repeat(43);

let test: AuthFixture;
beforeAll(async () => {
  test = await startAuthFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const refresh = (refreshToken: string, device: string | undefined) => test.call('refreshToken', { refreshToken, device });

/** Opens a session in a browser on a new device. */
async function openBrowser() {
  const { email } = await test.newUser();
  const opened = await test.signIn(email);
  const device = deviceOf(opened);
  if (device === undefined) throw new Error('The sign-in set no device');
  return { device, refreshToken: refreshTokenOf(opened) ?? '', accessToken: accessTokenOf(opened) };
}

describe('token refresh after a lost answer (R-4.2)', () => {
  it('can be repeated once on the same device; the repetition revokes the lost token', async () => {
    const { device, refreshToken } = await openBrowser();
    const lost = refreshTokenOf(await refresh(refreshToken, device)) ?? '';
    const repeated = await refresh(refreshToken, device);
    expect(repeated.status).toBe(200);
    expect((await refresh(refreshTokenOf(repeated) ?? '', device)).status).toBe(200);
    expect((await refresh(lost, device)).status).toBe(401);
  });

  it.each([
    ['after the grace period', REFRESH_GRACE_MS, undefined],
    ['on another device', 0, THIEF],
    ['without a device cookie', 0, ''],
  ])('ends the session if it is repeated %s', async (_, waited, otherDevice) => {
    const { device, refreshToken } = await openBrowser();
    const next = await refresh(refreshToken, device);
    test.time.now += waited;
    expect((await refresh(refreshToken, otherDevice ?? device)).status).toBe(401);
    expect((await refresh(refreshTokenOf(next) ?? '', device)).status).toBe(401);
    expect(await test.isLive(accessTokenOf(next))).toBe(false);
  });

  it('ends the session if it is repeated twice', async () => {
    const { device, refreshToken } = await openBrowser();
    await refresh(refreshToken, device);
    const repeated = await refresh(refreshToken, device);
    expect((await refresh(refreshToken, device)).status).toBe(401);
    expect(await test.isLive(accessTokenOf(repeated))).toBe(false);
  });

  it('keeps the session if two tabs refresh concurrently', async () => {
    const { device, refreshToken } = await openBrowser();
    const answers = await Promise.all([refresh(refreshToken, device), refresh(refreshToken, device)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

/**
 * Steps of a session: its browser refreshes, loses an answer, or waits for longer than the grace period; a thief replays a copied token,
 * or copies the present token and uses it first.
 */
const STEPS = ['refresh', 'lose', 'wait', 'thief-replays', 'thief-is-first'] as const;

/**
 * Returns a reference model: the tokens in the order of their issue, each `current`, `repeatable` until a time, or `spent`. Presenting any
 * other token ends the session.
 */
async function modelOf() {
  const browser = await openBrowser();
  const tokens = [{ text: browser.refreshToken, repeatableUntil: -1 }];
  let held = 0;
  let isOver = false;
  let stolen = '';

  const present = async (index: number, device: string): Promise<{ answer: Answer; isExpected: boolean }> => {
    const token = tokens[index];
    const isCurrent = index === tokens.length - 1;
    const isRepeatable = token !== undefined && test.time.now < token.repeatableUntil && device === browser.device;
    const isAccepted = !isOver && (isCurrent || isRepeatable);
    const answer = await refresh(token?.text ?? '', device);
    if (!isAccepted) isOver = true;
    else {
      for (const one of tokens) one.repeatableUntil = -1;
      if (isCurrent && token) token.repeatableUntil = test.time.now + REFRESH_GRACE_MS;
      tokens.push({ text: refreshTokenOf(answer) ?? '', repeatableUntil: -1 });
    }
    return { answer, isExpected: (answer.status === 200) === isAccepted };
  };

  return {
    async refresh() {
      const { answer, isExpected } = await present(held, browser.device);
      if (answer.status === 200) held = tokens.length - 1;
      return isExpected;
    },
    lose: async () => (await present(held, browser.device)).isExpected,
    async wait() {
      test.time.now += REFRESH_GRACE_MS;
      return true;
    },
    'thief-replays': async () => held === 0 || (await present(held - 1, THIEF)).isExpected,
    async 'thief-is-first'() {
      const { answer, isExpected } = await present(held, THIEF);
      if (answer.status === 200) stolen = refreshTokenOf(answer) ?? '';
      return isExpected;
    },
    owner: () => tokens[held]?.text ?? '',
    thief: () => stolen,
    device: browser.device,
  };
}

it('refreshToken rejects the thief or the owner of a session, in any order of refreshes, lost answers and replays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 7 }), async (steps) => {
      test.time.now = START;
      const model = await modelOf();
      for (const step of steps) expect(await model[step](), `${step} of ${steps.join(', ')}`).toBe(true);
      await model.wait();
      const [owner, thief] = [await refresh(model.owner(), model.device), await refresh(model.thief(), THIEF)];
      expect([owner.status, thief.status].filter((status) => status === 200).length, steps.join(', ')).toBeLessThanOrEqual(1);
      // If the thief is refused, the owner's session has ended too.
      if (model.thief() !== '') expect((await refresh(refreshTokenOf(owner) ?? '', model.device)).status).toBe(401);
    }),
    { numRuns: repetitions(8, 40) },
  );
});
