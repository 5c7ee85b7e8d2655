import { JOBS } from '#functions/platform/job-list/jobs.ts';
import { keptMessages } from '#test/support/jobs/message-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { actingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { priceAnnouncementStore } from '#functions/plans/store/price-announcement-store.ts';
import { noticeMailingStore } from '#functions/notices/store/notice-mailing-store.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { deliveryStore } from '#functions/open-api/store/webhooks/delivery-store.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { reconcile } from '#functions/platform/jobs/reconcile/reconcile.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { refundStore } from '#functions/billing/store/refund-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { dunningStores } from '#test/support/billing/dunning-stores.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { trialReminderStore } from '#functions/accounts/store/trial-reminder-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { planChangeSchedule } from '#functions/plans/store/plan-change-schedule.ts';
import { contractSchedule } from '#functions/accounts/store/contract-schedule.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';

const LAST_DAY = '2026-11-20';
const MIDNIGHT = Date.parse('2026-11-20T15:00:00.000Z');

let test: SiteFixture;
const messages = keptMessages();
const started: string[] = [];
let account: Account;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.time.now = MIDNIGHT - 3_600_000;
  test.interceptWith(() => undefined);
  account = await test.people.add('USER', test.accounts.MASTER, { contractStart: '2026-11-01', contractEnd: LAST_DAY });
});

const NO_FILES = {
  bucket: 'none',
  signUpload: () => Promise.resolve({ url: '', headers: {} }),
  metadataOf: () => Promise.resolve(undefined),
  sizeOf: () => Promise.resolve(undefined),
  etagOf: () => Promise.resolve(undefined),
  read: () => Promise.resolve(undefined),
  stream: () => Promise.resolve(undefined),
  readRange: () => Promise.resolve(undefined),
  list: () => Promise.resolve(new Map()),
  write: () => Promise.resolve(true),
  copyFrom: () => Promise.resolve(true),
  remove: () => Promise.resolve(),
  createMultipartUpload: ({ key }: { key: string }) => Promise.resolve({ key, transferId: '' }),
  signDownload: () => Promise.resolve(''),
  uploadPart: () => Promise.reject(new Error('No part')),
  signPart: () => Promise.resolve(''),
  listParts: () => Promise.resolve(undefined),
  completeMultipartUpload: () => Promise.resolve(),
  abortMultipartUpload: () => Promise.resolve(),
};

async function run(): Promise<void> {
  await reconcile({
    noticeMailings: noticeMailingStore(test.table, test.clock),
    imports: userImportStore(test.table, test.clock),
    bulkUploads: bulkUploadStore(test.table, test.clock),
    actings: actingStore(test.table, randomIds, test.clock),
    ...test.dependencies,
    sweep: siteSweep(test.table, test.clock),
    contracts: contractSchedule(test.table, test.clock),
    priceAnnouncements: priceAnnouncementStore(test.table, test.clock),
    closings: closingStore(test.table, test.clock),
    payments: paymentStore(test.table),
    ...dunningStores(test.table, test.clock),
    charges: chargeStore(test.table, test.clock),
    refunds: refundStore(test.table, test.clock),
    visitHours: visitHours(test.table, test.clock, { queue: messages, batchMs: 60_000 }),
    reportDeliveries: reportDeliveryStore(test.table, test.clock),
    deliveries: deliveryStore(test.table, test.clock),
    plans: planStore(test.table),
    sites: siteStore(test.table),
    revisions: revisionStore(test.table),
    planChanges: planChangeSchedule(test.table, test.clock),
    trialReminders: trialReminderStore(test.table, test.clock),
    entries: formEntryList(test.table, test.clock),
    persons: personStore(test.table, { members: memberStore(test.table), exportFiles: NO_FILES, clock: test.clock }),
    retentions: retentionStore(test.table, test.clock),
    members: memberList(test.table, test.clock),
    backfill: { run: () => Promise.resolve() },
    files: NO_FILES,
    queue: { kinds: new Set(JOBS.map(({ kind }) => kind)), start: (kind, id) => Promise.resolve(void started.push(`${kind} ${id}`)) },
  })();
}

