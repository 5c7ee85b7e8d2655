/**
 * Variations of a sheet: an owner makes one in the editor and publishes it; visitors see it by its address or by its share; the owner reads
 * the figures of each version in the creative analysis.
 */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { HOTEL_LOGIN } from '#infra/local/demo/sites/make-demo-sites.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { analytics as endpoints } from '#shared/api-contract/endpoints/analytics.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { creatives } from '#shared/messages/jp/console/creatives.ts';
import { swipe as labels } from '#shared/messages/jp/console/swipe.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { variations } from '#shared/messages/jp/editor/variations.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { BUTTON, createMeasuredSite, SHOP, titleOf } from '#test/support/sites/measured-site.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, typeCredentials } from './steps/console-user.ts';
import { reportRows } from './steps/report-table.ts';
import { afterRunOf } from './steps/schedules.ts';
import { DESK, modulesLoaded, PHONE, visit } from './steps/visitor.ts';

test.describe.configure({ mode: 'serial' });

/** The user agent of a person's browser. Reports of programs are not counted, and the default one is that of a headless browser. */
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const OTHER_TEXT = '海の見える客室';
const NAME = fillPlaceholders(variations.initialName, { letter: 'B' });

let owner: ConsoleSession;
let site: { id: string; url: string };
let page: Page;
let person: Browser;
test.beforeAll(async ({ browser }) => {
  owner = await ConsoleSession.signIn(addresses().console, HOTEL_LOGIN);
  site = await createMeasuredSite(owner, `別案の宿${test.info().retry || ''}`);
  page = await (await browser.newContext({ ...DESK, acceptDownloads: true })).newPage();
  await page.goto(`${addresses().console}/login`);
  await typeCredentials(page, HOTEL_LOGIN);
  await expect(page).toHaveURL(/\/summary$/);
  const launch = await chromiumLaunch();
  person = await chromium.launch({ ...launch, args: [...launch.args, `--user-agent=${AGENT}`] });
});
test.afterAll(async () => {
  await page?.context().close();
  await person?.close();
});

const documentOf = async () => (await owner.call(sites.get, { params: { id: site.id } })).document;
const sheetOf = async () => {
  const { grid, sheets } = await documentOf();
  return sheets[grid.cells['A1'] ?? '']?.jp;
};
const mainText = () => page.getByRole('textbox', { name: fields.sheet.mainText, exact: true });

test('the owner creates a variation of a sheet, undoes and redoes a change, and publishes the variation', async () => {
  await page.goto(`${addresses().console}/admin-user/site/${site.id}`);
  await page.locator('[data-cell="A1"][role="gridcell"]').click();
  await page.getByRole('heading', { name: fields.sheet.variations, exact: true }).click();
  await page.getByRole('button', { name: variations.add, exact: true }).click();
  await expect(page.getByText(fillPlaceholders(variations.editingOf, { name: NAME }))).toBeVisible();
  await mainText().fill(OTHER_TEXT);
  await expect(page.getByRole('combobox', { name: variations.shown })).toHaveValue(/^\w{26}$/);
  await page.keyboard.press('Control+z');
  await expect(mainText()).toHaveValue(titleOf('A1'));
  await page.keyboard.press('Control+Shift+z');
  await expect(mainText()).toHaveValue(OTHER_TEXT);
  await expectNoViolations(page);

  await page.getByRole('combobox', { name: variations.shown }).selectOption('');
  await expect(mainText()).toHaveValue(titleOf('A1'));
  await expect(page.getByText(saving.status.saved, { exact: true }).first()).toBeVisible();
  await expect.poll(async () => (await sheetOf())?.variations[0]?.fields).toEqual({ mainText: OTHER_TEXT });
  expect((await sheetOf())?.mainText).toBe(titleOf('A1'));

  const { site: saved } = await owner.call(sites.get, { params: { id: site.id } });
  await publishAndWait(owner, site.id, saved.working);
});

/** The text of the shown sheet. */
const textOn = (visited: Page) => visited.locator('.deck > #A1 .text');

async function leave(visited: Page): Promise<void> {
  await visited.goto('about:blank');
  await visited.context().close();
}

test('a visitor without scripts sees the original sheet, and a URL that names the variation shows the variation', async ({ browser }) => {
  const plain = await visit(browser, site.url, { ...PHONE, javaScriptEnabled: false });
  await expect(textOn(plain)).toHaveText(titleOf('A1'));
  await plain.context().close();

  const id = (await sheetOf())?.variations[0]?.id ?? '';
  const named = await visit(person, `${site.url}?variation_id=${id}`, PHONE);
  await expect(textOn(named)).toHaveText(OTHER_TEXT);
  await expect(named.locator('.deck > #A1 img')).toHaveJSProperty('complete', true);
  await named.context().route(`${SHOP}/**`, (route) => route.fulfill({ status: 204 }));
  await modulesLoaded(named);
  const asked = named.waitForRequest((request) => request.url().startsWith(SHOP));
  await named.locator('#A1').getByRole('link', { name: BUTTON }).click();
  await asked;
  await leave(named);
});

test('a visitor with scripts sees either the sheet or its variation, and the same throughout the visit', async () => {
  for (const [random, text] of [
    [0.1, OTHER_TEXT],
    [0.9, titleOf('A1')],
  ] as const) {
    const visited = await visit(person, 'about:blank', DESK);
    await visited.addInitScript((value) => {
      Math.random = () => value;
    }, random);
    await visited.goto(site.url);
    await expect(textOn(visited)).toHaveText(text);
    await modulesLoaded(visited);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await visited.keyboard.press(key);
      await visited.waitForTimeout(500);
    }
    await expect(textOn(visited)).toHaveText(text);
    await leave(visited);
  }
});

test('the report shows the figures of the original sheet and of its variation', async () => {
  test.setTimeout(180_000);
  const counted = async () => {
    const { totals } = await owner.call(endpoints.site, { params: { siteId: site.id }, query: {} });
    return [totals.visits, totals.clicks];
  };
  // The reconcile function rolls up the collected visits.
  await expect.poll(afterRunOf('reconcile', counted), { timeout: 150_000 }).toEqual([3, 1]);
  await page.goto(`${addresses().console}/admin-user/analytics?site=${site.id}&tab=creatives`);
  const rows = await reportRows(page, creatives.versions.result);
  const shown = rows.map((row) => [row[creatives.versions.version], row[labels.detail.visits], row[creatives.compare.clicked]]);
  expect(shown).toEqual([
    [creatives.versions.itself, '1', fillPlaceholders(creatives.compare.share, { share: '0.0%', times: '0', of: '1' })],
    [NAME, '2', fillPlaceholders(creatives.compare.share, { share: '50.0%', times: '1', of: '2' })],
  ]);
  expect(rows[1]?.[creatives.versions.verdict.clicked]).toBe(fillPlaceholders(creatives.verdict.tooFew, { count: 30 }));
  await expectNoViolations(page);
});
