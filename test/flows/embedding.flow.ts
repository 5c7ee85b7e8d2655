/** A published site in frames of other sites, in a real browser. No request leaves for the network. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { embedSnippet } from '#shared/rules/publishing/embed-snippet.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { createVisitorSite, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { addresses } from './steps/console-user.ts';

test.describe.configure({ mode: 'serial' });

const ALLOWED = 'https://shop.example';
let browser: Browser;
let session: ConsoleSession;
let site: VisitorSite;

/** Answers other hosts than the site's with a page that has the snippet. */
async function hostPages(context: BrowserContext): Promise<void> {
  const snippet = embedSnippet({ url: new URL('/en', site.url).href, name: 'Harbour', viewMode: 'MOBILE', link: 'Open' });
  const body = `<!doctype html><html lang="en"><title>Shop</title><meta name="viewport" content="width=device-width"><main><h1>Shop</h1>${snippet}</main></html>`;
  await context.route(/^https:\/\/[a-z]+\.example\//, (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** Publishes the site with the origins that may frame it. */
async function allow(embedOrigins: string[]): Promise<void> {
  const { site: present, document } = await session.call(sites.get, { params: { id: site.id } });
  const saved = await session.call(sites.update, {
    params: { id: site.id },
    body: { base: present.working, changes: { settings: { ...document.settings, embedOrigins } } },
  });
  await publishAndWait(session, site.id, saved.site.working);
}

const shown = (page: Page) => page.frameLocator('iframe').locator('.stage');

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const launch = await chromiumLaunch();
  // Chromium lets no page of the internet frame one of this machine.
  browser = await chromium.launch({ ...launch, args: [...launch.args, '--disable-features=LocalNetworkAccessChecks'] });
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '埋め込みの食堂');
});

test.afterAll(() => browser?.close());

test('a site can be framed by the origins of its owner only, at the height of its sheets', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 900 } });
  await hostPages(context);
  const page = await context.newPage();
  await page.goto(`${ALLOWED}/`);
  await expect(page.frameLocator('iframe').locator('body')).not.toContainText('Morning at the harbour');

  await allow([ALLOWED]);
  await page.reload();
  await expect(shown(page)).toBeVisible();
  const frame = page.locator('iframe');
  const width = (await frame.boundingBox())?.width ?? 0;
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(Math.round((width * 16) / 9));
  // The host page and its frame are two pages, each with landmarks of its own.
  expect((await new AxeBuilder({ page }).options({ iframes: false }).setLegacyMode().analyze()).violations).toEqual([]);

  await page.goto('https://other.example/');
  await expect(shown(page)).toHaveCount(0);

  const read = (path: string) => fetchFromSite(new URL(path, site.url).href);
  const [sheet, login] = [await read('/en'), await read('/en/login')];
  expect([sheet, login].map(({ headers }) => String(headers['content-security-policy']).includes(ALLOWED))).toEqual([true, false]);
  const oembed = /href="([^"]+\/o\/en\.json[^"]*)"/.exec(sheet.body.toString())?.[1] ?? '';
  expect(JSON.parse((await read(oembed)).body.toString())).toMatchObject({ type: 'rich', title: '埋め込みの食堂' });
  await context.close();
});
