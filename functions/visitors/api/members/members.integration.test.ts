import { accountEventStore } from '#functions/notices/store/account-event-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteMemberUseCases } from '#functions/visitors/api/members/use-cases.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { RegistrationRef } from '#functions/visitors/store/records/registration.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { linkIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { RATE_LIMITS } from '#shared/model/limits.ts';
import { NO_EXPORT_FILES, startBucket } from '#test/support/media/storage-bucket.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { exportKey } from '#functions/platform/gateways/media-keys.ts';
import { exportList } from '#functions/visitors/jobs/export-list/export-list.ts';
import { exportListJob } from '#functions/visitors/job-definitions/export-list.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { EMAIL, type MemberFixture, PASSWORD, startMemberFixture, uniqueEmail } from '#test/support/api/member-fixture.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';

let test: MemberFixture;
let siteId: string;
beforeAll(async () => {
  test = await startMemberFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  ({ siteId } = await test.published());
});

type Query = RequestOf<typeof siteMember.list>['query'];
const FIRST = { sort: 'created', order: 'desc' } as const;
const BASE = { query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };

/** The endpoints called by an account's main login. */
function actor(account: Account) {
  const { table, clock, dependencies } = test;
  const members = memberStore(table);
  const useCases = withParsedResponses(
    siteMember,
    siteMemberUseCases({
      ...dependencies,
      persons: personStore(table, { members, exportFiles: NO_EXPORT_FILES, clock }),
      exportFiles: NO_EXPORT_FILES,
      retentions: retentionStore(table, clock),
      members: memberList(table, clock),
      mailRecords: mailRecordStore(table),
      audit: auditStore(table),
      attempts: attemptStore(table, clock),
      publicSites: publicSiteStore(table),
    }),
  );
  const base = { ...BASE, caller: callerOf(account) };
  const ofSite = () => ({ ...base, params: { id: siteId } });
  const ofMember = (memberId: string) => ({ ...base, params: { id: siteId, memberId } });
  return {
    list: (query: Partial<Query> = {}) => dataOf(useCases.list({ ...ofSite(), query: { ...FIRST, limit: 50, ...query } })),
    exportCsv: async () => (await dataOf(useCases.exportCsv({ ...ofSite(), query: { ...FIRST, language: 'jp', format: 'csv' } }))).csv,
    startExport: async (state?: 'member' | 'suspended') =>
      (await dataOf(useCases.startExport({ ...ofSite(), body: { ...FIRST, state, language: 'jp' } }))).export,
    getExport: async (exportId: string, id = siteId) =>
      (await dataOf(useCases.getExport({ ...ofSite(), params: { id, exportId } }))).export,
    counts: () => dataOf(useCases.counts(ofSite())),
    growth: async () => (await dataOf(useCases.growth(ofSite()))).days,
    get: async (id: string) => (await dataOf(useCases.get(ofMember(id)))).member,
    set: async (id: string, state: 'member' | 'suspended') =>
      (await dataOf(useCases.setState({ ...ofMember(id), body: { state } }))).member,
    endSessions: async (id: string) => (await dataOf(useCases.endSessions(ofMember(id)))).member,
    sendPasswordLink: async (id: string) => (await dataOf(useCases.sendPasswordLink(ofMember(id)))).member,
    resend: async (id: string) => (await dataOf(useCases.resendConfirmation(ofMember(id)))).member,
  };
}
const owner = () => actor(test.accounts.USER);

/** Indexes members and registrations as the stream's consumer does. */
async function index(): Promise<void> {
  const members = memberList(test.table, test.clock);
  for (const pending of await test.pendingOf(siteId)) await members.indexRegistration(RegistrationRef.parse(pending));
  for (const member of await test.membersOf(siteId)) await members.index(member);
}
async function join(email = uniqueEmail()): Promise<{ id: string; email: string; token: string }> {
  const token = await test.join(siteId, email);
  await index();
  const member = (await test.membersOf(siteId)).find((one) => one.email === email);
  return { id: member?.id ?? '', email, token };
}
async function register(email = uniqueEmail()): Promise<{ id: string; email: string }> {
  await test.register(siteId, email, { cell: 'A1' });
  await index();
  const [found] = (await owner().list({ state: 'provisional', email })).members;
  return { id: found?.id ?? '', email };
}
const leave = async ({ token }: { token: string }) => {
  expect(await test.call('leave', siteId, { token, body: { currentPassword: PASSWORD } })).toMatchObject({ status: 200 });
};

