import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { audit } from '#shared/messages/jp/console/audit.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { legal } from '#shared/messages/jp/console/legal.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { linkFromMail } from './steps/inbox.ts';
import { addresses, authenticate, signIn, typeCredentials, typeNewPassword } from './steps/console-user.ts';

const at = (path: string): string => `${addresses().console}${path}`;

async function openUserList(page: Page): Promise<void> {
  await page.getByRole('link', { name: common.menu.userList }).click();
  await expect(page.getByRole('heading', { level: 1, name: users.list.title })).toBeVisible();
}

interface Typed {
  company: string;
  contact: string;
  email: string;
  plan?: string;
}

async function typeUser(page: Page, { company, contact, email, plan }: Typed): Promise<void> {
  await page.getByLabel(users.field.companyName).fill(company);
  await page.getByLabel(users.field.contactName).fill(contact);
  await page.getByLabel(users.field.email).fill(email);
  if (plan === undefined) return;
  await page.getByRole('combobox', { name: users.field.planId }).click();
  await page.getByRole('option', { name: plan }).first().click();
}

const act = (page: Page, action: keyof typeof users.action) => page.getByRole('button', { name: users.action[action], exact: true });

async function confirm(page: Page, action: 'pause' | 'resume' | 'terminate' | 'delete', typedName?: string): Promise<void> {
  await act(page, action).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  if (typedName !== undefined) {
    if (action === 'terminate') await dialog.getByLabel(users.termination.reason).fill('ご契約期間の満了');
    await dialog.getByRole('textbox').last().fill(`${typedName}?`);
    await dialog.getByRole('button', { name: users.ask[action].confirm }).click();
    await expect(dialog.getByText(common.confirm.mismatch)).toBeVisible();
    await dialog.getByRole('textbox').last().fill(typedName);
  }
  await dialog.getByRole('button', { name: users.ask[action].confirm }).click();
}

test('the operator creates a user, who signs in by invitation, and carries out each contract action', async ({ page, browser }) => {
  const customer = { company: '株式会社はるかぜ', contact: '春風 そよか', email: 'harukaze@example.com' };
  await signIn(page, 'MASTER');

  await test.step('the form shows every fault next to its field, then creates the user', async () => {
    await openUserList(page);
    await page.getByRole('link', { name: users.list.add }).click();
    await page.getByRole('button', { name: users.create.submit }).click();
    await expect(page.getByText(errors.validation.required).first()).toBeVisible();
    await expect(page.getByLabel(users.field.companyName)).toBeFocused();
    await page.getByRole('radio', { name: users.type.user, exact: true }).check();
    await typeUser(page, { ...customer, email: addresses().logins.USER.email, plan: 'standard' });
    await page.getByRole('button', { name: users.create.submit }).click();
    await expect(page.getByText(errors.validation['email-taken'])).toBeVisible();
    await page.getByLabel(users.field.email).fill(customer.email);
    await page.getByRole('button', { name: users.create.submit }).click();
    await expect(page).toHaveURL(/\/master\/user\/[0-9A-Z]{26}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.company);
    await expect(page.getByText(users.status.INACTIVE).first()).toBeVisible();
    await expectNoViolations(page);
  });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step('the user chooses a password by the resent invitation and signs in', async () => {
    await linkFromMail(customer.email, '/first-time-change-password');
    await act(page, 'resend-invitation').click();
    await theirs.goto(await linkFromMail(customer.email, '/first-time-change-password', 2));
    await expect(theirs.getByText(customer.email).first()).toBeVisible();
    await typeNewPassword(theirs, 'Harukaze.2026');
    await theirs.getByRole('button', { name: session.firstPassword.submit }).click();
    await expect(theirs).toHaveURL(at('/admin-user/summary'));
  });

  await test.step('the user agrees to the contract, which shows its price, before anything else opens (R-2.67)', async () => {
    await expect(theirs.getByRole('main')).toContainText('19,800');
    await expectNoViolations(theirs);
    await theirs.getByRole('checkbox', { name: legal.gate.agree }).check();
    await theirs.getByRole('button', { name: legal.gate.submit }).click();
    await expect(theirs.getByRole('checkbox', { name: legal.gate.agree })).toBeHidden();
    await expect(theirs.getByRole('link', { name: common.menu.siteList }).first()).toBeVisible();
  });

  await test.step('a suspension makes the user read-only from the next request on, and the operator sees the reason', async () => {
    await page.reload();
    await confirm(page, 'pause');
    await expect(page.getByText(users.status.SUSPENDED).first()).toBeVisible();
    await expect(act(page, 'delete')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText(errors.code['terminate-first'])).toBeVisible();
    await theirs.goto(at('/admin-user/site-list'));
    await theirs.reload();
    await expect(theirs.getByText(common.profile.suspended)).toBeVisible();
  });

  await test.step('resuming the contract makes the user able to write again', async () => {
    await confirm(page, 'resume');
    await expect(act(page, 'pause')).toBeEnabled();
    await theirs.reload();
    await expect(theirs.getByText(common.profile.suspended)).toBeHidden();
  });

  await test.step('a termination requires the name of the user and cannot be undone', async () => {
    await confirm(page, 'terminate', customer.company);
    await expect(page.getByText(users.status.TERMINATED).first()).toBeVisible();
    await theirs.goto(at('/admin-user/site-list'));
    await expect(theirs).toHaveURL(/\/login/);
    await typeCredentials(theirs, { email: customer.email, password: 'Harukaze.2026' });
    await expect(theirs.getByText(errors.code['sign-in-failed'])).toBeVisible();
  });

  await test.step('the audit log contains every contract action', async () => {
    await page.getByRole('link', { name: common.menu.auditLog }).click();
    await expect(page.getByRole('heading', { level: 1, name: audit.title })).toBeVisible();
    for (const word of [audit.action.account.terminate, audit.action.account.resume, audit.action.account.activate])
      await expect(page.getByRole('table').getByText(word, { exact: true }).first()).toBeVisible();
    await expectNoViolations(page);
    await page.goBack();
  });

  await test.step('a deleted user is no longer found', async () => {
    await confirm(page, 'delete', customer.company);
    await expect(page).toHaveURL(/\/user-list/);
    await page.getByRole('searchbox', { name: users.list.search }).fill('はるかぜ');
    await expect(page.getByText(users.list.nothing.title)).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
  });
  await context.close();
});

