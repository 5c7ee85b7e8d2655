import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONFIRMED,
  type MemberFixture,
  PASSWORD,
  refusedWith,
  registration,
  SECRET,
  uniqueEmail,
  startMemberFixture,
  statusesOf,
  memberTokenIn,
} from '#test/support/api/member-fixture.ts';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { accountKey, memberKey } from '#functions/platform/keys/keys.ts';
import { RATE_LIMITS, LINK_LIFETIME_MS, MEMBER_SESSION_MS } from '#shared/model/limits.ts';
import { deviceOf, memberTokenOf, withoutRequestId } from '#test/support/http/send.ts';

let test: MemberFixture;
let siteId: string;
let other: string;

beforeAll(async () => {
  test = await startMemberFixture();
  ({ siteId } = await test.published());
  ({ siteId: other } = await test.published());
});
afterAll(() => test.stop());
beforeEach(() => test.resetFixture());

describe('member session', () => {
  it('requires the correct password; every rejection is the same after the same work', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const answerOf = async (address: string) => {
      test.work.verified = 0;
      test.takeCalls();
      const { status, data, message, headers, cookies } = withoutRequestId(await test.logIn(siteId, address, 'Wrong-2026.'));
      return { status, data, message, headers, cookies, verified: test.work.verified, calls: test.takeCalls() };
    };
    const known = await answerOf(email);
    expect(known).toMatchObject({ status: 401, data: { code: 'sign-in-failed' }, cookies: [], verified: 2 });
    expect(await answerOf(uniqueEmail())).toEqual(known);
    const unconfirmed = uniqueEmail();
    await test.register(siteId, unconfirmed);
    expect(await answerOf(unconfirmed)).toEqual(known);
    expect(await test.logIn(siteId, email.toUpperCase())).toMatchObject({ status: 200, data: { email } });
  });

  it('is accepted by header or cookie, on its own site, until it expires', async () => {
    const token = await test.join(siteId, uniqueEmail());
    const self = (more: object, site = siteId) => test.call('self', site, more).then(({ status }) => status);
    expect([await self({ token }), await self({ memberToken: token })]).toEqual([200, 200]);
    expect([await self({ token }, other), await self({ memberToken: token }, other), await self({})]).toEqual([401, 401, 401]);
    expect(await self({ token: `${token.slice(0, -43)}${'x'.repeat(43)}` })).toBe(401);
    test.time.now += MEMBER_SESSION_MS - 1;
    expect(await self({ token })).toBe(200);
    test.time.now += 1;
    expect(await test.call('self', siteId, { memberToken: token })).toMatchObject({ status: 401, ...refusedWith('unauthenticated') });
  });

  it('ends on sign-out, without ending other sessions', async () => {
    const email = uniqueEmail();
    const [one, two] = [await test.join(siteId, email), memberTokenIn(await test.logIn(siteId, email))];
    expect(await test.call('logOut', other, { memberToken: one })).toMatchObject({ status: 200 });
    expect(await test.call('logOut', siteId, { memberToken: `${one.slice(0, -43)}${'x'.repeat(43)}` })).toMatchObject({ status: 200 });
    expect(await test.isSignedIn(siteId, one)).toBe(true);
    const answer = await test.call('logOut', siteId, { memberToken: one });
    expect([answer.status, memberTokenOf(answer)]).toEqual([200, '']);
    expect([await test.isSignedIn(siteId, one), await test.isSignedIn(siteId, two)]).toEqual([false, true]);
    await test.call('logOut', siteId, { token: two });
    expect(await test.isSignedIn(siteId, two)).toBe(false);
    expect(await test.call('logOut', siteId)).toMatchObject({ status: 200, data: null });
  });
});

it('logIn rejects a suspended member, and gives the reason only for the correct password', async () => {
  const email = uniqueEmail();
  await test.join(siteId, email);
  const found = (await test.membersOf(siteId)).find((one) => one.email === email);
  await test.table.update(memberKey(siteId, found?.id ?? ''), { set: { isSuspended: true } });
  expect(await test.logIn(siteId, email)).toMatchObject({ status: 403, cookies: [], ...refusedWith('member-suspended') });
  expect(await test.logIn(siteId, email, 'Wrong-2026.')).toMatchObject({ status: 401, ...refusedWith('sign-in-failed') });
});

