import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInSecurity } from '#shared/model/sign-in/two-factor.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { START } from '#test/support/api/auth-fixture.ts';
import { type Browser, type SignInSecurityFixture, startSignInSecurityFixture } from '#test/support/api/sign-in-security-fixture.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let test: SignInSecurityFixture;
beforeAll(async () => {
  test = await startSignInSecurityFixture();
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const sessionsOf = async ({ token }: Browser) => ((await test.security('overview', { token })).data as SignInSecurity).sessions;
const end = ({ token }: Browser, body: object) => test.security('endSessions', { token, body });
const using = (userAgent: string) => ({ headers: { 'user-agent': userAgent } });

describe('sessions of a login (R-4.12)', () => {
  it('are listed with browser and system, last used first, without address or location', async () => {
    const user = await test.newUser();
    const laptop = await test.signInBrowser(user, using(WINDOWS));
    test.time.now += 60_000;
    await test.signInBrowser(user, using(IPHONE));
    const sessions = await sessionsOf(laptop);
    expect(sessions).toMatchObject([
      { browser: 'Safari', system: 'iOS', isCurrent: false, createdAt: new Date(START + 60_000).toISOString() },
      { browser: 'Chrome', system: 'Windows', isCurrent: true, usedAt: new Date(START).toISOString() },
    ]);
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual(['browser', 'createdAt', 'id', 'isCurrent', 'system', 'usedAt']);
  });

  it('show the time of the last refresh', async () => {
    const browser = await test.signInBrowser(await test.newUser());
    test.time.now += 600_000;
    await test.call('refreshToken', { refreshToken: browser.refreshToken, device: browser.device });
    expect(await sessionsOf(browser)).toMatchObject([{ usedAt: new Date(START + 600_000).toISOString() }]);
  });

  it('can be ended one by one; the next request and the next refresh of an ended session are rejected', async () => {
    const user = await test.newUser();
    const [here, there] = [await test.signInBrowser(user), await test.signInBrowser(user)];
    const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
    expect(await end(here, { which: 'one', id: other?.id })).toMatchObject({ status: 200, data: { ended: 1 } });
    expect(await test.isLive(there.token)).toBe(false);
    expect((await test.call('refreshToken', { refreshToken: there.refreshToken, device: there.device })).status).toBe(401);
    expect(await test.isLive(here.token)).toBe(true);
    expect(await end(here, { which: 'one', id: other?.id })).toMatchObject({ status: 200, data: { ended: 0 } });
  });

  it('can all be ended at once, except the session of the caller, however many there are', async () => {
    const user = await test.newUser();
    const here = await test.signInBrowser(user);
    const others = [];
    for (let count = 0; count < 95; count += 1) others.push(await test.people.signIn(user));
    expect(await end(here, { which: 'others' })).toMatchObject({ data: { ended: 95 } });
    expect(await sessionsOf(here)).toMatchObject([{ isCurrent: true }]);
    expect(await test.isLive(others[0]?.accessToken ?? '')).toBe(false);
    const { entries } = await auditStore(test.table).list(scopeOf(user.id), { after: undefined, limit: 10 });
    expect(entries.filter(({ action }) => action === 'account.sessions-end').map(({ changes }) => changes[0]?.to)).toEqual(['5', '90']);
  });

  it('cannot be ended by another login', async () => {
    const [mine, foreign] = [await test.signInBrowser(await test.newUser()), await test.signInBrowser(await test.newUser())];
    const [session] = await sessionsOf(foreign);
    expect(await end(mine, { which: 'one', id: session?.id })).toMatchObject({ data: { ended: 0 } });
    expect(await test.isLive(foreign.token)).toBe(true);
  });
});

describe('sign-in on a new device (R-4.12)', () => {
  const noticesTo = async (email: string) =>
    (await test.deliverMail()).filter(({ to }) => to === email).map(({ subject, text }) => ({ subject, text }));

  it('sends an e-mail and writes an audit entry, except for the first device of a login', async () => {
    const user = await test.newUser({ language: 'en' });
    const first = await test.signInBrowser(user, using(WINDOWS));
    expect(await noticesTo(user.email)).toEqual([]);
    await test.signInBrowser(user, { ...using(IPHONE), device: first.device });
    expect(await noticesTo(user.email)).toEqual([]);
    await test.signInBrowser(user, using(IPHONE));
    const [notice] = await noticesTo(user.email);
    expect(notice?.subject).toBe('Swipe Studio: sign-in on a new device');
    expect(notice?.text).toContain('Device: Safari, iOS');
    const { entries } = await auditStore(test.table).list(scopeOf(user.id), { after: undefined, limit: 10 });
    expect(entries[0]).toMatchObject({ action: 'account.new-device', changes: [{ field: 'device', to: 'Safari, iOS' }] });
  });

  it('sends an e-mail if the login has a known device but no stored session', async () => {
    const user = await test.newUser({ language: 'jp' });
    await test.dependencies.devices.remember(user.email);
    await test.signInBrowser(user);
    expect((await noticesTo(user.email))[0]).toMatchObject({ subject: '【Swipe Studio】新しい端末でログインがありました' });
  });

  it('sends no e-mail after a wrong password', async () => {
    const user = await test.newUser();
    await test.signInBrowser(user);
    await test.signIn(user.email, 'Wrong-password-1');
    expect(await noticesTo(user.email)).toEqual([]);
  });
});
