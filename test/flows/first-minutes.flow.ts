/** The first minutes of a new user: nothing moves or blanks by itself. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { SECTIONS } from '#web/features/editor/model/editor/section.ts';
import { REPORT_TABS } from '#web/features/analytics/address/report-tab.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { addresses, authenticate, signIn } from './steps/console-user.ts';
import { AFTER_INPUT_MS, AFTER_LOADING_MS, unsteadinessOf, watchSteadiness } from './steps/steadiness.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const VIEWPORTS = [DESK, PHONE];

/** `npm run test:long` opens every path in both widths, other runs each in one of them, alternating. */
const sampled = (paths: readonly string[], viewport: (typeof VIEWPORTS)[number]): readonly string[] =>
  isLongRun ? paths : paths.filter((_, index) => index % VIEWPORTS.length === VIEWPORTS.indexOf(viewport));

const menuLinks = (page: Page) => page.getByRole('navigation', { name: common.menu.label }).getByRole('link');

let session: ConsoleSession;
let demoSite: string;
test.beforeAll(async () => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { sites } = await session.call(apiContract.site.list, { query: { keyword: '白樺' } });
  demoSite = sites[0]?.id ?? '';
});

// Every answer is slow, and every test opens about ten screens.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('no screen of the menu shifts or blanks when it is opened from another screen', async ({ page }) => {
  await page.setViewportSize(DESK);
  await watchSteadiness(page, AFTER_INPUT_MS);
  await signIn(page, 'OEM_MASTER');
  for (let index = 0; index < (await menuLinks(page).count()); index += 1) {
    await menuLinks(page).nth(index).click();
    await unsteadinessOf(page);
  }
  expect(await unsteadinessOf(page)).toEqual([]);
});

const ROUTES: Readonly<Record<string, (id: string, menu: readonly string[]) => readonly string[]>> = {
  'screen of the menu': (id, menu) => [...menu, '/admin/create-site', `/admin/site/list/${id}`, `/admin/notification-delivery/${id}`],
  report: (id) => REPORT_TABS.map((tab) => `/admin/analytics?site=${id}&tab=${tab}`),
};

/** Opens the paths one after another; returns what moved or blanked. */
async function unsteadinessAt(page: Page, paths: readonly string[]): Promise<string[]> {
  await watchSteadiness(page, AFTER_LOADING_MS);
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(addresses().console + path);
    found.push(...(await unsteadinessOf(page)));
  }
  return found;
}

for (const viewport of VIEWPORTS) {
  for (const [name, pathsOf] of Object.entries(ROUTES))
    test(`no ${name} shifts or blanks while it loads, ${viewport.width} px wide`, async ({ page }) => {
      await page.setViewportSize(DESK);
      await signIn(page, 'OEM_MASTER');
      const menu = await menuLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      await page.setViewportSize(viewport);
      expect(await unsteadinessAt(page, sampled(pathsOf(demoSite, menu), viewport))).toEqual([]);
    });

  test(`no section of the editor shifts or blanks while it loads, ${viewport.width} px wide`, async ({ page }) => {
    // Uses a copy that no other flow opens, because the picture of another editor would appear.
    const { site } = await session.call(apiContract.site.duplicate, { params: { id: demoSite }, body: { name: '動かない編集画面' } });
    await page.setViewportSize(viewport);
    await authenticate(page, 'OEM_MASTER');
    const paths = SECTIONS.map((section) => `/admin/site/${site.id}?section=${section}`);
    expect(await unsteadinessAt(page, sampled(paths, viewport))).toEqual([]);
    await session.call(apiContract.site.delete, { params: { id: site.id } });
  });
}