test('a login with an issued password must choose its own password before it can open a screen', async ({ page, browser }) => {
  const user = { company: '花かご商店', contact: '花野 かおり', email: 'hanakago@example.com', plan: 'light' };
  await signIn(page, 'OEM_MASTER');
  await openUserList(page);
  await page.getByRole('link', { name: users.list.add }).click();
  await page.getByRole('radio', { name: users.type['oem-user'], exact: true }).check();
  await typeUser(page, user);
  await page.getByRole('checkbox', { name: users.form.issuePassword }).check();
  await page.getByRole('textbox', { name: users.field.initialPassword }).fill('Issued.2026');
  await page.getByRole('button', { name: users.create.submit }).click();
  await expect(page).toHaveURL(/\/admin\/user\/[0-9A-Z]{26}$/);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(at('/login'));
  await typeCredentials(theirs, { email: user.email, password: 'Issued.2026' });
  await expect(theirs).toHaveURL(at('/first-time-change-password'));
  await theirs.goto(at('/admin-user/site-list'));
  await expect(theirs).toHaveURL(at('/first-time-change-password'));
  await theirs.getByLabel(session.firstPassword.issued, { exact: true }).fill('Issued.2026');
  await typeNewPassword(theirs, 'Hanakago.2026');
  await theirs.getByRole('button', { name: session.firstPassword.submit }).click();
  await expect(theirs).toHaveURL(at('/admin-user/summary'));
  await context.close();
});

test('the sites of a suspended user answer 503, and are restored exactly when the user is resumed', async ({ page }) => {
  const site = addresses().site ?? '';
  const before = await fetchFromSite(site);
  expect(before.status).toBe(200);
  await authenticate(page, 'MASTER_USER');
  const staff = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER_USER);
  const { users: found } = await staff.call(apiContract.masterUser.list, { query: { keyword: addresses().logins.USER.email } });
  await page.goto(at(`/master-user/user/${found[0]?.id}`));
  await confirm(page, 'pause');
  await expect.poll(async () => (await fetchFromSite(site)).status, { timeout: 20_000 }).toBe(503);
  const paused = await fetchFromSite(site);
  expect(paused.headers['retry-after']).toBeDefined();
  expect(paused.headers['cache-control']).toContain('no-store');
  // Excludes the text of an inlined picture, which may contain such a path too.
  const files = [...new Set(before.body.toString().match(/(?<=["' ])\/(?:m|a)\/[\w/.-]+/g))];
  expect(files.length).toBeGreaterThan(1);
  for (const path of ['/s/0.html', '/sitemap.xml', ...files])
    expect((await fetchFromSite(new URL(path, site).href)).status, path).toBe(503);
  const shown = await page.context().newPage();
  await shown.goto(site);
  await expect(shown.getByRole('heading')).toHaveText(visitor.paused.title);
  await expect(shown.locator('header')).toHaveText('喫茶 こもれび');
  await expect(shown.locator('body')).toHaveClass('branded');
  await shown.close();
  await confirm(page, 'resume');
  await expect.poll(async () => (await fetchFromSite(site)).status, { timeout: 20_000 }).toBe(200);
  expect((await fetchFromSite(site)).body.equals(before.body)).toBe(true);
});

test('the user list can be searched, filtered and exported, and keeps the filters in the URL', async ({ page }) => {
  await signIn(page, 'MASTER');
  await openUserList(page);
  await page.getByRole('searchbox', { name: users.list.search }).fill('あおぞら');
  await expect(page.getByRole('link', { name: /あおぞらメディア/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /喫茶/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: users.list.search })).toHaveValue('あおぞら');
  await page.getByRole('combobox', { name: users.field.type }).selectOption({ label: users.type['oem-admin'] });
  await expect(page).toHaveURL(/type=oem-admin/);

  await page.goto(at('/master/user-list'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: common.export.start }).click()]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv).toContain('喫茶 こもれび');
  expect(csv.split('\r\n')[0]).toContain(users.csv.companyName);
});

test('a login without permission gets the forbidden page, and users outside the tree are not found', async ({ page }) => {
  await signIn(page, 'USER');
  await expect(page.getByRole('link', { name: common.menu.userList })).toBeHidden();
  await page.goto(at('/admin-user/user-list'));
  await expect(page).toHaveURL(at('/errors/403'));

  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const idOf = async (email: string): Promise<string> =>
    (await operator.call(apiContract.masterUser.list, { query: { keyword: email } })).users[0]?.id ?? '';
  const [oem, customer] = [await idOf(addresses().logins.OEM_MASTER.email), await idOf(addresses().logins.USER.email)];
  await page.goto(at('/log-out'));
  await expect(page.getByText(session.signOut.done)).toBeVisible();
  await signIn(page, 'OEM_ADMIN');
  for (const id of [oem, customer, '01J00000000000000000000000']) {
    await page.goto(at(`/admin/user/${id}`));
    await expect(page.getByText(users.missing)).toBeVisible();
  }
});
