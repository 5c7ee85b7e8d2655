import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { PREVIEW_SESSION_MS, RATE_LIMIT_WINDOW_MS } from '#shared/model/limits.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { repetitions } from '#test/support/long-run.ts';

const EMAILS = ['hana@example.jp', 'taro@example.jp', 'ken@example.jp'] as const;
const PASSWORDS = ['Shared-2026.', 'Another-2026.'] as const;
/** A fixed seed, so that failures can be reproduced. */
const SEED = 16;

let test: PreviewFixture;
let owner: Account;

beforeAll(async () => {
  test = await startPreviewFixture();
  owner = test.accounts.USER;
});
afterAll(() => test.stop());

/** Calls an endpoint after a new sign-in, because the clock moves by more than a console session lasts. */
const change = async (name: 'share' | 'revoke' | 'setPassword', siteId: string, body: object, by = owner) =>
  test.call(name, siteId, { token: (await test.people.signIn(by)).accessToken, body });
const logIn = (siteId: string, email: string, password: string) => test.logIn(siteId, { email, password });
const tokenIn = ({ data }: { data: unknown }) => (data as { accessToken: string }).accessToken;
const viewed = async (siteId: string, session: string) => (await test.call('seo', siteId, { token: session, query: {} })).status;
/** Returns whether a session opens the content, the frame by its cookie, a ticket for the frame, and the comments. */
const doors = async (siteId: string, session: string): Promise<boolean[]> => {
  const answers = await Promise.all([
    test.call('seo', siteId, { token: session, query: {} }),
    test.openFile('file', siteId, { previewToken: session, query: { path: '/' } }),
    test.call('ticket', siteId, { token: session }),
    test.call('comments', siteId, { token: session, query: {} }),
  ]);
  return answers.map(({ status }) => status !== 401);
};

/** A reference model of access, without epochs and invitations. */
class Model {
  isShared = false;
  password: string | null = null;
  readonly invited = new Set<string>();
  readonly sessions: { token: string; email: string; until: number; isEnded: boolean }[] = [];

  endSessions(email?: string): void {
    for (const session of this.sessions) if (email === undefined || session.email === email) session.isEnded = true;
  }
  setPassword(password: string): void {
    if (password !== this.password) this.endSessions();
    this.password = password;
  }
  mayOpen(email: string, password: string): boolean {
    return this.isShared && this.invited.has(email) && password === this.password;
  }
}

type Step = (siteId: string, model: Model) => Promise<unknown>;

const steps: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc.constantFrom(...EMAILS).map((email): [string, Step] => [
    `invite ${email}`,
    async (siteId, model) => {
      const { status } = await change('share', siteId, { isPrivate: model.isShared, emails: [email] });
      if (status === 200) model.invited.add(email);
      expect([200, 429]).toContain(status);
    },
  ]),
  fc.constantFrom(...EMAILS).map((email): [string, Step] => [
    `revoke ${email}`,
    async (siteId, model) => {
      await change('revoke', siteId, { emails: [email] });
      model.invited.delete(email);
      model.endSessions(email);
    },
  ]),
  fc.constantFrom(...PASSWORDS).map((password): [string, Step] => [
    `set the password ${password}`,
    async (siteId, model) => {
      await change('setPassword', siteId, { password });
      model.setPassword(password);
    },
  ]),
  fc.constant<[string, Step]>([
    'share',
    async (siteId, model) => {
      const { status } = await change('share', siteId, { isPrivate: true });
      expect(status === 400).toBe(model.password === null);
      if (status === 200) model.isShared = true;
    },
  ]),
  fc.constant<[string, Step]>([
    'end the sharing',
    async (siteId, model) => {
      await change('share', siteId, { isPrivate: false });
      if (model.isShared) model.endSessions();
      model.isShared = false;
    },
  ]),
  fc.tuple(fc.constantFrom(...EMAILS), fc.constantFrom(...PASSWORDS)).map(([email, password]): [string, Step] => [
    `log in as ${email} with ${password}`,
    async (siteId, model) => {
      const answer = await logIn(siteId, email, password);
      expect(answer.status).toBe(model.mayOpen(email, password) ? 200 : 401);
      if (answer.status === 200)
        model.sessions.push({ token: tokenIn(answer), email, until: test.time.now + PREVIEW_SESSION_MS, isEnded: false });
    },
  ]),
  fc.constantFrom(1, 7).map((hours): [string, Step] => [`wait ${hours} hours`, async () => void (test.time.now += hours * 3_600_000)]),
);

