import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { auditPartition, inviteeKey, mailRecordPrefix, previewShareKey, sitePartition } from '#functions/platform/keys/keys.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { PREVIEW_INVITEES_MAX, RATE_LIMITS } from '#shared/model/limits.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { type PreviewFixture, startPreviewFixture } from '#test/support/api/preview-fixture.ts';
import { refusedWith } from '#test/support/api/member-fixture.ts';
import type { Answer } from '#test/support/http/send.ts';

const PASSWORD = 'Shared-2026.';
const [HANA, TARO, KEN] = ['hana@example.jp', 'taro@example.jp', 'ken@example.jp'] as const;

let test: PreviewFixture;
let token: string;
let owner: Account;
let siteId: string;

beforeAll(async () => {
  test = await startPreviewFixture();
});
afterAll(() => test.stop());
/** A new account for each test, since e-mails are limited by account. */
beforeEach(async () => {
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep', companyName: '花の店', language: 'jp' });
  token = (await test.people.signIn(owner)).accessToken;
  ({ id: siteId } = await test.as(owner).create({ name: '春の新作' }));
});

const share = (body: object, more: object = {}) => test.call('share', siteId, { token, body: { isPrivate: true, ...body }, ...more });
const shared = (body: object = {}) => share({ emails: [HANA, TARO], password: PASSWORD, ...body });
const revoke = (emails: readonly string[], more: object = {}) => test.call('revoke', siteId, { token, body: { emails, ...more } });
const shareOf = ({ data }: Answer) => data as PreviewShare;
const stored = async () => shareOf(await test.call('getShare', siteId, { token }));
const logIn = (email: string, password = PASSWORD) => test.logIn(siteId, { email, password });
const openedBy = async (email: string) => ((await logIn(email)).data as { accessToken: string }).accessToken;
const isOpen = (session: string) => test.isSessionOpen(siteId, session);
const recipients = async () => (await test.deliverMail()).map(({ to }) => to);

