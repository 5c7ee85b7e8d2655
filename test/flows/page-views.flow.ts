/** Page views: visitors open pages of a site, its owner sees how often; programs and prefetches do not count. */
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { usage as endpoints } from '#shared/api-contract/endpoints/usage.ts';
import { summary } from '#shared/messages/jp/console/summary.ts';
import { usage } from '#shared/messages/jp/console/usage.ts';
import { createVisitorSite, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';
import { DESK, visit } from './steps/visitor.ts';

/** The settings of a browser that a person uses. The default user agent of the flows is that of a headless browser. */
const PERSON = {
  ...DESK,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let session: ConsoleSession;
let site: VisitorSite;
let siteName: string;
test.beforeAll(async () => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  siteName = `閲覧の多い店${test.info().retry || ''}`;
  site = await createVisitorSite(session, siteName);
});

const viewsOfSite = async (): Promise<number> => {
  const { sites } = await session.call(endpoints.pageViews, { query: {} });
  return sites.find(({ siteId }) => siteId === site.id)?.views ?? 0;
};

test('page views count the pages that visitors open, but neither crawlers nor prefetches', async ({ browser }) => {
  const page = await visit(browser, site.url, PERSON);
  await page.goto(new URL('/contact', site.url).href);
  await page.goto(new URL('/en', site.url).href);
  const prefetch = await page.context().newPage();
  await prefetch.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
  expect((await prefetch.goto(site.url))?.status()).toBe(425);
  const program = await visit(browser, site.url, { ...DESK, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await program.context().close();
  await page.context().close();
  await expect.poll(viewsOfSite, { timeout: 30_000 }).toBe(3);
});

test('the owner reaches the page views of each site from the summary', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  await page.getByRole('region', { name: summary.contract.title }).getByRole('link', { name: usage.seeBySite }).click();
  await expect(page.getByRole('heading', { level: 1, name: usage.title })).toBeVisible();
  await expect(page.getByRole('row', { name: `${siteName} 3` })).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(siteName)).toBeVisible();
  await expectNoOverflow(page);
});