describe('list of members', () => {
  it('contains provisional and suspended members, and former members on request (R-6.15, R-6.17)', async () => {
    const [{ id }, provisional, left] = [await join(), await register(), await join()];
    await leave(left);
    await owner().set(id, 'suspended');
    const shown = async (query: Partial<Query> = {}) =>
      (await owner().list(query)).members.map((one) => [one.id, one.state, one.email !== '']);
    expect(await shown()).toEqual(
      expect.arrayContaining([
        [id, 'suspended', true],
        [provisional.id, 'provisional', true],
      ]),
    );
    expect(await shown()).toHaveLength(2);
    expect(await shown({ state: 'left' })).toEqual([[left.id, 'left', false]]);
    expect((await owner().counts()).membership).toEqual({ provisional: 1, member: 0, suspended: 1, left: 1 });
    expect((await owner().list()).columns.map(({ id: field }) => field)).toContain(EMAIL);
  });

  it('is exported with states in words and formulas as text (R-6.16)', async () => {
    await register('a@example.com');
    const [heading, row] = (await owner().exportCsv()).split('\r\n');
    expect(heading).toContain('"会員になった日時","状況","言語","メール"');
    expect(row).toMatch(/^"[\d :-]{16}","","仮登録","日本語","a@example.com",.*"A1",""$/);
  });

  it('is exported by a background job with the same lines, to a file that only this list can access (R-6.16)', async () => {
    await register('a@example.com');
    await register('b@example.com');
    await index();
    const { files, stop } = await startBucket();
    const { sites, recordCountsOf, jobs } = test.dependencies;
    const own = { entries: formEntryList(test.table, test.clock), members: memberList(test.table, test.clock) };
    const erasuresOf = (id: string) => readSiteErasures(test.table, id);
    const { id } = await owner().startExport();
    const handler = exportList({
      sites,
      recordCountsOf,
      files,
      events: accountEventStore(test.table),
      clock: test.clock,
      erasuresOf,
      ...own,
    });
    await runJob(exportListJob, { jobs, ids: randomIds }, handler)({ jobId: id });
    expect(await owner().getExport(id)).toMatchObject({ state: 'done', progress: { done: 2 }, url: expect.stringContaining(id) });
    const written = Buffer.from((await files.read(exportKey(siteId, id))) ?? []).toString();
    await stop();
    expect(written).toBe(`\u{FEFF}${await owner().exportCsv()}`);
    expect(written.split('\r\n').filter((line) => line.includes('@example.com'))).toHaveLength(2);
    const elsewhere = (await test.published()).siteId;
    expect(await refusalOf(owner().getExport(id, elsewhere))).toMatchObject({ code: 'not-found' });
  });

  it('is counted by day, with members who joined and left', async () => {
    const [, second] = [await join(), await join()];
    await leave(second);
    await index();
    const days = await owner().growth();
    expect(days).toHaveLength(90);
    expect(days.slice(-2)).toMatchObject([
      { registered: 0, left: 0, total: 0 },
      { registered: 2, left: 1, total: 1 },
    ]);
  });
});

