import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type ReportFixture, startReportFixture } from '#test/support/visits/report-job-fixture.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import type { DueReport } from '#functions/analytics/store/report-delivery-store.ts';
import type { DeliverySettings } from '#shared/model/analytics/report-delivery.ts';
import { runUnlessLeased } from '#test/support/run-unless-leased.ts';
import { refusalOf } from '#test/support/api/site-fixture.ts';

let test: ReportFixture;
let siteId: string;
/** The jobs of monthly reports that were enqueued. */
let enqueued: string[];
beforeAll(async () => {
  test = await startReportFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.time.now = Date.UTC(2026, 10, 20, 12);
  await test.table.update(accountKey(test.accounts.USER.id), { set: { planId: 'ep', contractStatus: 'ACTIVE' } });
  siteId = (await test.addVisitedSite()).id;
  enqueued = [];
});

const ADDRESSES = ['one@example.com', 'two@example.com'];
const at = (iso: string): void => {
  test.time.now = Date.parse(iso);
};
const set = (settings: Partial<DeliverySettings> = {}, account = test.accounts.USER) =>
  test.api.setDelivery({
    ...test.base(account),
    params: { siteId },
    body: { isOn: true, recipients: ADDRESSES, language: 'en', ...settings },
  });
const settings = () => test.deliveryStore.get({ id: siteId });
const jobOf = ({ site: { id: subjectId, ownerId }, month, language }: DueReport) => {
  const job = newJob(
    'visit-report',
    { subjectId, ownerId, month, language, visitLanguage: null, isDelivered: true },
    randomIds.ulid(),
    test.clock(),
  );
  enqueued.push(job.id);
  return job;
};
/** Runs the sweep, and the jobs that it enqueues. */
async function sweep(): Promise<void> {
  for (const id of await test.deliveryStore.listDue(100)) if (id === siteId) await test.deliveryStore.enqueue(id, jobOf);
  for (const id of enqueued) await runUnlessLeased(({ jobId }) => test.run(jobId))(id);
}
/** The e-mails about the site, without the figures. */
const mails = async () =>
  (await scanTable(test))
    .filter((item) => item['kind'] === 'mail')
    .map((item) => item['mail'] as { template: string; siteId: string; to?: string; month: string; totals?: { visits: number } })
    .filter((mail) => mail.siteId === siteId)
    .toSorted((one, other) => `${one.month}${one.to}`.localeCompare(`${other.month}${other.to}`));

describe('the monthly report (R-20.16)', () => {
  it('is sent on the second of the next month, once to each address, with the figures of the month', async () => {
    await set();
    at('2026-12-01T22:59:00Z');
    await sweep();
    expect(await mails()).toEqual([]);
    at('2026-12-01T23:00:30Z');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const sent = await mails();
    expect(sent.map(({ to, template, month, totals }) => [to, template, month, totals?.visits])).toEqual(
      ADDRESSES.map((to) => [to, 'visit-report', '2026-11', 1_334]),
    );
    expect((await settings()).deliveries).toEqual([{ month: '2026-11', at: expect.any(String), outcome: 'sent', recipients: 2 }]);
  });

  it('is sent once, also if a second job of the same month runs', async () => {
    await set();
    at('2026-12-02T00:00:00Z');
    await sweep();
    const site = await test.dependencies.sites.find({ accountId: test.accounts.USER.id } as never, siteId);
    const again = jobOf({ site, month: '2026-11', language: 'en' });
    await jobStore(test.table, test.clock).add(again);
    await test.run(again.id);
    expect(await mails()).toHaveLength(2);
  });

  it('is sent after an outage for each missed month that is still reported', async () => {
    await set({ recipients: ['one@example.com'] });
    at('2027-02-10T00:00:00Z');
    for (let run = 0; run < 5; run += 1) await sweep();
    expect((await mails()).map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
    await set({ isOn: false });
    at('2027-03-02T00:00:00Z');
    await set({ recipients: ['one@example.com'] });
    at('2029-04-10T00:00:00Z');
    await sweep();
    expect((await mails()).map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01', '2028-04']);
  });

  it('stops when it is turned off, and restarts with the month in which it is turned on again', async () => {
    await set();
    await set({ isOn: false });
    at('2026-12-05T00:00:00Z');
    await sweep();
    await set();
    await sweep();
    expect(await mails()).toEqual([]);
    at('2027-01-05T00:00:00Z');
    await sweep();
    expect(new Set((await mails()).map(({ month }) => month))).toEqual(new Set(['2026-12']));
  });

  it('includes the last month if it is turned on before that month’s report is due', async () => {
    at('2026-12-01T10:00:00Z');
    await set();
    at('2026-12-01T23:30:00Z');
    await sweep();
    expect((await mails()).map(({ month }) => month)).toEqual(['2026-11', '2026-11']);
  });

  it('stops on a plan without effect measurement, notifies the owner once, and restarts on a plan with effect measurement', async () => {
    await set();
    await test.table.update(accountKey(test.accounts.USER.id), { set: { planId: 'light' } });
    for (const now of ['2026-12-02T00:00:00Z', '2027-01-02T00:00:00Z']) {
      at(now);
      await sweep();
    }
    expect(await mails()).toEqual([
      { template: 'report-not-sent', accountId: test.accounts.USER.id, siteId, siteName: 'A site', month: '2026-11' },
    ]);
    await test.table.update(accountKey(test.accounts.USER.id), { set: { planId: 'ep' } });
    at('2027-02-02T00:00:00Z');
    await sweep();
    expect((await settings()).deliveries.map(({ month, outcome }) => [month, outcome])).toEqual([
      ['2027-01', 'sent'],
      ['2026-12', 'plan'],
      ['2026-11', 'plan'],
    ]);
  });

  it('pauses while the contract is suspended, and ends when the site is deleted', async () => {
    await set();
    await test.table.update(accountKey(test.accounts.USER.id), { set: { contractStatus: 'SUSPENDED' } });
    at('2026-12-02T00:00:00Z');
    await sweep();
    expect((await settings()).deliveries).toMatchObject([{ month: '2026-11', outcome: 'contract', recipients: 0 }]);
    await test.table.update(siteKey(siteId), { set: { deletedAt: '2026-12-03T00:00:00.000Z' } });
    at('2027-01-02T00:00:00Z');
    await sweep();
    expect(await mails()).toEqual([]);
    expect(await test.deliveryStore.listDue(100)).not.toContain(siteId);
  });
});

describe('the settings of the monthly report', () => {
  it('default to off, and are audited with the number of addresses', async () => {
    const call = { ...test.base(test.accounts.USER), params: { siteId } };
    expect(await test.api.getDelivery(call)).toEqual({ delivery: { isOn: false, recipients: [], language: 'jp', deliveries: [] } });
    await set();
    expect(await test.api.getDelivery(call)).toMatchObject({ delivery: { isOn: true, recipients: ADDRESSES, language: 'en' } });
    const entry = (await scanTable(test)).find(
      (item) => item['action'] === 'site.report-delivery' && (item['subject'] as { id: string }).id === siteId,
    );
    expect(entry?.['changes']).toEqual([{ field: 'reportRecipients', from: '0', to: '2' }]);
  });

  it('answer not-found to an account that does not see the site', async () => {
    expect(await refusalOf(set({}, test.accounts.STRANGER))).toMatchObject({ code: 'not-found' });
  });
});
