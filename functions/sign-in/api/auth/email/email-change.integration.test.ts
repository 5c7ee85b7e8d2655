import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { LINK_LIFETIME_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { accessTokenOf, type AuthFixture, CONSOLE_ORIGIN, PASSWORD, startAuthFixture } from '#test/support/api/auth-fixture.ts';

let test: AuthFixture;
let count = 0;
beforeAll(async () => {
  test = await startAuthFixture();
});
afterAll(() => test.stop());

const NEXT_PASSWORD = 'Changed-2027.';
const uniqueEmail = () => `address-${(count += 1)}@example.com`;
const invalid = { status: 404, data: { code: 'link-invalid' } };
const fieldFault = (path: string, rule: string) => ({ status: 400, data: { fields: [{ path, rule }] } });

const request = (token: string, email: string, currentPassword = PASSWORD) =>
  test.call('changeEmail', { token, body: { email, currentPassword } });
const confirm = (token: string) => test.call('confirmEmailChange', { body: { token } });
const refuse = (token: string) => test.call('refuseEmailChange', { body: { token } });
const linkOf = async (token: string) => (await test.call('verifyToken', { body: { token } })).data;

async function signedIn(account = test.newUser()) {
  const user = await account;
  await test.deliverMail();
  return { user, token: accessTokenOf(await test.signIn(user.email)) };
}

/** Signs in and requests another address; returns the tokens of both links. */
async function requested(next = uniqueEmail()) {
  const { user, token } = await signedIn();
  expect(await request(token, next)).toMatchObject({ status: 202, data: { change: { email: next } } });
  const mails = await test.deliverMail();
  const linkTo = (address: string) => tokenIn(mails.find(({ to }) => to === address));
  return { user, email: user.email, next, token, mails, old: linkTo(user.email), fresh: linkTo(next) };
}

describe('change of the address of a login (R-2.80)', () => {
  it('completes once both addresses have confirmed it, ends all sessions, and is audited and reported to the former address', async () => {
    const { user, email, next, token, mails, old, fresh } = await requested();
    for (const mail of mails) expect(linkIn(mail).href).toContain(`${CONSOLE_ORIGIN}/confirm-email`);
    const toNew = mails.find(({ to }) => to === next);
    expect([email, user.contactName].filter((known) => toNew?.text.includes(known))).toEqual([]);
    expect(await linkOf(old)).toMatchObject({ link: { kind: 'login-email-change', email, emailChange: { to: next, isConfirmed: false } } });
    expect(await linkOf(fresh)).toMatchObject({
      link: { email: next, contactName: '', companyName: '', emailChange: { to: null, isConfirmed: false } },
    });

    expect(await confirm(fresh)).toMatchObject({ status: 200, data: { isChanged: false } });
    expect(await confirm(fresh)).toMatchObject({ status: 200, data: { isChanged: false } });
    expect((await test.call('emailChange', { token })).data).toMatchObject({
      change: { email: next, isConfirmedByOld: false, isConfirmedByNew: true },
    });
    expect(await test.signIn(next)).toMatchObject({ status: 401 });
    expect(await confirm(old)).toMatchObject({ status: 200, data: { isChanged: true } });

    for (const link of [old, fresh]) expect(await confirm(link)).toMatchObject(invalid);
    expect(await test.isLive(token)).toBe(false);
    expect(await test.signIn(email)).toMatchObject({ status: 401 });
    expect(await test.signIn(next)).toMatchObject({ status: 200, data: { user: { id: user.id, email: next } } });
    const notices = (await test.deliverMail()).filter(({ subject }) => subject.includes('ログイン用メールアドレスを変更しました'));
    expect(notices.map(({ to }) => to)).toEqual([email]);
    const { entries } = await auditStore(test.table).list(scopeOf(user.id), { after: undefined, limit: 10 });
    expect(entries.filter(({ action }) => action === 'account.update')).toMatchObject([
      { action: 'account.update', actor: { id: user.id }, changes: [{ field: 'email', from: email, to: next }] },
    ]);
  });

  it('works for logins of the operator', async () => {
    const operator = await test.people.add('MASTER_USER', test.operator, {}, test.hash);
    const { token } = await signedIn(Promise.resolve(operator));
    const next = uniqueEmail();
    await request(token, next);
    const answers = [];
    for (const mail of await test.deliverMail()) answers.push((await confirm(tokenIn(mail))).data);
    expect(answers).toEqual([{ isChanged: false }, { isChanged: true }]);
    expect(await test.signIn(next)).toMatchObject({ status: 200 });
  });

  it.each(['old', 'fresh'] as const)('the %s link cancels the change, also after the other address has confirmed', async (side) => {
    const links = await requested();
    expect(await confirm(side === 'old' ? links.fresh : links.old)).toMatchObject({ status: 200 });
    expect(await refuse(links[side])).toMatchObject({ status: 200, data: null });
    for (const link of [links.old, links.fresh]) expect(await confirm(link)).toMatchObject(invalid);
    expect(await test.signIn(links.email)).toMatchObject({ status: 200 });
  });

  it('the profile, a later change, a new password and the end of its time cancel the change', async () => {
    const cancelled = await requested();
    expect(await test.call('cancelEmailChange', { token: cancelled.token })).toMatchObject({ status: 200, data: null });
    expect((await test.call('emailChange', { token: cancelled.token })).data).toEqual({ change: null });
    const replaced = await requested();
    await request(replaced.token, uniqueEmail());
    const outdated = await requested();
    const body = { currentPassword: PASSWORD, password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
    await test.call('changePassword', { token: outdated.token, body });
    const late = await requested();
    for (const { old, fresh } of [cancelled, replaced, outdated])
      for (const link of [old, fresh]) expect(await confirm(link)).toMatchObject(invalid);
    test.time.now += LINK_LIFETIME_MS['login-email-change'];
    for (const link of [late.old, late.fresh]) expect(await confirm(link)).toMatchObject(invalid);
  });

  it('reveals a taken address only to its owner, and never takes it', async () => {
    const owner = await test.newUser();
    const { token, user } = await signedIn();
    const [free, taken] = [await request(token, uniqueEmail()), await request(token, owner.email)];
    expect([taken.status, Object.keys(taken.data as object)]).toEqual([free.status, Object.keys(free.data as object)]);
    const mails = await test.deliverMail();
    const known = mails.find(({ to }) => to === owner.email);
    expect([known?.subject, known?.text.includes('token=')]).toEqual(['【Swipe Studio】このメールアドレスはすでに使われています', false]);
    expect(known?.text).not.toContain(user.email);
  });

  it('fails if the new address became that of an account in the meantime, and leaves both accounts', async () => {
    const { email, next, old, fresh } = await requested();
    await test.newUser({ email: next });
    expect(await confirm(fresh)).toMatchObject({ data: { isChanged: false } });
    expect(await confirm(old)).toMatchObject(invalid);
    for (const address of [email, next]) expect(await test.signIn(address)).toMatchObject({ status: 200 });
  });

  it('completes once if both links are followed at the same time', async () => {
    const { old, fresh } = await requested();
    const answers = await Promise.all([old, fresh, old, fresh].map((link) => confirm(link)));
    expect(answers.filter(({ data }) => (data as { isChanged?: boolean }).isChanged === true)).toHaveLength(1);
  });

  it('requires the password and another address, and limits the requests', async () => {
    const { user, token } = await signedIn();
    expect(await request(token, user.email)).toMatchObject(fieldFault('email', 'email-unchanged'));
    for (let tried = 1; tried < RATE_LIMITS['change-email']; tried += 1)
      expect(await request(token, uniqueEmail(), 'Wrong-2026.')).toMatchObject(fieldFault('currentPassword', 'password-wrong'));
    expect(await request(token, uniqueEmail())).toMatchObject({ status: 429, data: { code: 'too-many-requests' } });
  });
});