async function change(differences: Partial<Account>): Promise<void> {
  const present = await test.dependencies.accounts.get(account.id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  expect(await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}

/** Contract jobs of the account that have not been started. */
async function jobs(): Promise<Job[]> {
  const { now } = test.time;
  test.time.now += 61_000;
  const open = await test.dependencies.jobs.listOverdue(1_000);
  test.time.now = now;
  return open.filter(({ kind, subjectId }) => kind === 'contract' && subjectId === account.id);
}

it('reconcile enqueues one contract job after the last day of a contract', async () => {
  await run();
  test.time.now = MIDNIGHT - 1;
  await run();
  expect(await jobs()).toEqual([]);
  test.time.now = MIDNIGHT + 1;
  await Promise.all([run(), run(), run()]);
  expect(await jobs()).toMatchObject([{ ownerId: account.id, state: 'queued' }]);
  await run();
  test.time.now += 24 * 3_600_000;
  await run();
  expect(await jobs()).toHaveLength(1);
});

it('reconcile enqueues the monthly report of a site once, when it is due (R-20.16)', async () => {
  const { id: subjectId } = await test.as(test.accounts.USER).create();
  const ownerId = test.accounts.USER.id;
  const site = { id: subjectId, lineage: test.accounts.USER.path };
  const audit = newAuditEntry(test.dependencies, 'site.report-delivery', null, accountAuditSubject(account));
  const settings = { isOn: true, recipients: ['reports@example.com'], language: 'en' as const };
  await reportDeliveryStore(test.table, test.clock).set(site, settings, audit);
  const reports = async () => (await scanTable(test)).filter(({ kind }) => kind === 'visit-report');
  test.time.now = Date.parse('2026-12-01T22:59:59Z');
  await run();
  expect(await reports()).toEqual([]);
  test.time.now = Date.parse('2026-12-01T23:00:01Z');
  await Promise.all([run(), run()]);
  await run();
  expect(await reports()).toMatchObject([{ subjectId, ownerId, month: '2026-11', language: 'en', visitLanguage: null, isDelivered: true }]);
});

it('reconcile enqueues the contract job for an end long past, and after a crash during the transaction', async () => {
  test.time.now = MIDNIGHT + 40 * 24 * 3_600_000;
  test.interceptWith((command) => {
    if (command === 'TransactWriteItemsCommand') throw new Error('power cut');
  });
  await expect(run()).rejects.toThrow('Parts of the reconcile sweep failed');
  test.interceptWith(() => undefined);
  expect(await jobs()).toEqual([]);
  await run();
  expect(await jobs()).toHaveLength(1);
});

it('reconcile uses the latest stored end of a contract', async () => {
  await change({ contractEnd: '2026-11-21' });
  test.time.now = MIDNIGHT + 1;
  await run();
  expect(await jobs()).toEqual([]);
  await change({ companyName: 'Another name' });
  test.time.now += 24 * 3_600_000;
  await run();
  expect(await jobs()).toHaveLength(1);
  await change({ companyName: 'Yet another name' });
  await run();
  expect(await jobs()).toHaveLength(1);
  await change({ contractEnd: '2026-11-30' });
  test.time.now = MIDNIGHT + 10 * 24 * 3_600_000 + 1;
  await run();
  expect(await jobs()).toHaveLength(2);
});

it.each([
  ['has no end', { contractEnd: null }],
  ['belongs to a deleted account', { deletedAt: '2026-11-20T00:00:00.000Z' }],
])('reconcile enqueues nothing for a contract that %s', async (_, differences) => {
  await change(differences);
  test.time.now = MIDNIGHT + 1;
  await run();
  expect(await jobs()).toEqual([]);
});

it('reconcile enqueues nothing if the end of the contract changes between its read and its write', async () => {
  test.time.now = MIDNIGHT + 1;
  let hasRun = false;
  test.interceptWith(async (command) => {
    if (command !== 'TransactWriteItemsCommand' || hasRun) return;
    hasRun = true;
    await change({ contractEnd: '2027-11-20' });
  });
  await run();
  test.interceptWith(() => undefined);
  expect(hasRun).toBe(true);
  expect(await jobs()).toEqual([]);
});

it('reconcile enqueues nothing until the stored end of a contract, if the index still contains an earlier end', async () => {
  test.time.now = MIDNIGHT + 1;
  let hasRun = false;
  test.interceptWith(async (command) => {
    if (command !== 'BatchGetItemCommand' || hasRun) return;
    hasRun = true;
    await change({ contractEnd: '2026-11-21' });
  });
  await run();
  test.interceptWith(() => undefined);
  expect(hasRun).toBe(true);
  expect(await jobs()).toEqual([]);
  test.time.now += 24 * 3_600_000;
  await run();
  expect(await jobs()).toHaveLength(1);
});

describe('requested change of plan', () => {
  const planOf = async () => {
    const present = await test.dependencies.accounts.get(account.id);
    return present && [present.planId, present.planSince, present.planChange];
  };

  it('is applied once its month has begun in Japan, and audited as a change by the system', async () => {
    const { now } = test.time;
    await change({ planId: 'light' });
    const requested = { planId: 'pro', from: '2026-12', requestedAt: '2026-11-20T12:00:00.000Z', requestedBy: 'A person', trialEnd: null };
    await change({ planChange: requested });
    test.time.now = Date.parse('2026-11-30T14:59:59Z');
    await run();
    expect(await planOf()).toEqual(['light', null, requested]);
    test.time.now = Date.parse('2026-11-30T15:00:00Z');
    await Promise.all([run(), run()]);
    expect(await planOf()).toEqual(['pro', '2026-12', null]);
    const { entries } = await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 100 });
    expect(entries.filter(({ action }) => action === 'account.plan-start')).toMatchObject([
      { actor: null, changes: [{ field: 'planId', from: 'light', to: 'pro' }] },
    ]);
    expect(await planChangeSchedule(test.table, test.clock).listAll()).not.toContain(account.id);
    test.time.now = now;
  });

  it('is removed with a deleted account', async () => {
    await change({
      planChange: { planId: 'pro', from: '2027-01', requestedAt: '2026-12-20T12:00:00.000Z', requestedBy: 'A', trialEnd: null },
    });
    await change({ deletedAt: '2026-12-21T00:00:00.000Z' });
    expect(await planChangeSchedule(test.table, test.clock).listAll()).not.toContain(account.id);
  });
});

