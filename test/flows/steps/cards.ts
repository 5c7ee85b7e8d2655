/** Payments by card: invoices that are due, and the pages that Stripe hosts. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, type Page } from '@playwright/test';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { Table } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Role } from '#shared/model/role.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { addresses } from './console-user.ts';

/** The table of the platform that was started for the flows. */
function openTable(): Table {
  const { dynamodb: endpoint, credentials } = addresses();
  const client = new DynamoDBClient({ endpoint, credentials, region: credentials.region });
  return new Table(DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }), 'swipe-sites');
}

/** Issues an invoice by card that was due yesterday, and orders its charge, as the reconcile job does. Returns its number. */
export async function issueDueInvoice(role: Role): Promise<string> {
  const table = openTable();
  const accounts = accountStore(table);
  const account = await accounts.get((await accounts.findCredential(addresses().logins[role].email))?.accountId ?? '');
  if (!account) throw new Error(`There is no ${role}`);
  const today = japaneseDay(new Date());
  const { number } = await storeInvoice(table, account, {
    method: 'card',
    month: monthOf(new Date()),
    issuedOn: `${today.slice(0, 7)}-01`,
    dueOn: addDays(today, -1),
  });
  const job = newJob('charge-card', { subjectId: account.id, ownerId: account.id, number }, randomIds.ulid(), new Date());
  await table.transact([jobWrite(job)]);
  return number;
}

/** Types a card on the page of Stripe that is open. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/stripe\.localhost/);
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限(MM / YY)').fill('12 / 40');
  await page.getByLabel('セキュリティコード').fill('123');
  await page.getByRole('button', { name: '保存する' }).click();
}

/** Passes or fails the authentication on the open page of the bank. */
export async function authenticate(page: Page, isAuthentic: boolean): Promise<void> {
  await expect(page).toHaveURL(/stripe\.localhost.*\/3ds\//);
  await page.getByRole('button', { name: isAuthentic ? '認証する' : '認証しない', exact: true }).click();
}
