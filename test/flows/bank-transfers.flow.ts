/** The operator uploads the transfers of its bank, confirms them, and uploads the same file again. */
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { encodeShiftJis } from '#functions/platform/text/encode-text.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { transfers } from '#shared/messages/jp/console/transfers.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

test('the operator books the transfers of a file once, after it has confirmed them (R-22.105)', async ({ page }) => {
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const customer = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { payments } = await customer.call(bill.list, { query: { group: 'OPEN' } });
  const paid = payments.findLast(({ state, method }) => state === 'UNPAID' && method === 'bank-transfer');
  if (!paid) throw new Error('The demo has no open invoice');
  const { number } = paid;
  const amount = balanceOf(paid).open;
  const csv = ['日付,摘要,入金金額,出金金額', `2026/12/19,振込 ｶ)ﾃｽﾄ ${number},${amount},`, '2026/12/19,家賃,,500', ''].join('\r\n');
  const file = { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(encodeShiftJis(csv).bytes) };

  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(new URL('/master/bank-transfers', addresses().console).href);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('row').getByText(transfers.match.CERTAIN)).toBeVisible();
  await expect(page.getByText(transfers.fault.outgoing.replace('{{lines}}', '3'))).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const confirmation = transfers.receive.replace('{{number}}', '1').replace('{{sum}}', formatYen(amount));
  await page.getByRole('button', { name: confirmation }).click();
  await expect(page.getByRole('row').getByText(transfers.match.RECEIVED)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('row').getByText(transfers.match.RECEIVED)).toBeVisible();

  // Other flows need the invoice open.
  const { payment, entries } = await operator.call(bill.get, { params: { number } });
  expect(balanceOf(payment).open).toBe(0);
  const entryId = entries.at(-1)?.id ?? '';
  await operator.call(bill.reverse, { params: { number }, body: { entryId, reason: 'Booked for a test' } });
});