describe('sign-in before the registration is confirmed (R-15.60)', () => {
  const register = (email: string, password: string) =>
    test.register(siteId, email, { data: { ...registration(email).data, [SECRET]: password, [CONFIRMED]: password } });
  const answerOf = async (email: string, password: string) => {
    test.work.verified = 0;
    test.takeCalls();
    const { status, data, message, headers, cookies } = withoutRequestId(await test.logIn(siteId, email, password));
    return { status, data, message, headers, cookies, verified: test.work.verified, calls: test.takeCalls() };
  };

  it('names the missing confirmation after the password of the registration only, and opens no session', async () => {
    const email = uniqueEmail();
    await register(email, 'Mine-2026.');
    const unconfirmed = { status: 403, cookies: [], data: { code: 'registration-unconfirmed' } };
    expect(await answerOf(email, 'Mine-2026.')).toMatchObject(unconfirmed);
    expect(await test.call('resendRegisterEmail', siteId, { body: { email } })).toMatchObject({ status: 202 });
    const mails = (await test.deliverMail()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
    expect(await answerOf(email, PASSWORD)).toEqual(await answerOf(uniqueEmail(), PASSWORD));
    await register(email, 'Newer-2026.');
    expect(await answerOf(email, 'Mine-2026.')).toMatchObject({ status: 401, data: { code: 'sign-in-failed' } });
    expect(await answerOf(email, 'Newer-2026.')).toMatchObject(unconfirmed);
    test.time.now += LINK_LIFETIME_MS['member-registration'];
    expect(await answerOf(email, 'Newer-2026.')).toMatchObject({ status: 401, data: { code: 'sign-in-failed' } });
  });

  it('does not tell a person who registers the address of another whether that address belongs to a member', async () => {
    const [member, unknown] = [uniqueEmail(), uniqueEmail()];
    await test.join(siteId, member);
    for (const email of [member, unknown]) await register(email, 'Stranger-2026.');
    const known = await answerOf(member, 'Stranger-2026.');
    expect(known).toMatchObject({ status: 403, data: { code: 'registration-unconfirmed' } });
    expect(await answerOf(unknown, 'Stranger-2026.')).toEqual(known);
    expect(await test.logIn(siteId, member)).toMatchObject({ status: 200 });
  });

  it('counts as a failed attempt', async () => {
    const email = uniqueEmail();
    await register(email, 'Mine-2026.');
    const sourceIp = '203.0.113.9';
    for (let tried = 0; tried < RATE_LIMITS['member-sign-in-to-account-from-network']; tried += 1)
      expect(await test.logIn(siteId, email, 'Mine-2026.', { sourceIp })).toMatchObject({ status: 403 });
    expect(await test.logIn(siteId, email, 'Mine-2026.', { sourceIp })).toMatchObject({ status: 429 });
  });
});

describe('reset of a forgotten member password', () => {
  const forget = (email: string) => test.call('forgotPassword', siteId, { body: { email, lang: 'jp' } });
  const reset = (token: string, password: string, site = siteId) =>
    test.call('resetPassword', site, { body: { token, password, confirmPassword: password } });
  async function linkFor(email: string): Promise<string> {
    await forget(email);
    return tokenIn((await test.deliverMail()).find(({ to }) => to === email));
  }

  it('requires the e-mailed link; the link is accepted once and ends every session', async () => {
    const email = uniqueEmail();
    const sessions = [await test.join(siteId, email), memberTokenIn(await test.logIn(siteId, email))];
    const [first, token] = [await linkFor(email), await linkFor(email)];
    expect(await test.call('link', siteId, { body: { token } })).toMatchObject({ data: { kind: 'member-password-reset', email } });
    expect(await reset(token, 'short')).toMatchObject({ status: 400 });
    expect(await reset(token, PASSWORD, other)).toMatchObject({ status: 404, ...refusedWith('link-invalid') });
    expect(await reset(token, 'Chosen.2026')).toMatchObject({ status: 200, data: { email } });
    expect(await Promise.all(sessions.map((session) => test.isSignedIn(siteId, session)))).toEqual([false, false]);
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 401 });
    expect(await test.logIn(siteId, email, 'Chosen.2026')).toMatchObject({ status: 200 });
    for (const used of [token, first])
      expect(await reset(used, 'Again.20266')).toMatchObject({ status: 404, ...refusedWith('link-invalid') });
    const [notice] = await test.deliverMail();
    expect(notice).toMatchObject({ to: email, fromName: '茶の店', subject: '【茶の店】パスワードが変更されました' });
    expect(linkIn(notice).href).toBe(`https://${siteId}.sites.example.com/forgot-password`);
  });

  it('succeeds once for concurrent requests with the same link', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const token = await linkFor(email);
    const answers = await Promise.all(['Chosen.2026', 'Chosen.2027', 'Chosen.2028'].map((password) => reset(token, password)));
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
  });

  it('is e-mailed to members only, with the same answer for other addresses', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const answerOf = async (address: string) => {
      test.takeCalls();
      const { status, data, headers } = await forget(address);
      return { status, data, headers, calls: test.takeCalls() };
    };
    expect(await answerOf(email)).toEqual(await answerOf(uniqueEmail()));
    const mails = await test.deliverMail();
    expect(mails.map(({ to }) => to)).toEqual([email]);
    expect(linkIn(mails[0]).href).toContain(`https://${siteId}.sites.example.com/new-password#token=`);
    test.time.now += LINK_LIFETIME_MS['member-password-reset'];
    expect(await reset(tokenIn(mails[0]), 'Chosen.2026')).toMatchObject({ status: 404 });
  });
});

