/** The operator writes a quotation, e-mails it, and its addressee downloads it without a login. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { estimates } from '#shared/messages/jp/console/estimates.ts';
import { manual } from '#shared/messages/jp/console/manual.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { linkFromMail } from './steps/inbox.ts';

test.describe.configure({ timeout: 120_000 });

test('a quotation is issued, e-mailed as a link that needs no login, and accepted (R-22.155)', async ({ page, browser }) => {
  const email = `prospect-${Date.now()}@example.com`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(new URL('/master/quotations', addresses().console).href);
  await page.getByRole('link', { name: estimates.create }).first().click();
  await page.getByLabel(estimates.companyName).fill('株式会社うみかぜ');
  await page.getByLabel(estimates.email).fill(email);
  await page.getByRole('radio', { name: estimates.by.link }).check();
  await page.getByRole('textbox', { name: new RegExp(`^${manual.text}`, 'u') }).fill('特別プラン');
  await page.getByRole('textbox', { name: manual.unitPrice }).fill('98000');
  await expect(page.getByRole('region', { name: estimates.preview })).toContainText('¥107,800');
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: estimates.issue }).click();
  await expect(page).toHaveURL(/quotations\/Q[\d-]+$/u);

  const send = async (): Promise<boolean> => {
    if (await page.getByText(estimates.state.sent, { exact: true }).isVisible()) return true;
    await page.getByRole('button', { name: estimates.send, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: estimates.ask.send.action }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return false;
  };
  // Refused until the PDF is archived.
  await expect.poll(send, { timeout: 60_000 }).toBe(true);
  await expectNoViolations(page);

  const link = await linkFromMail(email, '/quotation');
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(link);
  await expect(guest.getByText('¥107,800')).toBeVisible();
  await expectNoViolations(guest);
  const [download] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('button', { name: estimates.link.download }).click(),
  ]);
  const [text = ''] = await pdfPages(await readFile(await download.path()));
  for (const part of ['見積書', '株式会社うみかぜ御中', '特別プラン', '¥107,800']) expect(text).toContain(part);
  await guest.context().close();

  await page.getByRole('button', { name: estimates.accept }).click();
  await page.getByRole('dialog').getByRole('button', { name: estimates.ask.accepted.action }).click();
  await expect(page.getByText(estimates.state.accepted, { exact: true })).toBeVisible();
  const [form] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: estimates.application }).click(),
  ]);
  const [application = ''] = await pdfPages(await readFile(await form.path()));
  for (const part of ['申込書', '株式会社うみかぜ御中', '¥107,800', 'ご承諾を記録しました', '利用規約'])
    expect(application).toContain(part);
});
