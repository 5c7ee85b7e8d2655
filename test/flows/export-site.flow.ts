/** The export of a published site: its owner downloads the ZIP file, which works on a plain static host, in a folder. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { siteExport } from '#shared/messages/jp/console/site-export.ts';
import { site as siteCalls } from '#shared/api-contract/endpoints/site.ts';
import { readZipBytes } from '#test/support/billing/read-zip.ts';
import { createVisitorSite, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, deleteSitesNamed } from './steps/console-user.ts';
import { swipe } from './steps/swipe.ts';
import { PHONE } from './steps/visitor.ts';

test.describe.configure({ mode: 'serial' });

const FOLDER = '/campaigns/harbour/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};

let site: VisitorSite;
let archive: Map<string, Buffer>;
let host: Server;
let origin: string;

/** Serves the archive in a folder as the simplest host does: files by name, and `index.html` for a folder. */
const serveArchive = (): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : '/';
    const file = archive.get(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    response.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(name) || '.html'] ?? 'application/octet-stream' }).end(file ?? '');
  });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  await deleteSitesNamed('OEM_MASTER', '書き出す食堂');
  await deleteSitesNamed('OEM_MASTER', '下書きの食堂');
  site = await createVisitorSite(session, '書き出す食堂', { customPath: 'dinner' });
});

test.afterAll(() => void host?.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: siteExport.title });

test('an owner exports a published site from the menu of the list, and downloads the ZIP file', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site-list`);
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', '書き出す食堂') }).click();
  await page.getByRole('menuitem', { name: sites.exportSite }).click();
  await dialog(page).getByRole('button', { name: siteExport.start }).click();
  const link = dialog(page).getByRole('link', { name: siteExport.download });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^site-${site.id}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
  archive = readZipBytes(await readFile(await file.path()));
  expect([...archive.keys()]).toEqual(
    expect.arrayContaining(['README.txt', 'index.html', 'B1.html', 'en/B1.html', 's/0.html', 'p/jp.json']),
  );
  expect([...archive.keys()].some((name) => /contact|login|register|sw\.js|dinner/.test(name))).toBe(false);
  await page.setViewportSize(PHONE.viewport ?? { width: 390, height: 844 });
  await expectNoOverflow(page);
});

/** Waits until the screen rests on the sheet of a cell, and the address is that of its file. `folder`: that of the language. */
async function expectShown(page: Page, cell: string, folder = FOLDER): Promise<void> {
  await expect(page).toHaveURL(origin + folder + (cell === 'A1' ? '' : `${cell}.html`));
  await expect(page.locator(`#${cell}`)).toBeInViewport({ ratio: 0.9 });
}

/** Opens the exported site, and records what goes wrong and what leaves the host. */
async function openExported(browser: Browser, path = '') {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => request.url().startsWith(origin) || request.url().startsWith('data:') || faults.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  await page.goto(origin + FOLDER + path);
  return { page, faults, close: () => context.close() };
}

test('the exported site works on a static host, in a folder, without a request to the product', async ({ browser }) => {
  host = serveArchive();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  const { page, faults, close } = await openExported(browser);
  await expectShown(page, 'A1');
  await expect(page.locator('#A1 img')).toHaveJSProperty('complete', true);
  await expect.poll(() => page.locator('#A1 img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await swipe(page, 'left');
  await expectShown(page, 'B1');
  await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.jp.B1 ?? '');
  await swipe(page, 'up');
  await expectShown(page, 'B2');
  // A page that is opened by its address, and then by the keys.
  await page.reload();
  await expectShown(page, 'B2');
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 'A2');

  await page.goto(`${origin}${FOLDER}en/B1.html`);
  await expectShown(page, 'B1', `${FOLDER}en/`);
  await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.en.B1 ?? '');
  await swipe(page, 'right');
  await expectShown(page, 'A1', `${FOLDER}en/`);
  // The members-only sheet stays locked, and leads to the published site.
  await page.goto(`${origin}${FOLDER}C1.html`);
  await expect(page.locator('#C1')).not.toContainText(SHEET_TEXTS.jp.C1 ?? '');
  await expect(page.locator('#C1 a').first()).toHaveAttribute('href', new RegExp(`^${new URL(site.url).origin}/`));
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
  await close();
});

test('the overview and the popup of the exported site open, and its menu entries stay on the host', async ({ browser }) => {
  const { page, faults, close } = await openExported(browser, 'A2.html');
  await expectShown(page, 'A2');
  await expect(page.locator('[data-popup]:not([hidden])').first()).toBeVisible();
  await page.locator('a[href="./sheets.html"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').locator('a[data-cell="A1"]').click();
  await expectShown(page, 'A1');
  expect(faults).toEqual([]);
  await close();
});

test('an unpublished site leads to publishing instead of an export, by the command palette and on a phone', async ({ page }) => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site: draft } = await session.call(siteCalls.create, {
    body: { name: '下書きの食堂', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${draft.id}`);
  await expect(page.getByRole('heading', { name: '下書きの食堂' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(editor.exportSite);
  await page.keyboard.press('Enter');
  const unpublished = page.getByRole('dialog', { name: siteExport.unpublishedTitle });
  await expect(unpublished).toContainText(siteExport.unpublished);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await unpublished.getByRole('button', { name: siteExport.publish }).press('Enter');
  await expect(unpublished).toBeHidden();
});