describe('rate limits of a site with members', () => {
  it('limit registrations per network and per address, but keep the e-mail of the accepted registration', async () => {
    const email = uniqueEmail();
    const one = await Promise.all(Array.from({ length: RATE_LIMITS['member-register-address'] + 3 }, () => test.register(siteId, email)));
    expect(one.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(one.find(({ status }) => status === 429)).toMatchObject({ data: { code: 'too-many-requests', retryAfter: expect.any(Number) } });
    expect(await test.call('resendRegisterEmail', siteId, { body: { email, lang: 'jp' } })).toMatchObject({ status: 429 });
    expect((await test.deliverMail()).filter(({ to }) => to === email)).toHaveLength(1);
    expect(await test.register(other, email)).toMatchObject({ status: 202 });
    const sourceIp = '203.0.113.1';
    const limit = RATE_LIMITS['member-register-from-network'];
    for (let sent = 0; sent < limit; sent += 1) await test.register(siteId, uniqueEmail(), {}, { sourceIp });
    expect(await test.register(siteId, uniqueEmail(), {}, { sourceIp })).toMatchObject({ status: 429 });
  });

  it('limit failed sign-ins per network, and do not count successful sign-ins', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const sourceIp = '203.0.113.2';
    const limit = RATE_LIMITS['member-sign-in-to-account-from-network'];
    for (let tried = 1; tried < limit; tried += 1) await test.logIn(siteId, email, 'Wrong-2026.', { sourceIp });
    expect(await test.logIn(siteId, email, PASSWORD, { sourceIp })).toMatchObject({ status: 200 });
    for (let tried = 0; tried < limit; tried += 1) await test.logIn(siteId, email, 'Wrong-2026.', { sourceIp });
    expect(await test.logIn(siteId, email, PASSWORD, { sourceIp })).toMatchObject({ status: 429 });
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 200 });
  });

  it('let a known device sign in while failed sign-ins from elsewhere lock the address', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const device = deviceOf(await test.logIn(siteId, email));
    for (let tried = 0; tried <= RATE_LIMITS['member-sign-in-to-account']; tried += 1) await test.logIn(siteId, email, 'Wrong-2026.');
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 429 });
    expect(await test.logIn(siteId, email, PASSWORD, { device })).toMatchObject({ status: 200 });
    await test.call('forgotPassword', siteId, { body: { email } });
    const [mail] = (await test.deliverMail()).filter(({ to }) => to === email).slice(-1);
    const body = { token: tokenIn(mail), password: 'Chosen.2026', confirmPassword: 'Chosen.2026' };
    expect(await test.call('resetPassword', siteId, { body })).toMatchObject({ status: 200 });
    expect(await test.logIn(siteId, email, 'Chosen.2026')).toMatchObject({ status: 200 });
  });

  it('limit uses of e-mailed links and requests for password resets', async () => {
    const sourceIp = '203.0.113.3';
    for (let tried = 0; tried < RATE_LIMITS['member-link-from-network']; tried += 1)
      await test.call('link', siteId, { body: { token: 'x' }, sourceIp });
    expect(await test.call('confirmRegistration', siteId, { body: { token: 'x' }, sourceIp })).toMatchObject({ status: 429 });
    const body = { email: uniqueEmail(), lang: 'jp' };
    for (let tried = 0; tried < RATE_LIMITS['member-forgot-password-of-account']; tried += 1)
      expect(await test.call('forgotPassword', siteId, { body })).toMatchObject({ status: 202 });
    expect(await test.call('forgotPassword', siteId, { body })).toMatchObject({ status: 429 });
  });
});

