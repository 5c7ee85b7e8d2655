import * as z from 'zod';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { closeMonths } from '#functions/billing/jobs/monthly-closing/close-months.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { closingStore } from '#functions/billing/store/closing-store.ts';
import { tableClient } from '#functions/platform/engine/table-client.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { billedAccountKey, LICENCE_PREFIX, licenceChangeKey } from '#functions/platform/keys/billing-keys.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { usage } from '#shared/api-contract/endpoints/usage.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf, startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { ConsoleSession, pollUntil } from '#infra/local/clients/console-session.ts';
import { DEMO_LOGINS } from '#infra/local/demo/accounts/demo-accounts.ts';
import { CUSTOMER_VIEWS } from '#infra/local/demo/sites/make-demo-views.ts';
import { type Layout, REGION } from '#infra/local/platform/layout.ts';
import { loadOrCreateSecrets } from '#infra/local/platform/secrets.ts';

/** The number of past months with invoices, besides the invoice issued on the first of the running month. */
const MONTHS_BEFORE = 2;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PROGRESS = { report: () => undefined, renewLease: () => Promise.resolve(), assertLeaseHeld: () => undefined };

const StoredLicence = z.object({ sk: z.string(), at: z.string(), change: z.number(), accountId: z.string() });

/** Backdates the licences of the demo to every fifth day from `from` on, so that past months have licences to bill. */
async function backdateLicences(table: Table, oemId: string, from: Date): Promise<void> {
  const pk = accountPartition(oemId);
  const changes = await table.queryAll({ pk, prefix: LICENCE_PREFIX }, StoredLicence);
  for (const [index, { sk, change, accountId }] of changes.entries()) {
    const at = new Date(from.getTime() + index * 5 * DAY_MS).toISOString();
    await table.transact([
      { delete: { pk, sk } },
      { put: { ...licenceChangeKey(oemId, at, `${accountId}#demo`), entity: 'licence-change', accountId, at, change } },
    ]);
  }
}

/** Waits until the page views of past months are metered: page views metered after a closing are never billed. */
async function awaitViews(session: ConsoleSession, current: string): Promise<void> {
  for (const ago of [1, 2])
    await pollUntil('the page views are metered', async () => {
      const { views } = await session.call(usage.pageViews, { query: { month: addMonths(current, -ago) } });
      return views >= (CUSTOMER_VIEWS[ago] ?? 0) ? views : undefined;
    });
}

/**
 * Issues the invoices of past months to the customer and the OEM: runs the product's monthly closing on the first of each month. The
 * oldest ones are paid, the next overdue, the newest unpaid.
 */
export async function makeDemoInvoices(layout: Layout): Promise<void> {
  const { accessKeyId, secretAccessKey } = await loadOrCreateSecrets(layout.dataDir);
  const client = tableClient({ endpoint: layout.endpoints.dynamodb, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  const table = new Table(client, layout.tableName);
  const current = monthOf(realClock());
  const oldest = addMonths(current, -MONTHS_BEFORE);

  async function closeAt(accountId: string, month: string): Promise<void> {
    const clock = () => new Date(closingTime(month).getTime() + MINUTE_MS);
    const job = { id: '', attempts: 1, createdAt: clock().toISOString(), scope: scopeOf(accountId) };
    await closeMonths({
      accounts: accountStore(table),
      plans: planStore(table),
      sites: siteStore(table),
      revisions: revisionStore(table),
      settings: billingSettingsStore(table),
      closings: closingStore(table, clock),
      pageViews: pageViewStore(table, clock),
      clock,
      ids: randomIds,
    }).run({ ...job, payload: { subjectId: accountId, ownerId: accountId } }, PROGRESS);
  }

  const accountIds: string[] = [];
  for (const login of [DEMO_LOGINS.USER, DEMO_LOGINS.OEM_MASTER]) {
    const session = await ConsoleSession.signIn(layout.consoleOrigin, login);
    const { user } = await session.call(auth.userInfo, {});
    const accountId = user.workAccountId;
    if (login === DEMO_LOGINS.USER) await awaitViews(session, current);
    await backdateLicences(table, accountId, new Date(startOfMonth(addMonths(oldest, -1)).getTime() + DAY_MS));
    // Makes the oldest month the next one to be closed.
    await table.update(billedAccountKey(accountId), {
      set: { closingMonth: oldest, feesThrough: addMonths(oldest, -1), isInitialFeeDue: false },
    });
    accountIds.push(accountId);
  }
  for (let month = oldest; month <= current; month = addMonths(month, 1))
    for (const accountId of accountIds) await closeAt(accountId, month);
  client.destroy();
  await payOldest(layout.consoleOrigin, oldest);
}

async function payOldest(origin: string, month: string): Promise<void> {
  const session = await ConsoleSession.signIn(origin, DEMO_LOGINS.MASTER);
  const { payments } = await session.call(bill.list, { query: { from: month, to: month } });
  for (const { number, dueOn, total } of payments)
    await session.call(bill.complete, {
      params: { number },
      body: { reason: '銀行口座で確認', receivedOn: addDays(dueOn, -2), receivedAmount: total },
    });
}