describe('end of a trial', () => {
  const mailsTo = async ({ id }: Account) =>
    (await scanTable(test))
      .flatMap(({ entity, mail }) =>
        entity === 'job' ? [mail as { template?: string; accountId?: string; days?: number } | undefined] : [],
      )
      .filter((mail) => mail?.template === 'trial-ends' && mail.accountId === id)
      .map((mail) => mail?.days);
  const trial = (parent: Account, differences: Partial<Account> = {}) =>
    test.people.add('USER', parent, { planId: 'trial', contractStart: '2026-11-20', contractEnd: '2026-12-19', ...differences });

  it('is announced by e-mail seven days and one day before, once each, however often or late the job runs', async () => {
    const { now } = test.time;
    const operator = await test.dependencies.accounts.getOperator();
    const oem = await test.people.add('OEM_MASTER', operator);
    const [user, upgraded, below] = [await trial(operator), await trial(operator), await trial(oem)];
    const at = async (instant: string, runs = 1): Promise<unknown> => {
      test.time.now = Date.parse(instant);
      await Promise.all(Array.from({ length: runs }, run));
      return mailsTo(user);
    };
    expect(await at('2026-12-11T23:59:59Z')).toEqual([]);
    expect(await at('2026-12-12T00:00:00Z', 3)).toEqual([7]);
    const present = await test.dependencies.accounts.get(upgraded.id);
    if (!present) throw new Error('The account is missing');
    const audit = newAuditEntry(test.dependencies, 'account.plan', null, accountAuditSubject(present));
    const planChange = { planId: 'light', from: '2027-01', requestedAt: audit.at, requestedBy: 'A', trialEnd: '2026-12-19' };
    expect(await test.dependencies.accounts.replace(present, { ...present, planChange, contractEnd: '2026-12-31' }, { audit })).toBe(
      'replaced',
    );
    expect(await at('2026-12-18T05:00:00Z', 2)).toEqual(expect.arrayContaining([7, 1]));
    expect(await at('2026-12-30T05:00:00Z', 2)).toHaveLength(2);
    expect(await mailsTo(upgraded)).toEqual([7]);
    expect(await mailsTo(below)).toEqual([]);
    test.time.now = now;
  });
});

it('reconcile ends an overdue job of a kind that no function carries out any more, and starts the others', async () => {
  const common = { subjectId: account.id, ownerId: '', state: 'queued', attempts: 0, progress: { done: 0, total: 0 } } as const;
  const at = test.clock().toISOString();
  for (const kind of ['removed-kind', 'news'])
    await test.dependencies.jobs.add({ ...common, id: `of-${kind}`, kind, createdAt: at, updatedAt: at });
  test.time.now += 61_000;
  await run();
  expect(started.filter((job) => job.includes('of-'))).toEqual(['news of-news']);
  const states = (await scanTable(test))
    .filter(({ id }) => String(id).startsWith('of-'))
    .map(({ id, state, gsi1pk }) => [id, state, gsi1pk === undefined ? 'over' : 'due'].join(' '));
  expect(states.toSorted()).toEqual(['of-news queued due', 'of-removed-kind failed over']);
});

it('reconcile requests roll-ups again whose message was lost', async () => {
  const hours = visitHours(test.table, test.clock, { queue: messages, batchMs: 60_000 });
  await hours.addObject('abcdefghij12', '2026-11-20T03');
  messages.take();
  await run();
  expect(messages.take()).toEqual([]);
  test.time.now += 32 * 60_000;
  await run();
  expect(messages.take()).toEqual([{ body: { siteId: 'abcdefghij12', hour: '2026-11-20T03' }, delaySeconds: 0 }]);
});
