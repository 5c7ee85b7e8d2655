/** Invoices: the customer is notified of each and downloads it, the operator confirms what arrived and writes about the rest. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { invoice } from '#shared/messages/jp/console/invoice.ts';
import { ledger } from '#shared/messages/jp/console/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';
import { readZip } from '#test/support/billing/read-zip.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { mailsTo } from './steps/inbox.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let customer: ConsoleSession;
let payments: Payment[];
test.beforeAll(async () => {
  customer = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  ({ payments } = await customer.call(bill.list, { query: {} }));
  for (const { number } of payments)
    await expect
      .poll(async () => (await customer.call(bill.document, { params: { number }, query: {} })).document, { timeout: 60_000 })
      .toBeTruthy();
});

const newest = (): Payment => {
  const [payment] = payments;
  if (!payment) throw new Error('The demo has no invoice');
  return payment;
};

async function download(page: Page, button: string, item: string): Promise<Download> {
  await page.getByRole('button', { name: button }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item, exact: true }).click()]);
  return file;
}

test('a customer downloads an invoice as PDF and unfolds its lines on the screen', async ({ page }) => {
  const { number, total } = newest();
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'USER');
  await page.goto(new URL(`/admin-user/payment-list/${number}`, addresses().console).href);
  const file = await download(page, bills.documents.pdf, bills.documents.en);
  expect(file.suggestedFilename()).toBe(`invoice-${number}-en.pdf`);
  const bytes = await readFile(await file.path());
  const pages = await pdfPages(bytes);
  expect(pages).toHaveLength(2);
  for (const text of [invoice.title.invoice, number, '喫茶こもれび', `¥${total.toLocaleString('en')}`]) expect(pages[0]).toContain(text);
  const { document } = await customer.call(bill.document, { params: { number }, query: { language: 'en' } });
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(document?.sha256);

  await page.getByRole('button', { name: new RegExp(`${bills.details.show} ページビュー料`) }).click();
  await expect(page.getByRole('article').getByText('31,200 PVは')).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
});

test('several invoices are downloaded as one ZIP file', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'USER');
  await page.goto(new URL('/admin-user/payment-list', addresses().console).href);
  for (const { number } of payments) await page.getByRole('checkbox', { name: number }).check();
  const file = await download(page, bills.documents.zip, bills.documents.jp);
  expect(file.suggestedFilename()).toBe('invoices.zip');
  const names = readZip(await readFile(await file.path())).map(([name]) => name);
  expect(names).toEqual(payments.map(({ number }) => `invoice-${number}.pdf`));
});

test('the operator writes to the customer about an invoice, records a part of its payment, closes the rest, and credits and refunds a part (R-22.135, R-22.138)', async ({
  page,
}) => {
  const { number, total } = newest();
  const { user } = await customer.call(auth.userInfo, {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(new URL(`/master/payment-list/${number}`, addresses().console).href);
  await page.getByRole('button', { name: bills.letter.action }).click();
  const letter = page.getByRole('dialog');
  await letter.getByLabel(bills.letter.subject).fill('お振り込みのご予定');
  await letter.getByLabel(bills.letter.text).fill('お振り込みの予定日をお知らせください。');
  await expectNoViolations(page);
  await letter.getByRole('button', { name: bills.letter.send }).click();
  await expect(page.getByText(bills.letter.done)).toBeVisible();
  const letters = async () => (await mailsTo(user.email)).filter(({ subject }) => subject.includes('お振り込みのご予定'));
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await letters();
  expect(mail?.text).toContain('お振り込みの予定日をお知らせください。');
  expect(mail?.text).toContain(`/admin-user/payment-list/${number}`);

  await page.getByRole('button', { name: ledger.receive.action }).click();
  const receipt = page.getByRole('dialog');
  await receipt.getByLabel(ledger.receive.amount).fill('1000');
  await expectNoViolations(page);
  await receipt.getByRole('button', { name: ledger.receive.action }).click();
  await expect(receipt).toBeHidden();
  const open = `¥${(total - 1_000).toLocaleString('en')}`;
  await expect(page.getByRole('region', { name: bills.invoice.settlement })).toContainText(open);
  await expect(page.getByRole('region', { name: ledger.title })).toContainText(ledger.kind.transfer);

  await page.getByRole('button', { name: bills.complete.action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(bills.reason).fill('銀行口座で確認');
  await dialog.getByRole('button', { name: bills.complete.action }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(bills.state.COMPLETED)).toBeVisible();
  await expect(page.getByRole('button', { name: bills.complete.action })).toBeHidden();
  const { payment } = await customer.call(bill.get, { params: { number } });
  expect(payment.state).toBe('COMPLETED');

  await page.getByRole('button', { name: ledger.credit.action }).click();
  const credit = page.getByRole('dialog');
  await credit.getByLabel(ledger.credit.amount.replace('{{rate}}', '10')).fill('1100');
  await credit.getByLabel(ledger.credit.reason).fill('ご利用になれなかった3日分');
  await expect(credit.getByRole('definition').last()).toHaveText('¥1,100');
  await expectNoViolations(page);
  await credit.getByRole('button', { name: ledger.credit.action }).click();
  await expect(credit).toBeHidden();
  await expect(page.getByText(ledger.standing.REFUND_DUE)).toBeVisible();
  await expect(page.getByRole('region', { name: ledger.credit.notes })).toContainText('-¥1,100');
  await page.getByRole('button', { name: ledger.refund.action }).click();
  const refund = page.getByRole('dialog');
  // Its colours mix with the page while it appears.
  await expect(refund).toHaveCSS('opacity', '1');
  await expectNoViolations(page);
  await refund.getByRole('button', { name: ledger.refund.action }).click();
  await expect(refund).toBeHidden();
  await expect(page.getByRole('region', { name: ledger.title })).toContainText(ledger.kind['refund-transfer']);
  await expect(page.getByText(ledger.standing.REFUND_DUE)).toBeHidden();
  const [note] = (await customer.call(bill.get, { params: { number } })).creditNotes;
  const params = { number, note: note?.number ?? '' };
  const file = async () => (await customer.call(bill.creditNote, { params, query: { language: 'kr' } })).document;
  await expect.poll(file, { timeout: 60_000 }).toMatchObject({ fileName: `credit-note-${params.note}-kr.pdf` });
  await expect
    .poll(async () => (await mailsTo(user.email)).filter(({ subject }) => subject.includes(params.note)).length, { timeout: 20_000 })
    .toBe(1);
});
