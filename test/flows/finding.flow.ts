/** A published site as search engines and social networks find it, as visitors share it, and without a network. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { visitor as jp } from '#shared/messages/jp/visitor/visitor.ts';
import { searchFaults } from '#test/support/markup/search-audits.ts';
import { publishGrid } from '#test/support/sites/published-grid.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses } from './steps/console-user.ts';
import { expectShown, PHONE, visit } from './steps/visitor.ts';

/** Returns the URL of the published demo site. */
function demoSite(): string {
  const { site } = addresses();
  if (site === null) throw new Error('The demo site is not published');
  return site;
}

/** Fetches a file of the site on which a page is. */
const fetched = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() };
  }, path);

test('every page of a site passes the audits of search engines', async ({ browser }) => {
  const page = await visit(browser, demoSite());
  const robots = await fetched(page, '/robots.txt');
  expect(robots).toMatchObject({ status: 200, body: expect.stringContaining(`Sitemap: ${demoSite()}/sitemap.xml`) });
  const { window } = new JSDOM((await fetched(page, '/sitemap.xml')).body, { contentType: 'application/xml' });
  const urls = [...window.document.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
  expect(urls.length).toBeGreaterThan(5);
  expect(window.document.getElementsByTagName('image:loc').length).toBeGreaterThan(3);
  for (const url of urls) {
    const { status, body } = await fetched(page, url);
    expect([url, status, searchFaults(new JSDOM(body).window.document, true)]).toEqual([url, 200, []]);
  }
  const manifest = JSON.parse((await fetched(page, '/manifest.webmanifest')).body) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await fetched(page, src)).status).toBe(200);
  expect(await fetched(page, '/favicon.ico')).toMatchObject({ status: 200, type: 'image/png' });
  await page.context().close();
});

test('a sheet has the same title after loading its page and after swiping to it', async ({ browser }) => {
  const page = await visit(browser, demoSite());
  const home = await page.title();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expectShown(page, 'A2');
  }).toPass();
  const below = await page.title();
  expect(below).not.toBe(home);
  await page.keyboard.press('ArrowUp');
  await expectShown(page, 'A1');
  expect(await page.title()).toBe(home);
  await page.goto(`${demoSite()}/A2`);
  await expectShown(page, 'A2');
  expect(await page.title()).toBe(below);
  const { body } = await fetched(page, '/A2');
  expect(new JSDOM(body).window.document.title).toBe(below);
  await page.context().close();
});

test('pages name a share card of 1,200 by 630 pixels', async ({ browser }) => {
  const page = await visit(browser, demoSite());
  for (const path of ['/', '/A2', '/contact', '/sheets']) {
    // Cards are drawn after the publication, and named by the next one.
    await expect.poll(async () => (await fetched(page, path)).body, { timeout: 60_000 }).toContain('/1200.jpg"');
    const { document } = new JSDOM((await fetched(page, path)).body).window;
    const contentOf = (name: string) => document.querySelector(`[property="og:image${name}"]`)?.getAttribute('content') ?? '';
    expect([contentOf(':width'), contentOf(':height')]).toEqual(['1200', '630']);
    expect(contentOf(':alt')).not.toBe('');
    const answer = await page.goto(contentOf(''));
    expect(await sharp(await answer?.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    await page.goto(demoSite());
  }
  await page.context().close();
});

test('a visitor shares a sheet by a link and a QR code', async ({ browser }) => {
  const page = await visit(browser, demoSite());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expectShown(page, 'A2');
  }).toPass();
  await page.getByLabel(jp.menu).first().click();
  await page.getByRole('button', { name: jp.share.button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: jp.share.title });
  await expect(dialog.getByRole('img', { name: jp.share.code })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue(`${demoSite()}/A2`);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: jp.share.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(jp.share.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${demoSite()}/A2`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: jp.share.button, exact: true })).toBeFocused();
  await page.context().close();
});

/** Opens a site whose service worker is allowed, and waits until it controls the page. */
async function visitWithWorker(browser: Browser, url: string): Promise<Page> {
  const page = await visit(browser, url, { ...PHONE, serviceWorkers: 'allow' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 20_000 }).toBe('activated');
  return page;
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const hasPicture = (page: Page, cell: string): Promise<boolean> =>
  page.locator(`#${cell} picture img`).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('sheets that were seen, and their neighbours, work after a reload without a network; far sheets say so', async ({ browser }) => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const url = await publishGrid(session, '電波の届かない宿', { rows: 12, columns: 2 });
  const page = await visitWithWorker(browser, url);
  await expectShown(page, 'A1');
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/?offline', '/s/0.html']));
  await page.keyboard.press('ArrowDown');
  await expectShown(page, 'A2');
  await expect.poll(() => hasPicture(page, 'A3')).toBe(true);
  await expect.poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/m/')).length).toBeGreaterThan(2);

  await page.context().setOffline(true);
  await page.reload();
  await expectShown(page, 'A2');
  expect(await hasPicture(page, 'A2')).toBe(true);
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expectShown(page, 'A3');
  }).toPass();
  await expect.poll(() => hasPicture(page, 'A3')).toBe(true);
  await page.goto(`${url}/B1`);
  await expectShown(page, 'B1');

  // The block of the last rows was never fetched.
  await page.goto(`${url}/A12`);
  await expect(page.getByText(jp.lost.text)).toBeVisible();
  await page.context().setOffline(false);
  // The runtime loads the sheet when the connection returns.
  await expect(page.locator('#A12')).toContainText('A12');

  // Forms need the network.
  expect((await cachedPaths(page)).join(' ')).not.toMatch(/contact|register|api|data-notice/);
  const [former] = await page.evaluate(() => caches.keys());
  const { site } = await session.call(sites.get, { params: { id: new URL(url).hostname.split('.')[0] ?? '' } });
  const saved = await session.call(sites.update, {
    params: { id: site.id },
    body: { base: site.working, changes: { seo: { jp: { title: '宿', h1: '', description: '', basedOn: null } } } },
  });
  await publishAndWait(session, site.id, saved.site.working);
  // The edge may answer with the former worker for 20 seconds.
  const cachesAfterReload = async () => {
    await page.reload();
    return page.evaluate(() => caches.keys());
  };
  await expect.poll(cachesAfterReload, { timeout: 60_000, intervals: [3_000] }).not.toContain(former);
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(['/?offline', '/s/2.html']));
  await page.context().close();
});
