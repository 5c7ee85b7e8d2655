/** System notifications: written by the operator, received in the bell, read in several tabs. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { bell } from '#shared/messages/jp/console/bell.ts';
import { notices } from '#shared/messages/jp/console/notices.ts';
import type { Role } from '#shared/model/role.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, openFromMenu, signIn } from './steps/console-user.ts';

const TITLE = 'OEM管理者だけへのお知らせ';
const MAINTENANCE = '流れの中のメンテナンス';
const HOUR_MS = 3_600_000;

const newContext = (browser: Browser) => browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
/** A page of another person. */
const newPage = async (browser: Browser): Promise<Page> => (await newContext(browser)).newPage();

const session = (role: Role): Promise<ConsoleSession> => ConsoleSession.signIn(addresses().console, addresses().logins[role]);

/** Removes what a flow has written: every later screen would show it. */
async function removeNamed(...titles: string[]): Promise<void> {
  const operator = await session('MASTER');
  const { notices: all } = await operator.call(systemNoti.list, { query: { limit: 100 } });
  for (const { id, title } of all) if (titles.includes(title)) await operator.call(systemNoti.remove, { params: { id } });
}
test.beforeEach(() => removeNamed(TITLE, MAINTENANCE));
test.afterAll(() => removeNamed(TITLE, MAINTENANCE));

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${bell.openNone}`) });
const unreadOf = async (page: Page): Promise<number> => Number(/\d+/.exec((await bellOf(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

async function write(page: Page, title: string, receiver: keyof typeof notices.receiver): Promise<void> {
  await page.getByLabel(notices.form.title).fill(title);
  await page.getByLabel(notices.form.content).fill('本文です。');
  await page.getByRole('checkbox', { name: new RegExp(`^${notices.receiver[receiver]}`) }).check();
}

test('a notification to OEM admins is shown only to them, and marked as read in both tabs', async ({ browser }) => {
  const operator = await newPage(browser);
  await signIn(operator, 'MASTER');
  await openFromMenu(operator, 'systemNotices');
  await operator.getByRole('link', { name: notices.create }).click();
  await operator.getByRole('button', { name: notices.form.now, exact: true }).click();
  await expect(operator.getByLabel(notices.form.title)).toBeFocused();
  await write(operator, TITLE, 'oem-admin');
  await operator.getByRole('button', { name: notices.form.now, exact: true }).click();
  await expect(operator.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expectNoViolations(operator);

  const context = await newContext(browser);
  const first = await context.newPage();
  await signIn(first, 'OEM_ADMIN');
  await expect.poll(() => unreadOf(first)).toBeGreaterThan(0);
  const before = await unreadOf(first);
  const second = await context.newPage();
  await second.goto(first.url());
  await expect.poll(() => unreadOf(second)).toBe(before);

  await bellOf(first).click();
  await first.getByRole('link', { name: new RegExp(TITLE) }).click();
  await expect(first.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  for (const page of [first, second]) await expect.poll(() => unreadOf(page)).toBe(before - 1);
  await openFromMenu(second, 'notices');
  await expectNoViolations(second);
  if (before > 1) await second.getByRole('button', { name: notices.received.markAll }).click();
  for (const page of [first, second]) await expect.poll(() => unreadOf(page)).toBe(0);
  await context.close();

  for (const role of ['OEM_MASTER', 'USER', 'SUB_ADMIN'] as const) {
    const { items } = await (await session(role)).call(systemNoti.show, { query: {} });
    expect(items.map((item) => (item.type === 'notice' ? item.title : item.kind))).not.toContain(TITLE);
  }
  await operator.reload();
  await expect(operator.getByRole('row', { name: new RegExp(notices.receiver['oem-admin']) })).toContainText('1');
  await operator.getByRole('button', { name: notices.remove.action }).click();
  await operator.getByRole('dialog').getByRole('button', { name: notices.remove.action }).click();
  await expect(operator).toHaveURL(/\/system-notification$/);
  await operator.context().close();
});

test('a maintenance notice is shown above every screen of its receivers until the maintenance ends', async ({ page, browser }) => {
  await authenticate(page, 'MASTER');
  await page.goto(`${addresses().console}/master/create-notification`);
  await page.getByText(notices.kind.maintenance, { exact: true }).click();
  await write(page, MAINTENANCE, 'oem-master');
  const at = (hours: number): string => formatTime(new Date(Date.now() + hours * HOUR_MS).toISOString());
  await page.getByRole('textbox', { name: notices.form.maintenanceStart }).fill(at(2));
  await page.getByRole('textbox', { name: notices.form.maintenanceEnd }).fill(at(1));
  await page.getByRole('button', { name: notices.form.now, exact: true }).click();
  await expect(page.getByRole('textbox', { name: notices.form.maintenanceEnd })).toBeFocused();
  await page.getByRole('textbox', { name: notices.form.maintenanceEnd }).fill(at(3));
  await page.getByRole('button', { name: notices.form.now, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: MAINTENANCE })).toBeVisible();

  const oem = await newPage(browser);
  await signIn(oem, 'OEM_MASTER');
  const banner = oem.getByRole('note').filter({ hasText: MAINTENANCE });
  await expect(banner).toBeVisible();
  await openFromMenu(oem, 'siteList');
  await banner.getByRole('link', { name: bell.banner.open }).click();
  await expect(oem.getByRole('heading', { level: 1, name: MAINTENANCE })).toBeVisible();
  await expectNoViolations(oem);

  const operator = await session('MASTER');
  const { notices: all } = await operator.call(systemNoti.list, { query: { keyword: MAINTENANCE } });
  const id = all[0]?.id ?? '';
  await operator.call(systemNoti.remove, { params: { id } });
  await oem.reload();
  await expect(oem.getByText(notices.missing.title)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await oem.context().close();
});