describe('endpoints of a site with members', () => {
  const bodies = {
    register: () => registration(uniqueEmail()),
    resendRegisterEmail: () => ({ email: uniqueEmail(), lang: 'jp' }),
    link: () => ({ token: 'x' }),
    confirmRegistration: () => ({ token: 'x' }),
    login: () => ({ email: uniqueEmail(), password: PASSWORD }),
    forgotPassword: () => ({ email: uniqueEmail(), lang: 'jp' }),
    resetPassword: () => ({ token: 'x', password: PASSWORD, confirmPassword: PASSWORD }),
  };
  const names = Object.keys(bodies) as (keyof typeof bodies)[];
  const statuses = async (site: string) => {
    const answers = await Promise.all(names.map((name) => test.call(name, site, { body: bodies[name]() })));
    return new Set(answers.map(({ status, data }) => `${status} ${(data as { code: string } | null)?.code}`));
  };
  const NOT_FOUND = new Set(['404 not-found']);

  it('return 404 without a published membership form', async () => {
    const { siteId: bare } = await test.published({});
    expect(await statuses(bare)).toEqual(NOT_FOUND);
  });

  it('return 404 for a draft, private, deleted or unknown site, even to members', async () => {
    const [hidden, deleted] = [(await test.published()).siteId, (await test.published()).siteId];
    const tokens = [await test.join(hidden, uniqueEmail()), await test.join(deleted, uniqueEmail())];
    await test.user.publish(hidden, (await test.user.get(hidden)).site.working, 'private');
    await test.user.remove(deleted);
    for (const site of [(await test.user.create()).id, hidden, deleted, 'nowherenear1']) expect(await statuses(site)).toEqual(NOT_FOUND);
    for (const [index, site] of [hidden, deleted].entries())
      expect(await test.call('self', site, { token: tokens[index] })).toMatchObject({ status: 404, ...refusedWith('not-found') });
  });

  it('send no e-mail once the site is unpublished', async () => {
    const { siteId: hidden } = await test.published();
    await test.register(hidden, uniqueEmail());
    await test.user.publish(hidden, (await test.user.get(hidden)).site.working, 'private');
    expect(await test.deliverMail()).toEqual([]);
  });

  it('return unavailable while the site is suspended', async () => {
    const token = await test.join(siteId, uniqueEmail());
    const { id } = test.accounts.USER;
    await test.table.update(accountKey(id), { set: { contractStatus: 'SUSPENDED' } });
    expect(await statuses(siteId)).toEqual(new Set(['503 unavailable']));
    expect(await test.call('self', siteId, { token })).toMatchObject({ status: 503 });
    await test.table.update(accountKey(id), { set: { contractStatus: 'ACTIVE' } });
    expect(await test.isSignedIn(siteId, token)).toBe(true);
  });
});