describe('sharing a preview', () => {
  it('rejects sharing without a password, with a field error', async () => {
    expect(await share({ emails: [HANA] })).toMatchObject({
      status: 400,
      data: { code: 'invalid-input', fields: [{ path: 'password', rule: 'preview-password-required' }] },
    });
    expect(await share({ password: 'short' })).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'password', rule: 'password-length' }, {}, {}, {}] },
    });
    expect(await test.call('shareStatus', siteId)).toMatchObject({ data: { isShared: false } });
  });

  it('grants access to invited addresses with the password, and never returns the password', async () => {
    const answer = await shared({ note: '一行目\n二行目' });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        isPrivate: true,
        hasPassword: true,
        note: '一行目\n二行目',
        emails: [HANA, TARO],
        invitees: [{ mail: { state: 'queued' } }, {}],
      },
    });
    expect(await logIn(HANA)).toMatchObject({ status: 200 });
    const [mail] = await test.deliverMail();
    const audit = await test.table.queryAll({ pk: auditPartition(owner.id) });
    expect(JSON.stringify([answer, mail, audit, await stored()])).not.toContain(PASSWORD);
    expect(JSON.stringify(audit)).not.toContain(HANA);
    expect((await stored()).invitees[0]).toMatchObject({ email: HANA, lastOpenedAt: test.clock().toISOString() });
  });

  it('sends invitations with the brand of the console, in the login’s language, with the note and without the password', async () => {
    await shared({ emails: [HANA], note: '一行目\n二行目' });
    const [mail] = await test.deliverMail();
    expect(mail).toMatchObject({ to: HANA });
    for (const text of ['春の新作', '花の店', HANA, '一行目', '二行目', `https://console.example.com/site/${siteId}/preview`])
      expect(mail?.text).toContain(text);
    expect((await stored()).invitees).toMatchObject([{ mail: { state: 'sent' } }]);
  });

  it('e-mails each address once, and all addresses on request', async () => {
    await shared({ emails: [HANA] });
    expect(await recipients()).toEqual([HANA]);
    await share({ emails: [HANA, TARO] });
    expect(await recipients()).toEqual([TARO]);
    await share({});
    expect(await recipients()).toEqual([]);
    await share({ sendTo: 'all' });
    expect(await recipients()).toEqual([HANA, TARO]);
  });

  it('sends no e-mails while the preview is locked, and sends them once it is shared', async () => {
    await share({ isPrivate: false, emails: [HANA] });
    expect(await recipients()).toEqual([]);
    expect((await stored()).invitees).toMatchObject([{ email: HANA, mail: null }]);
    await share({ password: PASSWORD });
    expect(await recipients()).toEqual([HANA]);
  });

  it('sends no invitation if it was revoked, or the preview was locked, before the job ran', async () => {
    await shared();
    await revoke([HANA]);
    expect(await recipients()).toEqual([TARO]);
    await share({ sendTo: 'all' });
    await share({ isPrivate: false });
    expect(await recipients()).toEqual([]);
  });

  it('is a no-op for unchanged input: no session ends, no e-mail is sent, no change is audited', async () => {
    await shared();
    await test.deliverMail();
    const session = await openedBy(HANA);
    const [before, audit] = [await stored(), await test.table.queryAll({ pk: auditPartition(owner.id) })];
    await shared();
    await test.call('setPassword', siteId, { token, body: { password: PASSWORD } });
    await revoke([KEN]);
    expect([await isOpen(session), await recipients(), await stored()]).toEqual([true, [], before]);
    expect(await test.table.queryAll({ pk: auditPartition(owner.id) })).toHaveLength(audit.length);
  });

  it('rejects a stale version with version-conflict, so that a repeated request does not repeat e-mails', async () => {
    const { version } = shareOf(await shared());
    await test.deliverMail();
    const body = { sendTo: 'all', version };
    expect(await share(body)).toMatchObject({ status: 200 });
    expect(await share(body)).toMatchObject({ status: 409, ...refusedWith('version-conflict') });
    expect(await recipients()).toEqual([HANA, TARO]);
  });

  it('stores every invitation of concurrent requests', async () => {
    await share({ password: PASSWORD });
    const emails = Array.from({ length: 4 }, (_, index) => `invitee-${index}@example.jp`);
    const answers = await Promise.all(emails.map((email) => share({ emails: [email] })));
    const accepted = emails.filter((_, index) => answers[index]?.status === 200);
    expect(accepted.length).toBeGreaterThan(0);
    expect(new Set((await stored()).emails)).toEqual(new Set(accepted));
    expect(new Set(await recipients())).toEqual(new Set(accepted));
  });

  it('limits the number of invitees, and the e-mails per account and per address', async () => {
    const emails = Array.from({ length: PREVIEW_INVITEES_MAX }, (_, index) => `invitee-${index}@example.jp`);
    expect(await shared({ emails })).toMatchObject({ status: 200 });
    expect(await share({ emails: [KEN] })).toMatchObject({ status: 400, data: { fields: [{ path: 'emails', rule: 'too-many' }] } });
    expect(await share({ emails: [...emails, KEN] })).toMatchObject({
      status: 400,
      data: { fields: [{ path: 'emails', rule: 'too-many' }] },
    });
    expect(await share({ sendTo: 'all' })).toMatchObject({ status: 200 });
    expect(2 * PREVIEW_INVITEES_MAX).toBeLessThan(RATE_LIMITS['preview-invitations-of-account']);
    expect(await share({ sendTo: 'all' })).toMatchObject({ status: 429, data: { retryAfter: expect.any(Number) } });
    await revoke(emails.slice(1));
    for (let sent = 2; sent < RATE_LIMITS['preview-invitations-to-address']; sent += 1)
      expect(await share({ sendTo: 'all' })).toMatchObject({ status: 200 });
    expect(await share({ sendTo: 'all' })).toMatchObject({ status: 429 });
  });
});

