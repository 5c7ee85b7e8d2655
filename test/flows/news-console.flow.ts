/** News in the console: created for a site with picture, link and times, listed, edited, ended, copied and deleted. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { news } from '#shared/messages/jp/console/news.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { createVisitorSite, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { picture } from '#test/support/media/upload.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, openFromMenu, signIn } from './steps/console-user.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Distinguishes what this attempt creates from what a failed attempt has left. */
const RUN = Date.now().toString(36);
const SITE_NAME = `港のお知らせ${RUN}`;
const TITLE = `冬の特別メニュー${RUN}`;
const CONTENT = '12月1日から、港の食堂で冬の特別メニューが始まります。';
/** Long after every day on which the flow can run. */
const START = '2090/12/01 10:00';
const END = '2090/12/24 18:00';

let site: VisitorSite;
let itemUrl: string;
test.beforeAll(async () => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, SITE_NAME);
});

const deliveryPath = (): string => `${addresses().console}/admin/notification-delivery/${site.id}`;
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const named = (text: string, title: string): string => text.replace('{{title}}', title);

/** Chooses an action in the menu of a row. */
async function choose(page: Page, title: string, action: string, index = 0): Promise<void> {
  await row(page, title)
    .nth(index)
    .getByRole('button', { name: common.table.actions.replace('{{name}}', title) })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a scheduled news item with picture and link is created from the site list', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site-list?q=${encodeURIComponent(SITE_NAME)}`);
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', SITE_NAME) }).click();
  await page.getByRole('menuitem', { name: sites.card.news }).click();
  await expect(page).toHaveURL(deliveryPath());
  await expect(page.getByText(news.list.empty.title)).toBeVisible();
  await page.getByRole('link', { name: news.list.add }).first().click();

  await page.getByRole('textbox', { name: news.field.title }).fill(TITLE);
  await page.getByRole('textbox', { name: news.field.content }).fill(CONTENT);
  await expect(page.getByText(`${CONTENT.length} / 120`)).toBeVisible();
  await page.getByRole('combobox', { name: news.link.label }).click();
  await page.getByRole('option', { name: news.link.kind.cell }).click();
  await page.getByRole('gridcell', { name: `B1, ${SHEET_TEXTS.jp.B1}` }).click();

  const photo = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: await picture('冬', '#0277bd', 900, 600) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: news.image.use }).click();
  await expect(page.getByRole('button', { name: common.upload.replace })).toBeVisible({ timeout: 60_000 });

  await page.getByRole('radio', { name: news.timing.scheduled }).check();
  await page.getByRole('textbox', { name: news.timing.start }).fill('2090-12-1 10:00');
  await page.getByRole('textbox', { name: news.timing.end }).fill(END);
  await page.getByRole('textbox', { name: news.timing.end }).blur();
  await expect(page.getByRole('textbox', { name: news.timing.start })).toHaveValue(START);
  const words = news.visibility.period.replace('{{start}}', START).replace('{{end}}', END);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.locator('.news b')).toHaveText(TITLE);
  await expectNoViolations(page);
  await page.getByRole('button', { name: news.submit.schedule }).click();
  await expect(page.getByText(named(news.create.done, TITLE))).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(news.link.toSheet.replace('{{cell}}', 'B1'))).toBeVisible();
  await expect(page.locator('.news img')).toBeVisible();
  itemUrl = page.url();
});

