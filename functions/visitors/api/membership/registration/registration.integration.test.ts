import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CONFIRMED,
  CONTENT,
  EMAIL,
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
import { sheet } from '#test/support/api/site-fixture.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { membersPartition, registrationPrefix } from '#functions/platform/keys/keys.ts';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { FORM_FILL_MIN_MS, LINK_LIFETIME_MS, MEMBER_SESSION_MS } from '#shared/model/limits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { visitHour } from '#shared/rules/analytics/visits/visit-hour.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';
import { memberTokenOf } from '#test/support/http/send.ts';

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

/** A site with the sheets A1 to B2, published on first use. */
let ofFiveSheets: Promise<{ siteId: string }> | undefined;
async function fiveSheets(): Promise<string> {
  const sheetsOf = (id: string) =>
    Promise.all(['A1', 'B1', 'C1', 'A2', 'B2'].map(async (text) => sheet(text, { image: await test.picture(id, text) })));
  ofFiveSheets ??= test.published(CONTENT, sheetsOf);
  return (await ofFiveSheets).siteId;
}

describe('member registration', () => {
  it('is provisional until its e-mailed link is confirmed; the confirmation opens a session', async () => {
    const email = uniqueEmail();
    expect(await test.register(siteId, email.toUpperCase())).toMatchObject({ status: 202, data: null, cookies: [] });
    const [mail, ...more] = await test.deliverMail();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, fromName: '茶の店', subject: '【茶の店】会員登録の確認' });
    expect(linkIn(mail).href).toMatch(new RegExp(`^https://${siteId}.sites.example.com/register-confirm#token=`));
    expect(mail?.text).toContain('24時間');
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 403, ...refusedWith('registration-unconfirmed') });

    const link = { body: { token: tokenIn(mail) } };
    expect(await test.call('link', siteId, link)).toMatchObject({ status: 200, data: { kind: 'member-registration', email } });
    const answer = await test.call('confirmRegistration', siteId, link);
    expect(answer).toMatchObject({ status: 201, data: { email, expiresAt: new Date(test.time.now + MEMBER_SESSION_MS).toISOString() } });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^member-token=.+; HttpOnly; Secure; SameSite=Strict; Path=\/api\/v1\/end-user; /),
    ]);
    expect(memberTokenOf(answer)).toBe(memberTokenIn(answer));
    expect(await test.call('self', siteId, { token: memberTokenIn(answer) })).toMatchObject({ status: 200, data: { email } });
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 200, data: { email } });
  });

  it('counts as a conversion of its visit once it is confirmed', async () => {
    const visit = visitIdAt(test.time.now);
    const hour = visitHour(visit, test.time.now);
    const { siteId: own } = await test.published();
    const counted = () => conversions(test.table).read(own, hour);
    await test.register(own, uniqueEmail(), { cell: 'A1', visit });
    expect(await counted()).toEqual([]);
    const [mail] = await test.deliverMail();
    test.time.now += 3_600_000;
    const link = { body: { token: tokenIn(mail) } };
    expect([await test.call('confirmRegistration', own, link), await test.call('confirmRegistration', own, link)]).toMatchObject([
      { status: 201 },
      { status: 404 },
    ]);
    const [member] = await test.membersOf(own);
    const alias = expect.stringMatching(/^\w{8}$/);
    expect(await counted()).toEqual([{ siteId: own, id: member?.id, hour, visitId: visit, alias, language: 'jp', popupId: null }]);
  });

  it('is accepted as a plain form: fields by key, without id, language, consent and timing (R-15.1)', async () => {
    const email = uniqueEmail();
    const data = { email, password: PASSWORD, confirm_password: PASSWORD };
    const refused = await test.call('register', siteId, { body: { data: { ...data, confirm_password: 'x' } } });
    expect(refused).toMatchObject({ status: 400, data: { fields: [{ path: 'data.confirm_password', rule: 'password-mismatch' }] } });
    expect(await test.call('register', siteId, { body: { data } })).toMatchObject({ status: 202, data: null });
    const mails = await test.deliverMail();
    expect(mails).toMatchObject([{ to: email, subject: '【茶の店】会員登録の確認' }]);
    expect(await test.call('confirmRegistration', siteId, { body: { token: tokenIn(mails[0]) } })).toMatchObject({ status: 201 });
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 200 });
  });

  it('stores the answers, and the password only as a hash', async () => {
    const email = uniqueEmail();
    await test.register(siteId, email);
    expect(JSON.stringify(await test.pendingOf(siteId))).not.toContain(PASSWORD);
    const [mail] = await test.deliverMail();
    await test.call('confirmRegistration', siteId, { body: { token: tokenIn(mail) } });
    const made = (await test.membersOf(siteId)).find((one) => one.email === email);
    expect(made).toMatchObject({ language: 'jp', agreed: [], passwordHash: expect.stringMatching(/^\$argon2id\$/) });
    expect(made?.answers.map(({ title, value }) => [title, value])).toEqual([
      ['メール', email],
      ['色', '青'],
    ]);
    expect((await test.pendingOf(siteId)).filter((pending) => JSON.stringify(pending).includes(email))).toEqual([]);
  });

  it('stores the cell it was sent from, if the site has a sheet there', async () => {
    const { siteId: own } = await test.published();
    for (const cell of ['A1', 'C3']) {
      const email = uniqueEmail();
      await test.register(own, email, { cell });
      const [mail] = await test.deliverMail();
      await test.call('confirmRegistration', own, { body: { token: tokenIn(mail) } });
    }
    expect((await test.membersOf(own)).map(({ cell }) => cell)).toEqual(['A1', null]);
  });

  it.each([
    ['/A1', undefined],
    ['/', '/'],
    ['/B2', '/B2'],
    ['/en/B2', '/en/B2'],
    ['/cn/B2', undefined],
    ['/C9', undefined],
    ['/login', undefined],
    ['//evil.example/B2', undefined],
    ['https://evil.example/B2', undefined],
    ['/B2#token=x', undefined],
    ['/B2?to=x', undefined],
    ['/constructor', undefined],
    [String.raw`/\evil.example/B2`, undefined],
  ])('leads back to a wanted sheet of the site, also if the e-mail is sent again: %s (R-15.61)', async (to, expected) => {
    const own = await fiveSheets();
    const email = uniqueEmail();
    expect(await test.register(own, email, { to })).toMatchObject({ status: 202 });
    await test.call('resendRegisterEmail', own, { body: { email, lang: 'en' } });
    const mails = await test.deliverMail();
    expect(mails.map((mail) => linkIn(mail).searchParams.get('to') ?? undefined)).toEqual([expected, expected]);
    for (const mail of mails) expect(linkIn(mail).hostname).toBe(`${own}.sites.example.com`);
    expect(await test.call('confirmRegistration', own, { body: { token: tokenIn(mails[1]) } })).toMatchObject({ status: 201 });
    await test.register(own, email, { to });
    const [known] = await test.deliverMail();
    expect([linkIn(known).pathname, linkIn(known).searchParams.get('to') ?? undefined]).toEqual(['/login', expected]);
  });

  it('is confirmed by an e-mail in the language of the page', async () => {
    await test.register(siteId, uniqueEmail(), { lang: 'en' });
    const [mail] = await test.deliverMail();
    expect(mail?.subject).toBe('Complete your 茶の店 membership');
    expect(linkIn(mail).pathname).toBe('/en/register-confirm');
  });

  it('is validated by the rules of the form, with faults by field', async () => {
    const data = { [EMAIL]: 'not-an-address', [SECRET]: 'short', [CONFIRMED]: PASSWORD, more: 'x' };
    const answer = await test.register(siteId, '', { data });
    expect(answer).toMatchObject({ status: 400, ...refusedWith('invalid-input') });
    const { fields } = answer.data as { fields: { path: string; rule: string }[] };
    expect(fields).toEqual(
      expect.arrayContaining([
        { path: `data.${EMAIL}`, rule: 'invalid-email' },
        expect.objectContaining({ path: `data.${SECRET}`, rule: 'password-length' }),
        { path: `data.${CONFIRMED}`, rule: 'password-mismatch' },
        { path: 'data.more', rule: 'unknown-field' },
      ]),
    );
    expect(await test.deliverMail()).toEqual([]);
  });

  it('requires the agreements that the site requests', async () => {
    const company = {
      ...EMPTY_COMPANY,
      termsOfService: '<p>規約</p>',
      privacyPolicy: '<p>方針</p>',
      showInMemberShip: true,
      contractAgreement: true,
    };
    const { siteId: strict } = await test.published({ ...CONTENT, company: { jp: company } });
    expect(await test.register(strict, uniqueEmail(), { agreed: ['privacyPolicy'] })).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'agreed.termsOfService', rule: 'agreement-required' }] },
    });
    expect(await test.register(strict, uniqueEmail(), { agreed: ['privacyPolicy', 'termsOfService'] })).toMatchObject({ status: 202 });
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['is faster than a person', { elapsedMs: FORM_FILL_MIN_MS - 1 }],
  ])('is dropped, with the usual answer, if it was sent by a program that %s', async (_, differences) => {
    test.work.hashed = 0;
    const [before, answer] = [await test.pendingOf(siteId), await test.register(siteId, uniqueEmail(), differences)];
    expect(answer).toMatchObject({ status: 202, data: null, message: 'OK' });
    expect([await test.deliverMail(), (await test.pendingOf(siteId)).length, test.work.hashed]).toEqual([[], before.length, 0]);
  });

  it('is stored once if it is sent repeatedly or concurrently', async () => {
    const body = registration(uniqueEmail());
    const answers = await Promise.all([1, 2, 3].map(() => test.call('register', siteId, { body })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(await test.call('register', siteId, { body })).toMatchObject({ status: 202 });
    expect(await test.deliverMail()).toHaveLength(1);
  });

  it('gets the same answer after the same work for an existing member; only the e-mail differs', async () => {
    const email = uniqueEmail();
    await test.join(siteId, email);
    const answerOf = async (address: string) => {
      test.work.hashed = 0;
      test.takeCalls();
      const { status, data, message, headers, cookies } = await test.register(siteId, address);
      return { status, data, message, headers, cookies, hashed: test.work.hashed, calls: test.takeCalls() };
    };
    expect(await answerOf(email)).toEqual(await answerOf(uniqueEmail()));
    const mails = await test.deliverMail();
    const known = mails.find(({ to }) => to === email);
    expect(known?.subject).toBe('【茶の店】すでに会員登録がお済みです');
    expect(linkIn(known).href).toBe(`https://${siteId}.sites.example.com/login`);
    expect(known?.text).not.toContain('token=');
    expect(mails).toHaveLength(2);
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 200 });
  });

  it('is separate for each site', async () => {
    const email = uniqueEmail();
    const token = await test.join(siteId, email);
    expect(await test.logIn(other, email)).toMatchObject({ status: 401, ...refusedWith('sign-in-failed') });
    await test.join(other, email);
    expect(await test.logIn(other, email)).toMatchObject({ status: 200 });
    expect([await test.isSignedIn(siteId, token), await test.isSignedIn(other, token)]).toEqual([true, false]);
  });
});

