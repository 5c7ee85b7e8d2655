import { expect, test } from '@playwright/test';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { notices } from '#shared/messages/jp/console/notices.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { session as sessionEn } from '#shared/messages/en/console/session.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { LANGUAGE_COOKIE_SECONDS } from '#shared/model/limits.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { blockStorage } from './steps/blocked-storage.ts';
import { addresses, authenticate, signIn, typeCredentials } from './steps/console-user.ts';

test('a wrong password shows the message of sign-in-failed', async ({ page }) => {
  await page.goto(`${addresses().console}/login`);
  await typeCredentials(page, { email: addresses().logins.USER.email, password: 'Wrong-1234' });
  await expect(page.getByRole('alert')).toContainText(errors.code['sign-in-failed']);
  await expect(page).toHaveURL(/\/login/);
});

test('empty sign-in fields show their faults before a request is sent', async ({ page }) => {
  await page.goto(`${addresses().console}/login`);
  await page.getByRole('button', { name: session.signIn.submit }).click();
  await expect(page.getByText(errors.validation.required).first()).toBeVisible();
  await expect(page.getByLabel(session.signIn.email)).toBeFocused();
});

test('the language of the console is Japanese by default, can be changed and is kept for 30 days', async ({ page, context }) => {
  await page.goto(`${addresses().console}/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('button', { name: common.language }).click();
  await page.getByRole('menuitemradio', { name: LANGUAGE_NAME.en }).click();
  await expect(page.getByRole('heading', { name: sessionEn.signIn.title })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'language');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(LANGUAGE_COOKIE_SECONDS - 120);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('signing in opens the screen that was requested while signed out', async ({ page }) => {
  await authenticate(page, 'USER');
  await page.goto(`${addresses().console}/log-out`);
  await expect(page.getByText(session.signOut.done)).toBeVisible();
  await page.goto(`${addresses().console}/admin-user/create-site`);
  await expect(page).toHaveURL(/\/login/);
  await typeCredentials(page, addresses().logins.USER);
  await expect(page).toHaveURL(`${addresses().console}/admin-user/create-site`);
});

test('a browser that blocks storage shows a notice, and stays signed in only until the page is left (R-6.64)', async ({ page }) => {
  await blockStorage(page);
  await page.goto(`${addresses().console}/login`);
  await expect(page.getByRole('status').filter({ hasText: session.storageBlocked.text })).toBeVisible();
  await typeCredentials(page, addresses().logins.USER);
  await expect(page).toHaveURL(/\/summary$/);
  await page.getByRole('link', { name: common.menu.siteList, exact: true }).click();
  await expect(page.getByRole('heading', { name: sites.list.title, exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test('an expired access token is refreshed silently', async ({ page }) => {
  await signIn(page, 'USER');
  let refused = 0;
  await page.route('**/api/v1/site?*', async (route) => {
    if (refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ data: { code: 'unauthenticated' }, message: 'expired' }),
    });
  });
  // The stored session shows the refresh: the browser does not report every request that may outlive its page.
  const storedToken = () =>
    page.evaluate(() => (JSON.parse(localStorage.getItem('session') ?? '{}') as { accessToken?: string }).accessToken);
  const expired = await storedToken();
  await page.goto(`${addresses().console}/admin-user/site-list`);
  await expect.poll(storedToken).not.toBe(expired);
  await expect(page.getByRole('heading', { level: 1, name: sites.list.title })).toBeVisible();
  await expect(page).toHaveURL(/\/site-list$/);
  expect(refused).toBe(1);
});

test('a failed refresh ends the session and opens the login page after a second', async ({ page, context }) => {
  await signIn(page, 'USER');
  await context.clearCookies({ name: 'refresh-token' });
  await page.route('**/api/v1/site?*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ data: { code: 'unauthenticated' }, message: 'expired' }),
    }),
  );
  await page.goto(`${addresses().console}/admin-user/site-list`);
  await expect(page).toHaveURL(/\/login\?next=/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('accessToken');
});

test('a form keeps its text and is saved after the login has signed in again in a dialog (R-4.18)', async ({ page }) => {
  const title = `続きから保存 ${Date.now()}`;
  await authenticate(page, 'MASTER');
  await page.goto(`${addresses().console}/master/create-notification`);
  await page.getByLabel(notices.form.title).fill(title);
  await page.getByLabel(notices.form.content).fill('入力の途中でセッションが終わります。');
  await page.getByRole('checkbox', { name: new RegExp(`^${notices.receiver['oem-admin']}`) }).check();
  // Ends the session on the server, as the sign-out of another tab does.
  await page.request.post(`${addresses().console}/api/v1/auth/log-out`);
  await page.getByRole('button', { name: notices.form.draft, exact: true }).click();

  const dialog = page.getByRole('dialog', { name: session.signedOut.title });
  await expect(dialog.getByLabel(session.signIn.email)).toHaveValue(addresses().logins.MASTER.email);
  await expectNoViolations(page);
  await dialog.getByLabel(session.signIn.password, { exact: true }).fill(addresses().logins.MASTER.password);
  await dialog.getByRole('button', { name: session.signIn.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a response with status 403 opens the forbidden page', async ({ page }) => {
  await signIn(page, 'USER');
  await page.route('**/api/v1/site?*', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({ data: { code: 'forbidden' }, message: 'forbidden' }),
    }),
  );
  await page.goto(`${addresses().console}/admin-user/site-list`);
  await expect(page).toHaveURL(/\/errors\/403$/);
});
