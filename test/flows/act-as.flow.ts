/** The operator opens the console of a customer, to view and to edit; the customer is notified and ends it. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { acting } from '#shared/messages/jp/console/acting.ts';
import { audit } from '#shared/messages/jp/console/audit.ts';
import { bell } from '#shared/messages/jp/console/bell.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { mail } from '#shared/messages/jp/mail/mail.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, openInPlace } from './steps/console-user.ts';
import { mailsTo } from './steps/inbox.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const at = (path: string): string => `${addresses().console}${path}`;
const banner = (page: Page) => page.getByRole('region', { name: acting.banner.label });

async function checkBothWidths(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoViolations(page);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
}

/** Opens the console of the customer from its page. */
async function open(page: Page, customer: UserInfo, { access, reason }: { access: ActingAccess; reason: string }): Promise<void> {
  await page.goto(at(`/master/user/${customer.id}`));
  await page.getByRole('button', { name: acting.panel.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: acting.access[access] }).check();
  await dialog.getByLabel(acting.dialog.reason).fill(reason);
  await dialog.getByRole('button', { name: acting.dialog.submit }).click();
  await expect(page).toHaveURL(at('/admin-user/summary'));
  await expect(banner(page)).toContainText(acting.access[access]);
}

/** Returns the response to a save with the token of the tab, which the console does not offer. */
const saveByHand = (page: Page): Promise<{ status: number; code: string }> =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('acting-session') ?? '{}') as { accessToken: string };
    const body = JSON.stringify({ name: 'x', numberHorizontal: 1, numberVertical: 1, viewMode: 'PC' });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const response = await fetch('/api/v1/site', { method: 'POST', headers, body });
    const { data } = (await response.json()) as { data: { code: string } };
    return { status: response.status, code: data.code };
  });

test('the operator acts as a customer, who is notified and ends the acting session', async ({ page, browser }) => {
  const { logins, console: origin } = addresses();
  const client = await ConsoleSession.signIn(origin, logins.USER);
  const { user: customer } = await client.call(apiContract.auth.userInfo, {});
  const operator = (await (await ConsoleSession.signIn(origin, logins.MASTER)).call(apiContract.auth.userInfo, {})).user;
  // The customer sees its manager as its provider.
  const both = fillPlaceholders(audit.actsFor, { name: common.person.providerAlone, actsFor: customer.contactName });
  const reason = `画像の表示の確認 ${Date.now()}`;
  await authenticate(page, 'MASTER');

  await test.step('the dialog requires a reason and explains the consequences', async () => {
    await page.goto(at(`/master/user/${customer.id}`));
    await page.getByRole('button', { name: acting.panel.open }).click();
    const dialog = page.getByRole('dialog');
    for (const text of [acting.dialog.told, acting.dialog.recorded, acting.dialog.ends]) await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: acting.dialog.submit }).click();
    await expect(dialog.getByText(errors.validation.required)).toBeVisible();
    await checkBothWidths(page);
    await dialog.getByRole('button', { name: common.cancel }).click();
  });

  await test.step('with READ the operator views the sites of the customer and cannot save', async () => {
    await open(page, customer, { access: 'READ', reason });
    await expect(banner(page)).toContainText(
      fillPlaceholders(acting.banner.whose, { company: customer.companyName, name: customer.contactName }),
    );
    await checkBothWidths(page);
    await openInPlace(page, '/admin-user/site-list');
    const { sites } = await client.call(apiContract.site.list, { query: { limit: 1 } });
    await expect(page.getByText(sites[0]?.name ?? '').first()).toBeVisible();
    await expect(page.getByRole('link', { name: common.palette.action.createSite })).toHaveCount(0);
    expect(await saveByHand(page)).toEqual({ status: 403, code: 'acting-read-only' });
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await openInPlace(page, `/admin-user/site/${sites[0]?.id ?? ''}`);
    await expect(page.getByRole('navigation', { name: editor.pane.label })).toBeVisible();
    await expect(page.getByRole('button', { name: editor.undo })).toHaveCount(0);
    await page.setViewportSize(size);
    await openInPlace(page, '/admin-user/profile');
    await expect(page.getByText(acting.personOnly)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^プロフィールメニュー/ })
      .click();
    await expect(page.getByRole('menuitem', { name: common.menu.profile, exact: true })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: common.profile.changePassword })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: bell.channels.submit })).toHaveCount(0);
  });

  await test.step('every other tab shows the operator’s own console', async () => {
    const other = await page.context().newPage();
    await other.goto(at('/'));
    await expect(other).toHaveURL(at('/master/summary'));
    await expect(other.getByRole('button', { name: fillPlaceholders(common.profile.open, { name: operator.contactName }) })).toBeVisible();
    await expect(banner(other)).toHaveCount(0);
    await other.close();
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });

  await test.step('ending the session returns to the page of the customer’s account', async () => {
    await banner(page).getByRole('button', { name: acting.back }).click();
    await expect(page).toHaveURL(at(`/master/user/${customer.id}`));
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('with EDIT the operator makes a change, which the customer’s audit log shows under both names', async () => {
    await open(page, customer, { access: 'EDIT', reason });
    await openInPlace(page, '/admin-user/profile');
    const channel = page.getByLabel(bell.channels.kind['import-finished'], { exact: true });
    await channel.selectOption((await channel.inputValue()) === 'bell' ? 'both' : 'bell');
    await page.getByRole('button', { name: bell.channels.submit }).click();
    await expect(page.getByText(bell.channels.saved)).toBeVisible();
    await openInPlace(page, '/admin-user/audit-log');
    const rows = page.getByRole('row').filter({ hasText: both });
    await expect(rows.filter({ hasText: audit.action.account.events }).first()).toBeVisible();
    await expect(rows.filter({ hasText: audit.action.account['act-as'] }).filter({ hasText: reason }).first()).toBeVisible();
    await expect(rows.filter({ hasText: audit.action.account['act-as-end'] }).first()).toBeVisible();
    await checkBothWidths(page);
  });

  await test.step('the customer is notified by e-mail', async () => {
    const noticeMails = async () => (await mailsTo(logins.USER.email)).filter(({ subject }) => subject.includes(mail.actedFor.title));
    await expect.poll(async () => (await noticeMails()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    const texts = (await noticeMails()).map(({ text }) => text);
    const lead = fillPlaceholders(mail.actedFor.leadOfProvider, { provider: mail.provider.alone });
    expect(texts.filter((text) => text.includes(reason) && text.includes(lead))).not.toEqual([]);
    expect(texts.join()).not.toContain(operator.contactName);
  });

  await test.step('the customer ends the session on the profile page', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await authenticate(theirs, 'USER');
    await theirs.goto(at('/admin-user/profile'));
    const item = theirs.getByRole('listitem').filter({ hasText: fillPlaceholders(acting.past.reason, { reason }) });
    await expect(item).toHaveCount(2);
    await checkBothWidths(theirs);
    await item.getByRole('button', { name: acting.past.end }).click();
    await expect(theirs.getByText(acting.past.ended)).toBeVisible();
    await expect(item.getByText(acting.past.active)).toHaveCount(0);
    await theirs.context().close();
  });

  await test.step('the operator sees that the session has ended, and returns to its own console', async () => {
    await page.goto(at('/admin-user/site-list'));
    await expect(page.getByRole('heading', { name: acting.over.title })).toBeVisible();
    await checkBothWidths(page);
    await page.getByRole('button', { name: acting.back }).click();
    await expect(page).toHaveURL(at(`/master/user/${customer.id}`));
    await expect(page.getByRole('button', { name: acting.panel.open })).toBeVisible();
  });
});