describe('access to a preview (model test)', () => {
  it('matches the model after every step of random histories, through the real HTTP envelope and stores', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 24 }), async (history) => {
        const { id: siteId } = await test.as(owner).create();
        test.time.now += RATE_LIMIT_WINDOW_MS;
        const model = new Model();
        // Most histories begin with a shared preview, because the interesting cases come after it.
        await change('share', siteId, { isPrivate: true, password: PASSWORDS[0], emails: [EMAILS[0]] });
        model.isShared = true;
        model.password = PASSWORDS[0];
        model.invited.add(EMAILS[0]);
        for (const [name, step] of history) {
          await step(siteId, model);
          for (const { token: session, isEnded, until } of model.sessions) {
            const isOpen = !isEnded && until > test.time.now;
            expect([name, ...(await doors(siteId, session))]).toEqual([name, isOpen, isOpen, isOpen, isOpen]);
          }
        }
        await test.as(owner).remove(siteId);
        for (const { token: session } of model.sessions) expect(await doors(siteId, session)).toEqual([false, false, false, false]);
      }),
      { seed: SEED, numRuns: repetitions(10, 40), examples: [[[]]] },
    );
  });
});

describe('attacker of a preview', () => {
  it('is rejected at every endpoint with guessed, foreign, mixed, truncated or ended tokens', async () => {
    const [{ id: siteId }, { id: other }] = [await test.as(owner).create(), await test.as(test.accounts.STRANGER).create()];
    const body = { isPrivate: true, emails: [...EMAILS], password: PASSWORDS[0] };
    await change('share', siteId, body);
    await change('share', other, body, test.accounts.STRANGER);
    const [hana, taro, foreign] = [
      tokenIn(await logIn(siteId, EMAILS[0], PASSWORDS[0])),
      tokenIn(await logIn(siteId, EMAILS[1], PASSWORDS[0])),
      tokenIn(await logIn(other, EMAILS[0], PASSWORDS[0])),
    ];
    await change('revoke', siteId, { emails: [EMAILS[1]] });
    const parts = [hana, taro, foreign].map((one) => one.split('.'));
    const part = (index: number) =>
      fc.constantFrom(...parts.map((one) => one[index] ?? ''), addressDigest('no one'), '', 'x'.repeat(43), '../SITE');
    const mixed = fc.tuple(part(0), part(1), part(2)).map((three) => three.join('.'));
    const altered = fc
      .tuple(fc.constantFrom(hana, taro, foreign), fc.nat(120), fc.constantFrom('', 'A', '%00', ' ', '.'))
      .map(([one, at, text]) => one.slice(0, at) + text + one.slice(at + 1));
    const swappedCase = fc.constantFrom(hana.toUpperCase(), hana.toLowerCase(), ` ${hana}`, `${hana}.`, `Bearer ${hana}`);
    const attempts = fc.oneof(mixed, altered, swappedCase, fc.constantFrom(taro, foreign), fc.string({ maxLength: 140 }));
    const safe = attempts.map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?')).filter((text) => text.trim() !== hana);
    let opened = 0;
    for (const guess of fc.sample(safe, { seed: SEED, numRuns: repetitions(200, 3_000) }))
      for (const proof of [{ token: guess }, { previewToken: guess }])
        if ((await test.call('seo', siteId, { ...proof, query: {} })).status !== 401) opened += 1;
    expect(opened).toBe(0);
    expect(await viewed(siteId, hana)).toBe(200);
  });

  it('cannot sign in with guessed addresses or passwords, and gets indistinguishable answers', async () => {
    const { id: siteId } = await test.as(owner).create();
    test.time.now += RATE_LIMIT_WINDOW_MS;
    await change('share', siteId, { isPrivate: true, emails: [EMAILS[0]], password: PASSWORDS[0] });
    const passwords = fc.oneof(
      fc.constantFrom(
        'shared-2026.',
        'Shared-2026',
        'Ｓhared-2026.',
        ' Shared-2026.',
        'Shared-2026. ',
        'Shared-2026.\u0000',
        'plain:Shared-2026.',
      ),
      fc.string({ minLength: 1, maxLength: 30 }),
    );
    const guesses = fc.oneof(
      fc.tuple(fc.constantFrom(...EMAILS), passwords),
      fc.tuple(
        fc.constantFrom('hana@example.jp.jp', 'hana+1@example.jp', 'hana@example\u200b', 'hаna@example.jp', 'x@example.jp'),
        fc.constant(PASSWORDS[0]),
      ),
    );
    const answers = new Set<string>();
    for (const [email, password] of fc.sample(guesses, { seed: SEED, numRuns: repetitions(600, 1_000) })) {
      const { status, data } = await logIn(siteId, email, password);
      const { code } = data as { code: string };
      answers.add(`${status} ${code}`);
    }
    // Malformed addresses are refused before any lookup; an address with too many attempts has to wait.
    expect([...answers].toSorted()).toEqual(['400 invalid-input', '401 sign-in-failed', '429 too-many-requests']);
  });
});