describe('details of a member', () => {
  it('contain answers, sheet, e-mails and sessions, under the same id from the registration on', async () => {
    const { id, email } = await register();
    expect(await owner().get(id)).toMatchObject({ id, state: 'provisional', email, cell: 'A1', memberSince: null, sessionCount: 0 });
    await test.deliverMail();
    expect((await owner().get(id)).mails.map(({ template }) => template)).toEqual(['member-registration']);
  });

  it('contain no personal data of a former member', async () => {
    const member = await join();
    await leave(member);
    const detail = await owner().get(member.id);
    expect(detail).toMatchObject({ state: 'left', email: '', answers: [], agreed: [], mails: [], offer: null, sessionCount: 0 });
    expect(detail.leftAt).toBe(test.clock().toISOString());
  });

  it('are not-found on other sites and for other accounts', async () => {
    const { id } = await join();
    const stranger = actor(test.accounts.STRANGER);
    for (const refused of [
      () => stranger.list(),
      () => stranger.get(id),
      () => stranger.counts(),
      () => stranger.growth(),
      () => stranger.set(id, 'suspended'),
      () => stranger.exportCsv(),
      () => stranger.startExport(),
    ])
      expect(await refusalOf(refused())).toMatchObject({ code: 'not-found' });
    ({ siteId } = await test.published());
    for (const refused of [() => owner().get(id), () => owner().set(id, 'suspended'), () => owner().sendPasswordLink(id)])
      expect(await refusalOf(refused())).toMatchObject({ code: 'not-found' });
  });
});

describe('actions on a member', () => {
  it('suspend the member, who is signed out and cannot sign in until restored', async () => {
    const { id, email, token } = await join();
    expect((await owner().get(id)).sessionCount).toBe(1);
    expect(await owner().set(id, 'suspended')).toMatchObject({ state: 'suspended', sessionCount: 0 });
    expect(await owner().set(id, 'suspended')).toMatchObject({ state: 'suspended' });
    expect([await test.isSignedIn(siteId, token), (await test.logIn(siteId, email)).status]).toEqual([false, 403]);
    expect(await refusalOf(owner().sendPasswordLink(id))).toMatchObject({ code: 'transition-refused' });
    expect(await owner().set(id, 'member')).toMatchObject({ state: 'member', sessionCount: 0 });
    expect((await test.logIn(siteId, email)).status).toBe(200);
  });

  it('end all sessions of the member', async () => {
    const { id, email, token } = await join();
    await test.logIn(siteId, email);
    expect((await owner().get(id)).sessionCount).toBe(2);
    expect(await owner().endSessions(id)).toMatchObject({ state: 'member', sessionCount: 0 });
    expect(await test.isSignedIn(siteId, token)).toBe(false);
  });

  it('e-mail a password reset link, up to a rate limit', async () => {
    const { id, email } = await join();
    await test.deliverMail();
    await owner().sendPasswordLink(id);
    const [mail] = await test.deliverMail();
    expect([mail?.to, linkIn(mail).pathname]).toEqual([email, '/new-password']);
    for (let sent = 1; sent < RATE_LIMITS['member-forgot-password-of-account']; sent += 1) await owner().sendPasswordLink(id);
    expect(await refusalOf(owner().sendPasswordLink(id))).toMatchObject({ code: 'too-many-requests' });
  });

  it('e-mail the confirmation of a registration again', async () => {
    const { id, email } = await register();
    await test.deliverMail();
    await owner().resend(id);
    const [mail] = await test.deliverMail();
    expect([mail?.to, linkIn(mail).pathname]).toEqual([email, '/register-confirm']);
  });

  it('are rejected if the member’s state does not allow them, or if they e-mail for an unpublished site', async () => {
    const [member, provisional, left] = [await join(), await register(), await join()];
    await leave(left);
    const refused = [
      () => owner().resend(member.id),
      () => owner().resend(left.id),
      () => owner().sendPasswordLink(provisional.id),
      () => owner().endSessions(provisional.id),
      () => owner().set(provisional.id, 'suspended'),
      () => owner().set(left.id, 'member'),
    ];
    for (const one of refused) expect(await refusalOf(one())).toMatchObject({ code: 'transition-refused' });
    await test.user.publish(siteId, (await test.user.get(siteId)).site.working, 'private');
    expect(await refusalOf(owner().sendPasswordLink(member.id))).toMatchObject({ code: 'transition-refused' });
  });

  it('are rejected for the accounts above while the owner is suspended', async () => {
    const { USER, OEM } = test.accounts;
    const { id } = await join();
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'SUSPENDED', pausedBy: 'operator' } });
    expect(await refusalOf(actor(OEM).set(id, 'suspended'))).toMatchObject({ code: 'account-suspended' });
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'ACTIVE', pausedBy: null } });
  });
});
