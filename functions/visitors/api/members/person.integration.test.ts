import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteMemberUseCases } from '#functions/visitors/api/members/use-cases.ts';
import { firstUlidAt } from '#functions/platform/gateways/ids.ts';
import { startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { mailRecordRef } from '#functions/visitors/store/entries/mail-record.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { readRecordCounts } from '#functions/sites/store/record-counts.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { PersonErasure } from '#shared/model/visitors/person.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { memberOf, registrationOf } from '#test/support/visitors/members.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BASE = { query: undefined, viewerAddress: '192.0.2.1', cookies: {} };

let test: Awaited<ReturnType<typeof startJobFixture>>;
let site: Site;
beforeAll(async () => {
  test = await startJobFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.interceptWith(() => undefined);
  const { id } = await test.as(test.accounts.USER).create();
  site = await test.dependencies.sites.find(scopeOf(test.accounts.USER.id), id);
});

const stores = () => ({
  persons: personStore(test.table, { members: memberStore(test.table), exportFiles: test.mediaFiles, clock: test.clock }),
  exportFiles: test.mediaFiles,
  retentions: retentionStore(test.table, test.clock),
  members: memberList(test.table, test.clock),
  mailRecords: mailRecordStore(test.table),
  audit: auditStore(test.table),
  attempts: attemptStore(test.table, test.clock),
  publicSites: publicSiteStore(test.table),
});
/** The endpoints called by an account's main login. */
function actor(account: Account) {
  const useCases = withParsedResponses(apiContract.siteMember, siteMemberUseCases({ ...test.dependencies, ...stores() }));
  const base = { ...BASE, params: { id: site.id }, caller: callerOf(account) };
  return {
    exported: (email: string) => dataOf(useCases.exportPerson({ ...base, body: { email } })),
    erase: (email: string) => dataOf(useCases.erasePerson({ ...base, body: { email, confirmation: email } })),
    keep: (days: number | null) => dataOf(useCases.setRetention({ ...base, body: { days } })),
    kept: async () => (await dataOf(useCases.getRetention({ ...base, body: undefined }))).days,
  };
}
const owner = () => actor(test.accounts.USER);

const noticeTo = (email: string) => ({ mail: { template: 'member-left' as const, siteId: site.id, email, language: 'jp' as const } });

let sent = 0;
/** Stores an entry of this age. */
async function send(days: number, email = 'hanako@example.com', kind: StoredFormKind = 'contact'): Promise<void> {
  sent += 1;
  const at = new Date(test.time.now - days * DAY + sent);
  const entry = { ...formEntryOf(site, { email, kind, at }), id: firstUlidAt(at) };
  await formEntryStore(test.table).create(entry, { mails: [], writes: [] });
  await formEntryList(test.table, test.clock).index(site.id, kind, entry.id);
}
const left = async () => {
  const { contact, homepage } = await readRecordCounts(test.table, site.id);
  return [contact['new'] ?? 0, homepage['new'] ?? 0];
};
const auditOf = async (action: string) =>
  (await auditStore(test.table).list(scopeOf(test.accounts.MASTER.id), { after: undefined, limit: 100 })).entries
    .filter((entry) => entry.subject.id === site.id && entry.action === action)
    .map(({ actor: by, changes }) => [by?.id ?? null, Object.fromEntries(changes.map(({ field, from, to }) => [field, [from, to]]))]);

describe('export of a person’s data', () => {
  it('returns what the address sent on this site, with e-mails, and audits the counts without the address', async () => {
    await send(2);
    await send(1, 'hanako@example.com', 'homepage');
    await send(1, 'taro@example.com');
    const { table, clock } = test;
    const member = memberOf(site.id, { name: '花子', at: clock() });
    expect(await memberStore(table).create(member, [])).toBe(true);
    await registrationStore(table, clock).create(registrationOf(site.id, { name: '花子', at: clock() }), []);
    const subject = { siteId: site.id, email: member.email, memberId: member.id };
    const mail = { template: 'member-password-reset' as const, to: member.email, at: clock().toISOString() };
    expect(await mailRecordStore(table).create(mailRecordRef(subject, test.ids.ulid()), subject, mail, 'queued')).toBe(true);
    const stranger = memberOf(site.id, { name: '太郎', at: clock(), email: 'jiro@example.com' });
    expect(await memberStore(table).create(stranger, [])).toBe(true);
    const changes = emailChangeStore(table, clock);
    await changes.request(member, { id: test.ids.ulid(), email: 'flower@example.com' }, []);
    await changes.request(stranger, { id: test.ids.ulid(), email: 'hanako@example.com' }, []);
    const exported = await owner().exported('hanako@example.com');
    expect(new Map(exported.emailChanges.map(({ from, to }) => [to, from]))).toEqual(
      new Map([
        ['hanako@example.com', null],
        ['flower@example.com', 'hanako@example.com'],
      ]),
    );
    expect(exported).toMatchObject({
      email: 'hanako@example.com',
      siteName: site.name,
      exportedAt: clock().toISOString(),
      members: [
        {
          state: 'member',
          answers: expect.arrayContaining([expect.objectContaining({ value: '花子' })]),
          mails: [{ ...mail, state: 'queued' }],
        },
        { state: 'provisional', memberSince: null, sessionCount: 0 },
      ],
      contacts: [{ email: 'hanako@example.com', state: 'new', agreed: ['privacyPolicy'] }],
      forms: [{ email: 'hanako@example.com' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/taro|jiro|passwordHash|argon2/);
    expect(await owner().exported('no-one@example.com')).toMatchObject({ members: [], contacts: [], forms: [] });
    const counts = (members: string, entries: string) => ({
      members: [null, members],
      contacts: [null, entries],
      forms: [null, entries],
      preview: [null, '0'],
    });
    const { id } = test.accounts.USER;
    expect(await auditOf('person.export')).toEqual([
      [id, counts('0', '0')],
      [id, counts('2', '1')],
    ]);
    expect(await owner().erase('hanako@example.com')).toEqual({ erased: { members: 2, contacts: 1, forms: 1, preview: 0 } });
    expect(await owner().exported('hanako@example.com')).toMatchObject({ members: [], contacts: [], forms: [] });
  });
});

describe('erasure of a person’s data', () => {
  it('erases what the address sent, returns the counts, and audits them without the address', async () => {
    await send(1);
    await send(2);
    await send(3, 'hanako@example.com', 'homepage');
    await send(4, 'taro@example.com');
    expect(await owner().erase('hanako@example.com')).toEqual({ erased: { members: 0, contacts: 2, forms: 1, preview: 0 } });
    expect(await left()).toEqual([1, 0]);
    expect(await auditOf('person.erase')).toEqual([
      [test.accounts.USER.id, { members: [null, '0'], contacts: [null, '2'], forms: [null, '1'], preview: [null, '0'] }],
    ]);
    const items = (await scanTable(test)).filter((item) => JSON.stringify(item).includes(site.id));
    expect(JSON.stringify(items)).not.toContain('hanako');
    expect(await owner().erase('hanako@example.com')).toEqual({ erased: { members: 0, contacts: 0, forms: 0, preview: 0 } });
  });

  it('is completed by the reconcile job if the request is interrupted', async () => {
    await send(1);
    let writes = 0;
    test.interceptWith((command) => {
      writes += /^(Put|Update|Delete|Transact|BatchWrite)/.test(command) ? 1 : 0;
      if (writes > 1) throw new Error('The process ended');
    });
    await expect(owner().erase('hanako@example.com')).rejects.toThrow('The process ended');
    test.interceptWith(() => undefined);
    expect(await left()).toEqual([1, 0]);
    await test.reconcileAfter(3 * MINUTE);
    expect(await left()).toEqual([0, 0]);
    expect(await auditOf('person.erase')).toHaveLength(1);
  });

  it('requires the address twice, in any spelling', () => {
    expect(PersonErasure.safeParse({ email: 'A@example.com', confirmation: 'ａ@example.com' }).success).toBe(true);
    const other = PersonErasure.safeParse({ email: 'a@example.com', confirmation: 'b@example.com' });
    expect(other.error?.issues.map(({ path }) => path)).toEqual([['confirmation']]);
  });

  it('is rejected for a login of an account above while the owner is suspended by the operator', async () => {
    const { OEM, USER } = test.accounts;
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'SUSPENDED', pausedBy: 'operator' } });
    expect(await refusalOf(actor(OEM).erase('hanako@example.com'))).toMatchObject({ code: 'account-suspended' });
    await test.table.update(accountKey(USER.id), { set: { contractStatus: 'ACTIVE' }, remove: ['pausedBy'] });
  });
});

describe('retention period of visitor data', () => {
  it('erases older entries every day, and audits the counts', async () => {
    await send(31);
    await send(30.5, 'taro@example.com', 'homepage');
    await send(29.5);
    expect([await owner().kept(), await owner().keep(30), await owner().kept()]).toEqual([null, { days: 30 }, 30]);
    await test.reconcileAfter(MINUTE);
    expect(await left()).toEqual([1, 0]);
    expect(await auditOf('entries.expire')).toEqual([[null, { members: [null, '0'], contacts: [null, '1'], forms: [null, '1'] }]]);
    await test.reconcileAfter(DAY / 2);
    expect(await left()).toEqual([1, 0]);
    await test.reconcileAfter(DAY / 2 + MINUTE);
    expect(await left()).toEqual([0, 0]);
    await test.reconcileAfter(DAY + MINUTE);
    expect(await auditOf('entries.expire')).toHaveLength(2);
    expect(await auditOf('entries.retention')).toEqual([[test.accounts.USER.id, { retentionDays: [null, '30'] }]]);
  });

  it('erases the remaining records of former members, and keeps all members', async () => {
    const { table, clock, time, ids } = test;
    const joined = (name: string) => {
      const at = new Date(time.now - 100 * DAY + (sent += 1));
      return { ...memberOf(site.id, { email: `${name}@example.com`, at }), id: firstUlidAt(at) };
    };
    const [staying, leaving] = [joined('staying'), joined('leaving')];
    const members = memberStore(table);
    for (const member of [staying, leaving]) {
      await members.create(member, []);
      await memberList(table, clock).index(member);
    }
    expect(await members.leave(leaving, newJob('mail', noticeTo(leaving.email), ids.ulid(), clock()), clock())).toBe(true);
    await owner().keep(30);
    await test.reconcileAfter(29 * DAY);
    const counted = async () => (await readRecordCounts(table, site.id)).membership;
    expect(await counted()).toEqual({ member: 1, left: 1 });
    await test.reconcileAfter(2 * DAY);
    expect(await counted()).toEqual({ member: 1, left: 0 });
    expect(await auditOf('entries.expire')).toEqual([[null, { members: [null, '1'], contacts: [null, '0'], forms: [null, '0'] }]]);
    expect(await table.queryAll({ pk: `MEMBERS#${site.id}`, prefix: 'LEFT#' })).toEqual([]);
  });

  it('erases in batches, continues after an interruption, and audits one sum a day', async () => {
    for (let count = 0; count < 7; count += 1) await send(40 + count, 'hanako@example.com', count % 2 ? 'homepage' : 'contact');
    await owner().keep(30);
    const { retentions } = stores();
    const auditOfRun = (_: Site, erased: Readonly<Record<StoredFormKind, number>>) => ({
      id: test.ids.ulid(),
      at: test.clock().toISOString(),
      action: 'entries.expire' as const,
      actor: null,
      subject: { kind: 'site' as const, id: site.id, name: '', ownerId: site.ownerId },
      changes: [{ field: 'contacts', from: null, to: `${erased.contact}+${erased.homepage}` }],
    });
    const remaining = [];
    for (let run = 0; run < 4; run += 1) {
      test.time.now += MINUTE;
      expect(await retentions.listDue(10)).toEqual(run < 3 ? [site.id] : []);
      if (run < 3) await retentions.run(site.id, 3, auditOfRun);
      remaining.push((await left()).reduce((sum, count) => sum + count, 0));
    }
    expect(remaining).toEqual([4, 1, 0, 0]);
    expect(await auditOf('entries.expire')).toEqual([[null, { contacts: [null, '4+3'] }]]);
  });

  it('stops when it is removed, or when the site is deleted', async () => {
    await send(100);
    await owner().keep(30);
    await owner().keep(null);
    await test.reconcileAfter(DAY);
    expect([await owner().kept(), await left()]).toEqual([null, [1, 0]]);
    expect((await auditOf('entries.retention')).map(([, changes]) => changes)).toEqual([
      { retentionDays: ['30', null] },
      { retentionDays: [null, '30'] },
    ]);
    await test.as(test.accounts.USER).remove(site.id);
    expect(await refusalOf(owner().keep(30))).toMatchObject({ code: 'not-found' });
  });
});