test('the times of a news item are picked in a calendar in the language of the console', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${deliveryPath()}/create`);
  await page.getByRole('radio', { name: news.timing.scheduled }).check();
  const start = page.getByRole('textbox', { name: news.timing.start });
  await start.fill('2090/11/30 09:00');
  await page.getByRole('button', { name: `${common.timePicker.open}: ${news.timing.start}` }).click();
  await page.getByRole('button', { name: '2090年11月30日木曜日' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2090年12月', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: common.timePicker.hour, exact: true }).selectOption('10');
  await page.getByRole('button', { name: common.timePicker.done, exact: true }).click();
  await expect(start).toHaveValue(START);
});

test('a news item is listed with its status, edited, ended and copied', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await openFromMenu(page, 'latestInformation');
  await page.getByRole('searchbox', { name: news.list.search }).fill(TITLE);
  await expect(row(page, TITLE)).toHaveCount(1);
  for (const text of [news.status.unpublic, START, SITE_NAME]) await expect(row(page, TITLE)).toContainText(text);

  await choose(page, TITLE, common.edit);
  await page.getByRole('radio', { name: news.timing.instant }).check();
  await expect(page.getByText(news.visibility.until.replace('{{end}}', END))).toBeVisible();
  await page.getByRole('button', { name: news.submit.update }).click();
  await expect(page.getByText(named(news.update.done, TITLE))).toBeVisible();
  await expect(page.getByText(news.status.public)).toBeVisible();

  await page.goto(deliveryPath());
  await expect(row(page, TITLE)).toContainText(news.status.public);
  await choose(page, TITLE, news.actions.end.label);
  await page.getByRole('button', { name: news.actions.end.confirm }).click();
  await expect(page.getByText(named(news.actions.end.done, TITLE))).toBeVisible();
  await expect(row(page, TITLE)).toContainText(news.status.expired);

  await choose(page, TITLE, news.actions.duplicate.label);
  await expect(page.getByText(named(news.actions.duplicate.done, TITLE))).toBeVisible();
  await expect(row(page, TITLE)).toHaveCount(2);
  await page.getByRole('combobox', { name: news.field.status }).selectOption('draft');
  await expect(row(page, TITLE)).toHaveCount(1);
  await expect(page).toHaveURL(`${deliveryPath()}?status=draft`);
});

test('the order of news is changed by a button and by keyboard, and stored', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const item = { content: CONTENT, contentUrl: '', publishType: 'instant', startDate: null, endDate: null, state: 'draft' } as const;
  for (const title of ['甲のお知らせ', '乙のお知らせ'])
    await session.call(apiContract.news.create, { body: { ...item, siteIds: [site.id], title } });
  await page.goto(`${deliveryPath()}?view=order`);
  const list = page.getByRole('list', { name: news.order.label });
  const titles = () => list.getByRole('link').allTextContents();
  await expect(list.getByRole('link')).toHaveCount(4);
  const before = await titles();
  const moved = page.waitForResponse((response) => response.url().endsWith('/order') && response.ok());
  await page
    .getByRole('button', { name: common.sort.down.replace('{{name}}', before[0] ?? ''), exact: true })
    .first()
    .click();
  await moved;
  const after = [before[1], before[0], ...before.slice(2)];
  await expect.poll(titles).toEqual(after);
  await page.reload();
  await expect.poll(titles).toEqual(after);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('a customer gets not-found for the news of another account', async ({ page }) => {
  await signIn(page, 'USER');
  await openFromMenu(page, 'latestInformation');
  await page.getByRole('searchbox', { name: news.list.search }).fill(TITLE);
  await expect(page.getByText(news.list.nothing.title)).toBeVisible();
  await page.goto(itemUrl.replace('/admin/', '/admin-user/'));
  await expect(page.getByText(news.detail.missing)).toBeVisible();
});

test('news items are deleted on their page and in the list', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
  await page.goto(itemUrl);
  await page.getByRole('button', { name: news.actions.remove.label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: news.actions.remove.confirm }).click();
  await expect(page.getByText(named(news.actions.remove.done, TITLE))).toBeVisible();
  await expect(page).toHaveURL(deliveryPath());
  await expect(row(page, TITLE)).toHaveCount(1);
  await choose(page, TITLE, news.actions.remove.label);
  await page.getByRole('dialog').getByRole('button', { name: news.actions.remove.confirm }).click();
  await expect(row(page, TITLE)).toHaveCount(0);
});
