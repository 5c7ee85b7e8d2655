import { expect, test } from '@playwright/test';
import { admins } from '#shared/messages/jp/console/admins.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { profile } from '#shared/messages/jp/console/profile.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { linkFromMail } from './steps/inbox.ts';
import { addresses, signIn, typeNewPassword } from './steps/console-user.ts';

const at = (path: string): string => `${addresses().console}${path}`;

test('an invited viewer can read but not write, changes its own password and is removed', async ({ page, browser }) => {
  const email = 'mirudake@example.com';
  await signIn(page, 'USER');
  await page.getByRole('link', { name: common.menu.adminList }).click();
  await expect(page.getByRole('heading', { level: 1, name: admins.title })).toBeVisible();
  await page.getByRole('button', { name: admins.invite }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: admins.form.invite }).click();
  await expect(dialog.getByText(errors.validation.required).first()).toBeVisible();
  await dialog.getByLabel(admins.field.name).fill('見田 景子');
  await dialog.getByLabel(admins.field.email).fill(email);
  await dialog.getByRole('radio', { name: common.permission.viewer }).check();
  await dialog.getByRole('button', { name: admins.form.invite }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expectNoViolations(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(await linkFromMail(email, '/first-time-change-password'));
  await typeNewPassword(theirs, 'Mirudake.2026');
  await theirs.getByRole('button', { name: session.firstPassword.submit }).click();
  await expect(theirs).toHaveURL(at('/admin-user/summary'));
  await expect(theirs.getByRole('link', { name: common.menu.adminList })).toBeHidden();
  await theirs.goto(at('/admin-user/site-list'));
  await expect(theirs.getByRole('heading', { level: 1, name: sites.list.title })).toBeVisible();
  await theirs.goto(at('/admin-user/create-site'));
  await expect(theirs).toHaveURL(at('/errors/403'));
  await theirs.goto(at('/admin-user/profile'));
  await theirs.getByLabel(session.password.current, { exact: true }).fill('Mirudake.2026');
  await typeNewPassword(theirs, 'Mirudake.2027');
  await theirs.getByRole('button', { name: profile.password.submit }).click();
  await expect(theirs.getByText(profile.password.done)).toBeVisible();

  await page
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: admins.action.remove }).click();
  await page.getByRole('button', { name: admins.remove.confirm }).click();
  await expect(page.getByText(email)).toBeHidden();
  await theirs.goto(at('/admin-user/site-list'));
  await expect(theirs).toHaveURL(/\/login/);
  await context.close();
});
