/** The operator reads the sales of a month and downloads its journal for an accounting program. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { decodeText } from '#functions/platform/text/decode-text.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

const { accounting } = bills;

test('the operator downloads the journal of a month, whose sales are the sum on the screen and of the invoices (R-22.95)', async ({
  page,
}) => {
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const { payments } = await operator.call(bill.list, { query: {} });
  const month = payments.at(-1)?.issuedOn.slice(0, 7) ?? '';
  const total = payments.filter(({ issuedOn }) => issuedOn.startsWith(month)).reduce((sum, payment) => sum + payment.total, 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(new URL('/master/accounting', addresses().console).href);
  await page.getByLabel(accounting.month).selectOption(month);
  await expect(page.getByRole('region', { name: accounting.sales }).getByText(formatYen(total)).first()).toBeVisible();
  await page.getByLabel(accounting.export.program).selectOption('yayoi');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: accounting.export.action }).click()]);
  expect(file.suggestedFilename()).toBe(`journal-yayoi-${month}.csv`);
  const rows = (decodeText(await readFile(await file.path()), 'shift_jis') ?? '').split('\r\n').map((row) => row.slice(1, -1).split('","'));
  const sales = rows.filter((row) => row[10] === '売上高').reduce((sum, row) => sum + Number(row[14]), 0);
  expect(sales).toBe(total);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});
