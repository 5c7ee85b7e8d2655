import { expect, test } from '@playwright/test';
import { admins } from '#shared/messages/jp/console/admins.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { card } from '#shared/messages/jp/console/card.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { recipients } from '#shared/messages/jp/console/recipients.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, expectMenu, openFromMenu, openInPlace, signIn, typeNewPassword } from './steps/console-user.ts';
import { linkFromMail } from './steps/inbox.ts';

const at = (path: string): string => `${addresses().console}${path}`;

test('an accountant of the operator starts on the payments, opens the receivables and nothing else', async ({ page, browser }) => {
  const email = 'accountant@example.com';
  await signIn(page, 'MASTER');
  await openFromMenu(page, 'adminList');
  await page.getByRole('button', { name: admins.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(admins.field.name).fill('会田 計');
  await dialog.getByLabel(admins.field.email).fill(email);
  await dialog.getByRole('radio', { name: common.permission.accountant }).check();
  await dialog.getByRole('button', { name: admins.form.invite }).click();
  await expect(page.getByText(email).first()).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await linkFromMail(email, '/first-time-change-password'));
  await typeNewPassword(theirs, 'Accountant.2026');
  await theirs.getByRole('button', { name: session.firstPassword.submit }).click();
  await expect(theirs).toHaveURL(at('/master/payment-list'));
  await expectMenu(theirs, ['paymentList', 'profile']);
  await expect(theirs.getByRole('heading', { level: 1, name: bills.title })).toBeVisible();
  await expectNoViolations(theirs);
  await openInPlace(theirs, '/master/receivables');
  await expect(theirs).toHaveURL(at('/master/receivables'));
  await openInPlace(theirs, '/master/user-list');
  await expect(theirs).toHaveURL(at('/errors/403'));
  await context.close();
});

test('a recipient of invoices confirms by its e-mail and is removed', async ({ page, browser }) => {
  const email = 'invoices@example.com';
  await signIn(page, 'USER');
  await openFromMenu(page, 'paymentList');
  await page.getByRole('link', { name: card.action }).click();
  await page.getByRole('textbox', { name: recipients.email }).fill(email);
  await page.getByRole('button', { name: recipients.add }).click();
  await expect(page.getByText(recipients.state.waiting)).toBeVisible();
  await expectNoViolations(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await linkFromMail(email, '/billing-recipient'));
  await theirs.getByRole('button', { name: session.recipient.confirm }).click();
  await expect(theirs.getByRole('heading', { name: session.recipient.confirmed })).toBeVisible();
  await expectNoViolations(theirs);
  await context.close();

  await page.reload();
  await expect(page.getByText(recipients.state.confirmed)).toBeVisible();
  await page.getByRole('button', { name: recipients.remove.label.replace('{{email}}', email) }).click();
  await page.getByRole('dialog').getByRole('button', { name: recipients.remove.confirm }).click();
  await expect(page.getByText(email, { exact: true })).toBeHidden();
});