describe('member registration link', () => {
  async function mailed(email = uniqueEmail()): Promise<string> {
    await test.register(siteId, email);
    return tokenIn((await test.deliverMail())[0]);
  }
  const confirm = (token: string, site = siteId) => test.call('confirmRegistration', site, { body: { token } });

  it('is accepted once', async () => {
    const token = await mailed();
    expect(await confirm(token)).toMatchObject({ status: 201 });
    for (const name of ['confirmRegistration', 'link'] as const)
      expect(await test.call(name, siteId, { body: { token } })).toMatchObject({
        status: 404,
        ...refusedWith('link-invalid'),
        cookies: [],
      });
  });

  it('creates one member for concurrent requests', async () => {
    const email = uniqueEmail();
    const token = await mailed(email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(statusesOf(answers)).toEqual([201, 404, 404, 404, 404, 404]);
    expect((await test.membersOf(siteId)).filter((one) => one.email === email)).toHaveLength(1);
  });

  it('creates a member only if it is the newest link of the address, even if two links are created in the same millisecond', async () => {
    const email = uniqueEmail();
    const tokens = [await mailed(email), await mailed(email)];
    const answers = await Promise.all(tokens.map((token) => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual([404, 201]);
    expect((await test.membersOf(siteId)).filter((one) => one.email === email)).toHaveLength(1);
  });

  it('is stored for one pending registration per e-mail address, whether the domain is in Unicode or Punycode', async () => {
    const name = `hanako-${test.ids.ulid().toLowerCase()}`;
    for (const host of ['日本語.example', 'xn--wgv71a119e.example', '日本語.example']) await test.register(siteId, `${name}@${host}`);
    const canonical = `${name}@xn--wgv71a119e.example`;
    const prefix = registrationPrefix(addressDigest(canonical));
    expect(await test.table.queryAll({ pk: membersPartition(siteId), prefix })).toMatchObject([{ email: canonical }]);
  });

  it('is rejected on another site, after its expiry and with another secret', async () => {
    const token = await mailed();
    expect(await confirm(token, other)).toMatchObject({ status: 404, ...refusedWith('link-invalid') });
    expect(await confirm(`${token.slice(0, 27)}${'x'.repeat(43)}`)).toMatchObject({ status: 404 });
    expect(await test.call('resetPassword', siteId, { body: { token, password: PASSWORD, confirmPassword: PASSWORD } })).toMatchObject(
      refusedWith('link-invalid'),
    );
    test.time.now += LINK_LIFETIME_MS['member-registration'];
    expect(await confirm(token)).toMatchObject({ status: 404, ...refusedWith('link-invalid') });
    test.time.now -= 1;
    expect(await confirm(token)).toMatchObject({ status: 201 });
  });

  it('is rejected if it was issued for the console', async () => {
    const console = { kind: 'password-reset', accountId: test.accounts.USER.id, email: test.accounts.USER.email, epoch: 0 } as const;
    const { token } = await test.links.issue(test.ids.ulid(), console);
    for (const name of ['link', 'confirmRegistration'] as const)
      expect(await test.call(name, siteId, { body: { token } })).toMatchObject({ status: 404, ...refusedWith('link-invalid') });
  });

  it('is sent again for the last registration of the address', async () => {
    const email = uniqueEmail();
    await test.register(siteId, email, { data: registration(email).data });
    test.time.now += 60_000;
    await test.register(siteId, email, { data: { ...registration(email).data, [SECRET]: 'Another-2026', [CONFIRMED]: 'Another-2026' } });
    await test.deliverMail();
    test.work.hashed = 0;
    expect(await test.call('resendRegisterEmail', siteId, { body: { email, lang: 'en' } })).toMatchObject({ status: 202, data: null });
    const [again] = await test.deliverMail();
    expect(again?.subject).toBe('Complete your 茶の店 membership');
    expect(await confirm(tokenIn(again))).toMatchObject({ status: 201 });
    expect(await test.logIn(siteId, email, 'Another-2026')).toMatchObject({ status: 200 });
  });

  it('is not sent to an unregistered address, with the same answer after the same work', async () => {
    const waiting = uniqueEmail();
    await test.register(siteId, waiting);
    await test.deliverMail();
    const answerOf = async (email: string) => {
      test.takeCalls();
      const { status, data, headers } = await test.call('resendRegisterEmail', siteId, { body: { email, lang: 'jp' } });
      return { status, data, headers, calls: test.takeCalls(), mails: 0 };
    };
    expect(await answerOf(uniqueEmail())).toEqual(await answerOf(waiting));
    expect((await test.deliverMail()).map(({ to }) => to)).toEqual([waiting]);
  });
});
