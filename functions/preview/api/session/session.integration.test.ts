import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { inviteeKey, previewShareKey, siteKey } from '#functions/platform/keys/keys.ts';
import { PREVIEW_SESSION_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { createPreviewViewer, INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';

const PASSWORD = 'Shared-2026.';

let test: PreviewFixture;
let siteId: string;

beforeAll(async () => {
  test = await startPreviewFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ id: siteId } = await test.as(test.accounts.USER).create());
  await createPreviewViewer(test.table, siteId, INVITED_EMAIL, await test.passwords.hash(PASSWORD));
});

const logIn = (body: { email?: string; password?: string } = {}, sourceIp?: string, site = siteId) =>
  test.logIn(site, { email: INVITED_EMAIL, password: PASSWORD, ...body }, sourceIp);
const tokenOf = ({ data }: { data: unknown }) => (data as { accessToken: string }).accessToken;
const isOpen = (token: string, site = siteId) => test.isSessionOpen(site, token);

describe('sign-in to a preview', () => {
  it('opens a session for an invited address with the password, and stores the time of the sign-in', async () => {
    const answer = await logIn({ email: INVITED_EMAIL.toUpperCase() });
    expect(answer).toMatchObject({
      status: 200,
      data: { email: INVITED_EMAIL, expiresAt: new Date(test.time.now + PREVIEW_SESSION_MS).toISOString() },
    });
    expect(await isOpen(tokenOf(answer))).toBe(true);
    expect(await test.table.get(inviteeKey(siteId, addressDigest(INVITED_EMAIL)))).toMatchObject({
      lastOpenedAt: test.clock().toISOString(),
    });
  });

  it('rejects every failed sign-in with the same answer after the same work', async () => {
    const answerOf = async (answer: Promise<object>) => {
      test.work.verified = 0;
      const { status, data, message, cookies } = (await answer) as Awaited<ReturnType<typeof logIn>>;
      return { status, data, message, cookies, verified: test.work.verified };
    };
    const wrong = await answerOf(logIn({ password: 'Wrong-2026.' }));
    expect(wrong).toMatchObject({ status: 401, data: { code: 'sign-in-failed' }, verified: 1 });
    expect(await answerOf(logIn({ email: 'stranger@example.com' }))).toEqual(wrong);
    expect(await answerOf(logIn({}, undefined, 'nowherenear1'))).toEqual(wrong);
    await test.table.update(previewShareKey(siteId), { set: { isShared: false } });
    expect(await answerOf(logIn())).toEqual(wrong);
    await test.table.update(previewShareKey(siteId), { set: { isShared: true, passwordHash: null } });
    expect(await answerOf(logIn())).toEqual(wrong);
    await test.table.update(siteKey(siteId), { set: { deletedAt: test.clock().toISOString() } });
    expect(await answerOf(logIn())).toEqual(wrong);
  });

  it('limits failed attempts per network and site, and does not count successful attempts', async () => {
    const limit = RATE_LIMITS['preview-sign-in-to-site-from-network'];
    for (let count = 0; count < limit; count += 1) {
      expect(await logIn({}, '203.0.113.1')).toMatchObject({ status: 200 });
    }
    for (let count = 0; count < limit; count += 1) await logIn({ password: 'Wrong-2026.' }, '203.0.113.1');
    expect(await logIn({}, '203.0.113.1')).toMatchObject({ status: 429, data: { code: 'too-many-requests' } });
    expect(await logIn()).toMatchObject({ status: 200 });
  });
});

describe('preview session', () => {
  it('is valid for one site and 12 hours, and ends on sign-out', async () => {
    const { id: other } = await test.as(test.accounts.USER).create();
    const [one, two] = [tokenOf(await logIn()), tokenOf(await logIn())];
    expect(await isOpen(one, other)).toBe(false);
    expect(await isOpen(`${one.slice(0, -43)}${'x'.repeat(43)}`)).toBe(false);
    await test.call('logOut', other, { token: one });
    expect(await isOpen(one)).toBe(true);
    expect(await test.call('logOut', siteId, { token: one })).toMatchObject({ status: 200, data: null });
    expect([await isOpen(one), await isOpen(two)]).toEqual([false, true]);
    test.time.now += PREVIEW_SESSION_MS - 1;
    expect(await isOpen(two)).toBe(true);
    test.time.now += 1;
    expect(await isOpen(two)).toBe(false);
  });
});

it('shareStatus returns to anonymous callers only whether a preview is shared', async () => {
  expect(await test.call('shareStatus', siteId)).toMatchObject({ status: 200, data: { isShared: true } });
  expect(await test.call('shareStatus', 'nowherenear1')).toMatchObject({ status: 200, data: { isShared: false } });
});

describe('rate limits of preview sign-ins', () => {
  const network = (index: number) => `203.${index >> 8}.${index & 255}.7`;
  const guess = (email: string, sourceIp: string, device?: string) =>
    test.call('login', siteId, { body: { email, password: 'Wrong-2026.' }, sourceIp, device });
  const signIn = (sourceIp: string, device?: string) =>
    test.call('login', siteId, { body: { email: INVITED_EMAIL, password: PASSWORD }, sourceIp, device });

  it('count attempts per address and per site over all networks, for invited and unknown addresses', async () => {
    const limit = RATE_LIMITS['preview-sign-in-to-address'];
    for (const email of [INVITED_EMAIL, 'stranger@example.com']) {
      for (let count = 0; count < limit; count += 1) expect(await guess(email, network(count))).toMatchObject({ status: 401 });
      expect(await guess(email, network(limit))).toMatchObject({ status: 429 });
    }
    const left = RATE_LIMITS['preview-sign-in-to-site'] - 2 * limit;
    for (let count = 0; count < left; count += 1) await guess(`guess-${count}@example.com`, network(500 + count));
    expect(await guess('another@example.com', network(1_000))).toMatchObject({ status: 429 });
  });

  it('do not lock out an invitee on a known device; each known device has a separate limit', async () => {
    const answer = await signIn(network(1));
    const device = /device=(?<secret>[\w-]+)/.exec(answer.cookies.join())?.groups?.['secret'];
    expect(answer.cookies).toEqual([expect.stringMatching(/HttpOnly; Secure; SameSite=Strict; Path=\/api\/v1\/preview;/)]);
    for (let count = 0; count < RATE_LIMITS['preview-sign-in-to-address']; count += 1) await guess(INVITED_EMAIL, network(count));
    expect([(await signIn(network(2_000))).status, (await signIn(network(2_000), device)).status]).toEqual([429, 200]);
    for (let count = 0; count < RATE_LIMITS['preview-sign-in-on-device']; count += 1) await guess(INVITED_EMAIL, network(3_000), device);
    expect(await signIn(network(3_000), device)).toMatchObject({ status: 429 });
  });
});