describe('mail state of an invitee', () => {
  const mailRecords = () => test.mailDependencies.mailRecords;

  it('is the state of the latest invitation; suppressed addresses get no further invitation', async () => {
    await shared();
    await test.deliverMail();
    const ref = (await test.table.get(inviteeKey(siteId, addressDigest(HANA)))) as { mail?: { jobId: string } } | undefined;
    await mailRecords().update({ siteId, list: 'preview', about: addressDigest(HANA), jobId: ref?.mail?.jobId ?? '' }, 'bounced');
    expect((await stored()).invitees).toMatchObject([{ mail: { state: 'bounced' } }, { mail: { state: 'sent' } }]);
    await test.mailDependencies.suppressions.add(HANA, 'bounced');
    await share({ sendTo: 'all' });
    expect(await recipients()).toEqual([TARO]);
    expect((await stored()).invitees).toMatchObject([{ mail: { state: 'suppressed' } }, { mail: { state: 'sent' } }]);
  });
});

describe('end of access to a preview', () => {
  it('takes effect immediately and only for a revoked address, and deletes the data about this address', async () => {
    await shared();
    await test.deliverMail();
    const [hana, taro] = [await openedBy(HANA), await openedBy(TARO)];
    expect(await revoke([HANA])).toMatchObject({ status: 200, data: { emails: [TARO] } });
    expect([await isOpen(hana), await isOpen(taro)]).toEqual([false, true]);
    expect(await logIn(HANA)).toMatchObject({ status: 401 });
    const id = addressDigest(HANA);
    expect(await test.table.get(inviteeKey(siteId, id))).toBeUndefined();
    expect(await test.table.queryAll({ pk: sitePartition(siteId), prefix: mailRecordPrefix(id) })).toEqual([]);
  });

  it('remains in effect for old sessions if the address is invited again', async () => {
    await shared();
    const session = await openedBy(HANA);
    await revoke([HANA]);
    await share({ emails: [HANA] });
    expect([await isOpen(session), (await logIn(HANA)).status]).toEqual([false, 200]);
  });

  it('follows from a new password and from the end of sharing, and is not undone by sharing again', async () => {
    await shared();
    const first = await openedBy(HANA);
    await test.call('setPassword', siteId, { token, body: { password: 'Another-2026.' } });
    expect([await isOpen(first), (await logIn(HANA)).status]).toEqual([false, 401]);
    const second = ((await logIn(HANA, 'Another-2026.')).data as { accessToken: string }).accessToken;
    expect(await isOpen(second)).toBe(true);
    await share({ isPrivate: false });
    expect([await isOpen(second), (await logIn(HANA, 'Another-2026.')).status]).toEqual([false, 401]);
    await share({});
    expect([await isOpen(second), (await logIn(HANA, 'Another-2026.')).status]).toEqual([false, 200]);
  });

  it('sends new invitations to all remaining addresses on request', async () => {
    await shared();
    await test.deliverMail();
    await revoke([HANA], { resend_all: true });
    expect(await recipients()).toEqual([TARO]);
  });
});

it('the share, revoke and setPassword endpoints accept only logins of the site’s tree with write permission', async () => {
  const stranger = (await test.people.signIn(test.accounts.STRANGER)).accessToken;
  const viewer = (await test.people.signIn(await test.people.add('SUB_ADMIN', owner, { permission: 'viewer', authority: 'view' })))
    .accessToken;
  await shared();
  const calls = { share: { isPrivate: false }, revoke: { emails: [HANA] }, setPassword: { password: 'Another-2026.' } } as const;
  for (const [name, body] of Object.entries(calls) as [keyof typeof calls, object][]) {
    expect(await test.call(name, siteId, { body })).toMatchObject({ status: 401 });
    expect(await test.call(name, siteId, { token: stranger, body })).toMatchObject({ status: 404 });
    expect(await test.call(name, siteId, { token: viewer, body })).toMatchObject({ status: 403 });
  }
  expect(await test.call('getShare', siteId, { token: stranger })).toMatchObject({ status: 404 });
  expect(await test.call('getShare', siteId, { token: viewer })).toMatchObject({ status: 200, data: { emails: [HANA, TARO] } });
});

it('the share endpoint rejects changes while the owner is suspended', async () => {
  await shared();
  await test.people.setStatus(owner, 'SUSPENDED');
  expect(await share({ isPrivate: false })).toMatchObject({ status: 403 });
  expect(await test.table.get(previewShareKey(siteId))).toMatchObject({ isShared: true });
  expect(await logIn(HANA)).toMatchObject({ status: 503 });
});
