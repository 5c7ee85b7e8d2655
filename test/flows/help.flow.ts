/** The help: by pointer beside the screen, by keyboard, on a phone, and whom it names for support. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { OEM_CUSTOMER } from '#infra/local/demo/accounts/demo-accounts.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { help } from '#shared/messages/jp/help/help.ts';
import { common as english } from '#shared/messages/en/console/common.ts';
import { help as englishHelp } from '#shared/messages/en/help/help.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, openFromMenu, signIn } from './steps/console-user.ts';

const at = (path: string): string => `${addresses().console}${path}`;
const panel = (page: Page) => page.getByRole('complementary', { name: help.title });
const pageTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

const SUPPORT = { email: 'support@operator.example.com', url: 'https://operator.example.com/support' };
const OEM_SUPPORT = { email: 'support@oem.example.com', url: '' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the help opens beside the screen at its page, which stays usable, and follows the screen (R-6.120)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'USER');
  const button = page.getByRole('banner').getByRole('button', { name: common.help.openWithNews });
  await button.click();
  await expect(pageTitle(page, common.menu.summary)).toBeVisible();
  const picture = panel(page).getByRole('img', { name: help.picture.replace('{{title}}', common.menu.summary) });
  await expect(picture).toHaveJSProperty('naturalWidth', 720);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await openFromMenu(page, 'siteList');
  await expect(pageTitle(page, common.menu.siteList)).toBeVisible();
  await panel(page).getByRole('button', { name: sites.trash.title }).click();
  await panel(page).getByRole('link', { name: help.openScreen }).click();
  await expect(page).toHaveURL(/site-trash$/);
  await expect(page.getByRole('heading', { level: 1, name: sites.trash.title })).toBeVisible();

  await panel(page).getByText(help.whatIsNew, { exact: true }).click();
  await expect(panel(page).getByRole('heading', { level: 3, name: help.release.trash.title })).toBeVisible();
  await expect(panel(page).getByText(help.release.quotations.title)).toHaveCount(0);
  await expectNoViolations(page);
  await panel(page).getByRole('button', { name: help.close }).click();
  await expect(panel(page)).toHaveCount(0);
  // The dot is gone, also after a reload.
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: common.help.open, exact: true })).toBeVisible();
});

test('the help opens by "?", is read and searched by keyboard, and returns the focus with Escape (R-6.123)', async ({ page }) => {
  await signIn(page, 'MASTER');
  const link = page.getByRole('navigation', { name: common.menu.label }).getByRole('link', { name: common.menu.userList });
  await link.focus();
  await page.keyboard.press('?');
  await expect(panel(page).getByRole('heading', { name: help.title, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const field = panel(page).getByRole('searchbox', { name: help.search });
  await expect(field).toBeFocused();
  // In a field, the key writes.
  await page.keyboard.type('催促?');
  await expect(field).toHaveValue('催促?');
  await page.keyboard.press('Backspace');
  await expect(panel(page).getByRole('status')).toHaveText(help.found.replace('{{number}}', '1'));
  await panel(page).getByRole('button', { name: help.page.dunning.title }).focus();
  await page.keyboard.press('Enter');
  await expect(pageTitle(page, help.page.dunning.title)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: common.palette.placeholder }).fill('消込');
  await page.getByRole('option', { name: '入金' }).last().click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('heading', { level: 2 }).last()).not.toHaveText(common.menu.summary);
});

test('the help is a sheet over a phone’s screen, in English, and closes when a link opens a screen (R-6.123)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'language', value: 'en', url: addresses().console }]);
  await authenticate(page, 'USER');
  await page.goto(at('/admin-user/site-list'));
  await page.getByRole('button', { name: english.menu.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.help.openWithNews }).click();
  const sheet = page.getByRole('dialog', { name: englishHelp.title });
  await expect(sheet.getByRole('heading', { level: 2, name: english.menu.siteList })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await sheet.getByRole('searchbox').fill('restore deleted');
  await sheet.getByRole('button', { name: 'Trash' }).click();
  await sheet.getByRole('link', { name: englishHelp.openScreen }).click();
  await expect(page).toHaveURL(/site-trash$/);
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: english.menu.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.help.openWithNews }).click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: english.menu.open })).toBeFocused();
});

test('errors and the help name the support of the operator, and to customers of an OEM that of the OEM alone (R-6.126)', async ({
  page,
}) => {
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const oem = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  await operator.call(profile.setSupport, { body: SUPPORT });
  try {
    const customer = await ConsoleSession.signIn(addresses().console, OEM_CUSTOMER);
    expect((await customer.call(auth.userInfo, {})).user.support).toBeNull();
    await oem.call(profile.setSupport, { body: OEM_SUPPORT });
    expect((await customer.call(auth.userInfo, {})).user.support).toEqual(OEM_SUPPORT);

    await authenticate(page, 'USER');
    await page.goto(at('/admin-user/no-such-screen'));
    await expect(page.getByRole('heading', { name: errors.page.notFound.title })).toBeVisible();
    await expect(page.getByRole('link', { name: SUPPORT.email })).toHaveAttribute('href', /^mailto:support@operator\.example\.com\?/);
    await page.goto(at('/admin-user/site-trash'));
    await expect(page.getByRole('heading', { level: 1, name: sites.trash.title })).toBeVisible();
    await page.keyboard.press('?');
    await expect(panel(page).getByRole('link', { name: SUPPORT.email })).toBeVisible();
    // A fault of the server states the id of its request.
    await page.route('**/api/v1/site/trash*', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': 'Id-12345' }, json: { data: { code: 'internal' }, message: '' } }),
    );
    await page.reload();
    await expect(page.getByRole('alert').getByText(errors.support.request.replace('{{id}}', 'Id-12345'))).toBeVisible({ timeout: 20_000 });
    await expectNoViolations(page);
  } finally {
    await operator.call(profile.setSupport, { body: { email: '', url: '' } });
    await oem.call(profile.setSupport, { body: { email: '', url: '' } });
  }
});
