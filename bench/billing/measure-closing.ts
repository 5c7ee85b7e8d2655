/** Measures closing a month: database calls and items written for each account, and the time for all of them. */
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { monthlyClosingJob } from '#functions/billing/job-definitions/monthly-closing.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { type Item, Table } from '#functions/platform/engine/table.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { startCountingProxy } from '../database/counting-proxy.ts';
import { startImportedDatabase } from '../database/imported-database.ts';
import { puttingTable } from '../database/putting-table.ts';
import type { Row } from '../report.ts';

const [FIRST, CLOSED] = ['2027-11', '2027-12'];
const PLANS = ['light', 'standard', 'premium', 'pro'] as const;
/** The number of closings that the reconcile function enqueues in one run. */
const BATCH = 200;
const CONCURRENCY = 10;
const CALLS_GOAL = 20;

/** Creates the operator and its customers, each with a site. Returns the operator's id and the ids of the sites. */
async function makeCustomers(count: number, put: (item: Item) => void): Promise<{ operatorId: string; siteIds: string[] }> {
  const accounts = accountStore(puttingTable(put));
  const clock = () => startOfMonth(FIRST);
  const add = async (parent: Parameters<typeof newAccount>[1], given: Pick<Parameters<typeof newAccount>[0], 'role' | 'planId'>) => {
    const id = randomIds.ulid();
    const names = { email: `${id.toLowerCase()}@example.com`, contactName: 'A person', companyName: 'A company' };
    const created = { createdAt: clock().toISOString(), contractStart: `${FIRST}-01`, contractStatus: 'ACTIVE' as const };
    const account = newAccount({ id, authority: 'edit', ...names, ...created, ...given }, parent);
    await accounts.create(account, {
      audit: newAuditEntry({ ids: randomIds, clock }, 'account.create', null, accountAuditSubject(account)),
    });
    return account;
  };
  const operator = await add(null, { role: 'MASTER', planId: null });
  const siteIds: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { path } = await add(operator, { role: 'USER', planId: PLANS[index % PLANS.length] ?? null });
    const id = `s${String(index).padStart(11, '0')}`;
    siteIds.push(id);
    put({ ...siteKey(id), entity: 'site', id, name: 'A site', lineage: path });
  }
  return { operatorId: operator.id, siteIds };
}

/** Closes a month of `count` accounts, ten at a time. */
export async function measureClosing(count: number): Promise<Row[]> {
  const { filled, endpoint, tableName, stop } = await startImportedDatabase((put) => makeCustomers(count, put));
  const proxy = await startCountingProxy(endpoint);
  const client = tableClient({
    endpoint: proxy.url,
    region: REGION,
    credentials: CREDENTIALS,
    requestHandler: { requestTimeout: 600_000 },
  });
  const table = new Table(client, tableName);
  let now = startOfMonth(FIRST);
  const clock = () => now;
  const [plans, settings] = [planStore(table), billingSettingsStore(table)];
  for (const plan of SEED_PLANS) await plans.putIfAbsent(plan);
  const bankDetails = 'Sample Bank 1234567';
  const issuer = { name: 'Sample Issuer', address: 'Tokyo', registrationNumber: 'T1234567890123', bankDetails, note: '', chargeDay: 27 };
  await settings.replace(filled.operatorId, issuer, 0, []);
  const views = pageViewStore(table, clock);
  const counts = filled.siteIds.map((siteId, index) => ({ siteId, month: FIRST, views: (index * 7_919) % 200_000 }));
  await views.addLogObject('views', counts);

  now = new Date(closingTime(CLOSED).getTime() + 1_000);
  const [accounts, closings, jobs] = [accountStore(table), closingStore(table, clock), jobStore(table, clock)];
  const handler = closeMonths({
    accounts,
    plans,
    sites: siteStore(table),
    revisions: revisionStore(table),
    settings,
    closings,
    pageViews: views,
    clock,
    ids: randomIds,
  });
  const run = runJob(monthlyClosingJob, { jobs, ids: randomIds }, handler);
  let failures = 0;

  async function closeOne(accountId: string): Promise<void> {
    const job = newJob('monthly-closing', { subjectId: accountId, ownerId: accountId }, randomIds.ulid(), clock());
    await closings.enqueue(accountId, job);
    await run({ jobId: job.id }).catch(() => (failures += 1));
  }

  async function closeAll(): Promise<Row[]> {
    proxy.take();
    const start = performance.now();
    let closed = 0;
    for (let due = await closings.listDue(BATCH); due.length > 0; due = await closings.listDue(BATCH)) {
      await inParallel(due, CONCURRENCY, closeOne);
      closed += due.length;
    }
    const seconds = (performance.now() - start) / 1_000;
    const { calls, writes } = proxy.take();
    const all = Object.values(calls).reduce((sum, each) => sum + each, 0);
    return [
      { what: `${closed.toLocaleString('en')} accounts, ${CONCURRENCY} at a time: seconds`, value: seconds.toFixed(0) },
      { what: '– milliseconds an account', value: ((seconds * 1_000) / closed).toFixed(1) },
      { what: '– database calls an account', value: (all / closed).toFixed(2), ratio: all / closed / CALLS_GOAL, goal: 1 },
      { what: '– of them transactions', value: ((calls['TransactWriteItems'] ?? 0) / closed).toFixed(2) },
      { what: '– items written an account', value: (writes / closed).toFixed(2) },
      { what: '– attempts that failed', value: String(failures) },
    ];
  }

  try {
    return await closeAll();
  } finally {
    client.destroy();
    await proxy.close();
    stop();
  }
}
