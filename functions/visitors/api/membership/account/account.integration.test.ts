import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type MemberFixture,
  memberTokenIn,
  PASSWORD,
  refusedWith,
  startMemberFixture,
  statusesOf,
  uniqueEmail,
} from '#test/support/api/member-fixture.ts';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { mailRecordPrefix, memberKey, membersPartition } from '#functions/platform/keys/keys.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { eraseMembership } from '#functions/visitors/services/erasure/erase-membership.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { LINK_LIFETIME_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { memberTokenOf } from '#test/support/http/send.ts';
import type { MemberAccount } from '#shared/model/visitors/member-account.ts';

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

const NEW_PASSWORD = 'Changed-2027.';
const account = async (token: string) => (await test.call('account', siteId, { token })).data as MemberAccount;
const fieldFaults = (...fields: { path: string; rule: string }[]) => ({ status: 400, data: { fields } });

it('getAccount returns everything that is stored about the member, without the hash of the password (R-15.62)', async () => {
  const email = uniqueEmail();
  await test.register(siteId, email, { cell: 'A1', agreed: ['privacyPolicy'] });
  test.time.now += 60_000;
  const [mail] = await test.deliverMail();
  const token = memberTokenIn(await test.call('confirmRegistration', siteId, { body: { token: tokenIn(mail) } }));
  const answer = await test.call('account', siteId, { token });
  expect(answer).toMatchObject({
    status: 200,
    data: {
      email,
      lang: 'jp',
      cell: 'A1',
      createdAt: new Date(test.time.now - 60_000).toISOString(),
      memberSince: test.clock().toISOString(),
      answers: [
        { title: 'メール', value: email },
        { title: '色', value: '青' },
      ],
      sessionCount: 1,
      offer: null,
      emailChange: null,
      mails: [{ template: 'member-registration', to: email }],
    },
  });
  expect(JSON.stringify(answer)).not.toContain('argon2');
  expect(await test.call('account', other, { token })).toMatchObject({ status: 401, ...refusedWith('unauthenticated') });
});

describe('change of the own password (R-15.62)', () => {
  const change = (token: string, body: object, site = siteId) => test.call('changePassword', site, { token, body });
  const body = (password = NEW_PASSWORD, currentPassword = PASSWORD) => ({ currentPassword, password, confirmPassword: password });

  it('ends the other sessions and continues this one', async () => {
    const email = uniqueEmail();
    const [here, there] = [await test.join(siteId, email), memberTokenIn(await test.logIn(siteId, email))];
    await test.deliverMail();
    const answer = await change(here, body());
    expect(answer).toMatchObject({ status: 200, data: { email } });
    expect(memberTokenOf(answer)).toBe(memberTokenIn(answer));
    const sessions = [here, there, memberTokenIn(answer)];
    expect(await Promise.all(sessions.map((token) => test.isSignedIn(siteId, token)))).toEqual([false, false, true]);
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 401 });
    expect(await test.logIn(siteId, email, NEW_PASSWORD)).toMatchObject({ status: 200 });
    const [notice] = await test.deliverMail();
    expect(notice).toMatchObject({ to: email, subject: '【茶の店】パスワードが変更されました' });
  });

  it('refuses each field with its rule, and limits the attempts', async () => {
    const token = await test.join(siteId, uniqueEmail());
    expect(await change(token, body('short'))).toMatchObject({ status: 400, ...refusedWith('invalid-input') });
    expect(await change(token, { ...body(), confirmPassword: 'Other-2027.' })).toMatchObject(
      fieldFaults({ path: 'confirmPassword', rule: 'password-mismatch' }),
    );
    expect(await change(token, body(PASSWORD))).toMatchObject(fieldFaults({ path: 'password', rule: 'password-unchanged' }));
    for (let tried = 1; tried < RATE_LIMITS['member-change-password']; tried += 1)
      expect(await change(token, body(NEW_PASSWORD, 'Wrong-2026.'))).toMatchObject(
        fieldFaults({ path: 'currentPassword', rule: 'password-wrong' }),
      );
    expect(await change(token, body())).toMatchObject({ status: 429, ...refusedWith('too-many-requests') });
    expect(await test.isSignedIn(siteId, token)).toBe(true);
  });

  it('succeeds once for concurrent requests, and only on its own site', async () => {
    const token = await test.join(siteId, uniqueEmail());
    expect(await change(token, body(), other)).toMatchObject({ status: 401 });
    const answers = await Promise.all(['Changed-1111.', 'Changed-2222.', 'Changed-3333.'].map((one) => change(token, body(one))));
    expect(statusesOf(answers).filter((status) => status === 200)).toEqual([200]);
  });
});

