/** The operator writes an invoice, the customer pays it and downloads the receipt. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { ledger } from '#shared/messages/jp/console/ledger.ts';
import { manual } from '#shared/messages/jp/console/manual.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

test.describe.configure({ timeout: 120_000 });

test('an invoice that the operator writes is issued, paid, and its receipt downloaded (R-22.116, R-22.118, R-22.124)', async ({ page }) => {
  const customer = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { user } = await customer.call(auth.userInfo, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(new URL(`/master/user/${user.workAccountId}`, addresses().console).href);
  await expect(page.getByRole('region', { name: manual.pending.title })).toContainText('紹介キャンペーンの割引');
  await expect(page.getByRole('region', { name: manual.recipient.title }).getByLabel(manual.recipient.department)).toHaveValue('経理部');
  await expectNoViolations(page);
  await page.getByRole('link', { name: manual.action }).click();
  await page.getByRole('textbox', { name: new RegExp(`^${manual.text}`, 'u') }).fill('写真の撮影');
  await page.getByRole('textbox', { name: manual.unitPrice }).fill('20000');
  await expect(page.getByRole('region', { name: manual.preview })).toContainText('¥22,000');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: manual.check }).click();
  await page.getByRole('button', { name: manual.confirm.action }).click();
  await expect(page).toHaveURL(/payment-list\/[\d-]+$/u);
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const file = async () => (await customer.call(bill.document, { params: { number }, query: { language: 'kr' } })).document;
  await expect.poll(file, { timeout: 60_000 }).toMatchObject({ fileName: `invoice-${number}-kr.pdf` });
  await expect(page.getByRole('article')).toContainText('大阪府大阪市サンプル町');

  await page.getByRole('button', { name: ledger.receive.action }).click();
  await page.getByRole('dialog').getByRole('button', { name: ledger.receive.action }).click();
  await page.getByRole('button', { name: `${ledger.paper.title}: ¥22,000` }).click();
  const paper = page.getByRole('dialog');
  await paper.getByLabel(ledger.paper.purpose).fill('写真の撮影費用');
  await expect(paper).toHaveCSS('opacity', '1');
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 90_000 }),
    paper.getByRole('button', { name: ledger.paper.action }).click(),
  ]);
  const [text = ''] = await pdfPages(await readFile(await download.path()));
  for (const part of ['領収書', '写真の撮影費用', '¥22,000', '収入印紙は不要', '大阪府大阪市']) expect(text).toContain(part);
  expect(text).not.toContain('再発行');
});