describe('change of the own address (R-15.63)', () => {
  const request = (token: string, email: string, currentPassword = PASSWORD, site = siteId) =>
    test.call('changeEmail', site, { token, body: { email, currentPassword } });
  const confirm = (token: string, site = siteId) => test.call('confirmEmailChange', site, { body: { token } });
  const refuse = (token: string, site = siteId) => test.call('refuseEmailChange', site, { body: { token } });
  const verify = (token: string) => test.call('link', siteId, { body: { token } });
  const invalid = { status: 404, ...refusedWith('link-invalid') };

  /** Joins and requests another address; returns the tokens of both links. */
  async function requested(next = uniqueEmail()) {
    const email = uniqueEmail();
    const token = await test.join(siteId, email);
    expect(await request(token, next)).toMatchObject({ status: 202, data: null });
    const mails = await test.deliverMail();
    const linkTo = (address: string) => tokenIn(mails.find(({ to }) => to === address));
    return { email, next, token, mails, old: linkTo(email), fresh: linkTo(next) };
  }

  it('a change of address is completed once both addresses have confirmed it; the member then signs in with the new address only', async () => {
    const { email, next, token, mails, old, fresh } = await requested();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([email, next].toSorted());
    for (const mail of mails) expect(linkIn(mail).href).toContain(`https://${siteId}.sites.example.com/email-confirm#token=`);
    // The new address may be that of a stranger.
    expect(mails.find(({ to }) => to === next)?.text).not.toContain(email);
    expect(await verify(old)).toMatchObject({ data: { kind: 'member-email-change', email, change: { to: next, isConfirmed: false } } });
    expect((await verify(fresh)).data).toEqual({ kind: 'member-email-change', email: next, change: { to: null, isConfirmed: false } });

    expect(await confirm(fresh)).toMatchObject({ status: 200, data: { isChanged: false } });
    expect(await confirm(fresh)).toMatchObject({ status: 200, data: { isChanged: false } });
    expect(await verify(fresh)).toMatchObject({ data: { change: { isConfirmed: true } } });
    expect((await account(token)).emailChange).toMatchObject({ email: next, isConfirmedByOld: false, isConfirmedByNew: true });
    expect(await test.logIn(siteId, next)).toMatchObject({ status: 401 });
    expect(await confirm(old)).toMatchObject({ status: 200, data: { isChanged: true } });

    for (const link of [old, fresh]) expect(await confirm(link)).toMatchObject(invalid);
    expect(await test.isSignedIn(siteId, token)).toBe(false);
    expect(await test.logIn(siteId, email)).toMatchObject({ status: 401, ...refusedWith('sign-in-failed') });
    const signedIn = memberTokenIn(await test.logIn(siteId, next));
    expect(await account(signedIn)).toMatchObject({ email: next, emailChange: null, answers: [{ value: next }, { value: '青' }] });
    const [notice, ...more] = await test.deliverMail();
    expect([notice?.to, notice?.subject, more]).toEqual([email, '【茶の店】メールアドレスを変更しました', []]);
    // The former address can register.
    await test.join(siteId, email);
  });

  it('keeps the member in lists, found by the new address only, and counted once', async () => {
    const { siteId: own } = await test.published();
    const [email, next] = [uniqueEmail(), uniqueEmail()];
    const token = await test.join(own, email);
    const list = memberList(test.table, test.clock);
    const [before] = await test.membersOf(own);
    if (!before) throw new Error('No member');
    await list.index(before);
    await request(token, next, PASSWORD, own);
    for (const mail of await test.deliverMail()) await confirm(tokenIn(mail), own);
    const found = async (address: string) =>
      (await list.query(own, { keyword: '', email: address, sort: 'created', descending: true, after: undefined, limit: 10 })).items.length;
    expect([await found(email), await found(next)]).toEqual([0, 1]);
    expect(await list.counts(own)).toMatchObject({ membership: { member: 1 } });
    const [after] = await test.membersOf(own);
    expect(after).toMatchObject({ id: before.id, email: next, createdAt: before.createdAt });
    expect(after?.words).toBeDefined();
    await test.deliverMail();
    expect(JSON.stringify(await scanTable(test))).not.toContain(email);
    expect(await test.table.queryAll({ pk: membersPartition(own), prefix: mailRecordPrefix(addressDigest(email)) })).toEqual([]);
  });

  it.each(['old', 'fresh'] as const)(
    'a change of address is cancelled by the %s link, also after the other address has confirmed',
    async (side) => {
      const links = await requested();
      expect(await confirm(side === 'old' ? links.fresh : links.old)).toMatchObject({ status: 200 });
      expect(await refuse(links[side], other)).toMatchObject(invalid);
      expect(await refuse(links[side])).toMatchObject({ status: 200, data: null });
      for (const link of [links.old, links.fresh]) expect(await confirm(link)).toMatchObject(invalid);
      expect(await refuse(links[side])).toMatchObject(invalid);
      expect(await test.logIn(siteId, links.email)).toMatchObject({ status: 200 });
    },
  );

  it('a change of address is cancelled on the account page, by a later change, by a new password and after its time', async () => {
    const cancelled = await requested();
    expect(await test.call('cancelEmailChange', siteId, { token: cancelled.token })).toMatchObject({ status: 200, data: null });
    const replaced = await requested();
    await request(replaced.token, uniqueEmail());
    const outdated = await requested();
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    await test.call('changePassword', siteId, { token: outdated.token, body });
    const late = await requested();
    for (const { old, fresh } of [cancelled, replaced, outdated])
      for (const link of [old, fresh]) expect(await confirm(link)).toMatchObject(invalid);
    expect(await verify(late.old)).toMatchObject({ status: 200 });
    test.time.now += LINK_LIFETIME_MS['member-email-change'];
    for (const link of [late.old, late.fresh]) expect(await confirm(link)).toMatchObject(invalid);
  });

  it('does not tell whether the new address belongs to a member, and cannot take that address', async () => {
    const taken = uniqueEmail();
    await test.join(siteId, taken);
    const token = await test.join(siteId, uniqueEmail());
    const answerOf = async (address: string) => {
      test.takeCalls();
      const { status, data, message, headers } = await request(token, address);
      return { status, data, message, headers, calls: test.takeCalls() };
    };
    expect(await answerOf(taken)).toEqual(await answerOf(uniqueEmail()));
    await request(token, taken);
    const mails = await test.deliverMail();
    const known = mails.find(({ to }) => to === taken);
    expect([known?.subject, known?.text.includes('token=')]).toEqual(['【茶の店】すでに会員登録がお済みです', false]);
  });

  it('fails if the new address became that of a member in the meantime', async () => {
    const { email, next, old, fresh } = await requested();
    await test.join(siteId, next);
    expect(await confirm(fresh)).toMatchObject({ data: { isChanged: false } });
    expect(await confirm(old)).toMatchObject(invalid);
    for (const address of [email, next]) expect(await test.logIn(siteId, address)).toMatchObject({ status: 200 });
    expect((await test.membersOf(siteId)).filter((one) => one.email === next)).toHaveLength(1);
  });

  it('a change of address is completed once if both links are followed at the same time, and one of two members gets an address that both request', async () => {
    const one = await requested();
    const answers = await Promise.all([one.old, one.fresh, one.old, one.fresh].map((link) => confirm(link)));
    expect(answers.filter(({ data }) => (data as { isChanged?: boolean }).isChanged === true)).toHaveLength(1);
    const next = uniqueEmail();
    const both = [await requested(next), await requested(next)];
    await Promise.all(both.flatMap(({ old, fresh }) => [confirm(old), confirm(fresh)]));
    await Promise.all(both.flatMap(({ old, fresh }) => [confirm(old), confirm(fresh)]));
    expect((await test.membersOf(siteId)).filter(({ email }) => email === next)).toHaveLength(1);
  });

  it('requires the password and another address, and limits the requests', async () => {
    const email = uniqueEmail();
    const token = await test.join(siteId, email);
    expect(await request(token, 'not-an-address')).toMatchObject(fieldFaults({ path: 'email', rule: 'invalid-email' }));
    expect(await request(token, uniqueEmail(), 'Wrong-2026.')).toMatchObject(
      fieldFaults({ path: 'currentPassword', rule: 'password-wrong' }),
    );
    expect(await request(token, email.toUpperCase())).toMatchObject(fieldFaults({ path: 'email', rule: 'email-unchanged' }));
    for (let sent = 2; sent < RATE_LIMITS['member-change-email']; sent += 1) await request(token, uniqueEmail());
    expect(await request(token, uniqueEmail())).toMatchObject({ status: 429, ...refusedWith('too-many-requests') });
    expect(await request(token, uniqueEmail(), PASSWORD, other)).toMatchObject({ status: 401 });
  });

  it('limits the e-mails to one new address', async () => {
    const next = uniqueEmail();
    for (let sent = 0; sent < RATE_LIMITS['member-register-address']; sent += 1)
      expect(await request(await test.join(siteId, uniqueEmail()), next)).toMatchObject({ status: 202 });
    expect(await request(await test.join(siteId, uniqueEmail()), next)).toMatchObject({ status: 429 });
  });

  it('a suspended member cannot change the address', async () => {
    const { email, old } = await requested();
    const found = (await test.membersOf(siteId)).find((one) => one.email === email);
    await test.table.update(memberKey(siteId, found?.id ?? ''), { set: { isSuspended: true } });
    for (const answer of [await verify(old), await confirm(old), await refuse(old)]) expect(answer).toMatchObject(invalid);
  });

  it('leaves nothing of either address after the member left or an address was erased', async () => {
    const { siteId: own } = await test.published();
    const pending = async () => {
      const [email, next] = [uniqueEmail(), uniqueEmail()];
      const token = await test.join(own, email);
      await request(token, next, PASSWORD, own);
      await test.deliverMail();
      return { email, next, token };
    };
    const [left, erased, erasedNew] = [await pending(), await pending(), await pending()];
    await test.call('leave', own, { token: left.token, body: { currentPassword: PASSWORD } });
    await test.deliverMail();
    const members = memberStore(test.table);
    await eraseMembership(test.table, members, { siteId: own, email: erased.email, now: test.clock() });
    await eraseMembership(test.table, members, { siteId: own, email: erasedNew.next, now: test.clock() });
    const stored = JSON.stringify(await scanTable(test));
    for (const address of [left.email, left.next, erased.email, erased.next, erasedNew.next]) expect(stored).not.toContain(address);
    expect(stored).toContain(erasedNew.email);
  });
});
