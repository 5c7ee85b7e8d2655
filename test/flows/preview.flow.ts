/** A preview: locked, opened with address and password, viewed with every setting, isolated from everything else, and ended. */
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { comments } from '#shared/messages/jp/console/comments.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { viewer } from '#shared/messages/jp/console/viewer.ts';
import { PREVIEW_PAGE_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { createVisitorSite, LOCKED_CELL, MESSAGES, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { blockStorage } from './steps/blocked-storage.ts';
import { addresses, deleteSitesNamed } from './steps/console-user.ts';
import { PREVIEW_POLL_MS } from './steps/poll-times.ts';

const NAME = '内覧の食堂';
const PASSWORD = 'Preview.2026';

let client: ConsoleSession;
let site: VisitorSite;
const email = `guest-${Date.now()}@example.jp`;

test.beforeAll(async () => {
  await deleteSitesNamed('OEM_MASTER', NAME);
  client = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(client, NAME);
  await client.call(preview.share, { params: { siteId: site.id }, body: { isPrivate: true, emails: [email], password: PASSWORD } });
});
test.afterAll(() => deleteSitesNamed('OEM_MASTER', NAME));

const address = (): string => `${addresses().console}/site/${site.id}/preview`;
const frameIn = (page: Page): FrameLocator => page.frameLocator('iframe');
const sheet = (page: Page, cell: string) => frameIn(page).locator(`.sheet#${cell}`);

/** What the page around the frame shows once the frame has reported this cell. */
const shownCell = (page: Page, cell: string) => page.getByLabel(comments.compose.label.replace('{{cell}}', cell));

async function open(page: Page): Promise<void> {
  await page.goto(address());
  await page.getByLabel(viewer.lock.email).fill(email);
  await page.getByLabel(viewer.lock.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: viewer.lock.submit }).click();
  await expect(sheet(page, 'A1')).toContainText(SHEET_TEXTS.jp['A1'] ?? '');
}

test('an invitee views a preview in a browser that blocks storage (R-6.64)', async ({ page }) => {
  await blockStorage(page);
  await open(page);
  await shownCell(page, 'A1').waitFor();
});

test('an invitee signs in to a preview and views it with every setting', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address());
  await page.getByLabel(viewer.lock.email).fill(email);
  await page.getByLabel(viewer.lock.password, { exact: true }).fill('Wrong.2026');
  await page.getByRole('button', { name: viewer.lock.submit }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
  await open(page);
  await expectNoViolations(page);
  const box = await page.locator('iframe').boundingBox();
  expect([box?.width, box?.height].map(Math.round as never)).toEqual([351, 535]);

  // Pictures need the media cookie of the frame.
  await expect
    .poll(() =>
      sheet(page, 'A1')
        .locator('img')
        .first()
        .evaluate((one) => (one as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
  await frameIn(page).locator('.grid').press('ArrowRight');
  await expect(shownCell(page, 'B1')).toBeVisible();

  await expect(sheet(page, LOCKED_CELL)).not.toContainText(SHEET_TEXTS.jp[LOCKED_CELL] ?? '');
  await page.getByText(viewer.member.member, { exact: true }).click();
  await expect(sheet(page, LOCKED_CELL)).toContainText(SHEET_TEXTS.jp[LOCKED_CELL] ?? '');

  const popup = frameIn(page).locator('[data-popup]');
  // Presses the key again until the page listens to keys.
  await expect(async () => {
    await frameIn(page).locator('.grid').press('ArrowDown');
    await expect(shownCell(page, 'B2')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 15_000 });
  await frameIn(page).locator('.grid').press('ArrowLeft');
  await expect(shownCell(page, 'A2')).toBeVisible();
  await expect(popup).toBeVisible();
  await page.getByText(viewer.popups.hidden, { exact: true }).click();
  await expect(popup).toHaveCount(0);

  await page.getByRole('combobox', { name: viewer.language }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(sheet(page, 'A2')).toContainText(SHEET_TEXTS.en['A2'] ?? '');
  await page.getByText(viewer.screen.desktop, { exact: true }).click();
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBeGreaterThan(800);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.width).toBe(390);
});

test('a form in a preview is validated, but neither stored nor counted', async ({ page }) => {
  await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const frame = page.frames().find((one) => one.url().includes('.preview.'));
  await frame?.goto(new URL('/contact', frame.url()).href);
  await expect(frameIn(page).getByRole('note')).toHaveText(PREVIEW_PAGE_LABELS.jp.note);
  const { form, formPage } = MESSAGES.jp;
  await frameIn(page).getByRole('button', { name: form.submit.contact, exact: true }).click();
  await expect(frameIn(page).locator('.form-faults')).toBeVisible();
  const answers = { [form.fields.email.title]: 'guest@example.jp', [form.fields.company.title]: 'A社', ご用件: 'こんにちは' };
  for (const [name, value] of Object.entries(answers)) await frameIn(page).getByRole('textbox', { name }).fill(value);
  await frameIn(page).getByRole('button', { name: form.submit.contact, exact: true }).click();
  await expect(frameIn(page).getByRole('heading', { name: formPage.done.contact })).toBeVisible();
  expect(requests).toContain(`POST /api/v1/end-user/site/${site.id}/contact`);
  const { entries } = await client.call(siteContact.list, { params: { id: site.id }, query: {} });
  expect(entries).toEqual([]);
});

test('a preview can access neither the console nor the site, and no other page may frame it', async ({ page, browser }) => {
  await open(page);
  const frame = page.frames().find((one) => one.url().includes('.preview.'));
  const origin = new URL(frame?.url() ?? '').origin;
  expect([origin, new URL(site.url).origin, addresses().console].length).toBe(3);
  expect(
    await frame?.evaluate(() => {
      try {
        return window.parent.document.title;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
  expect(await frame?.evaluate(() => [document.cookie, localStorage.getItem('session'), sessionStorage.length > 5])).toEqual([
    '',
    null,
    false,
  ]);
  expect(
    await frame?.evaluate(
      (consoleOrigin) => fetch(`${consoleOrigin}/api/v1/auth/user-info`).then(String, (error: Error) => error.name),
      addresses().console,
    ),
  ).toBe('TypeError');

  const stranger = await browser.newPage();
  expect((await stranger.goto(`${origin}/`))?.status()).toBe(401);
  expect((await stranger.goto(`${origin}/media/01JD0000000000000000000000/480.webp`))?.status()).toBe(403);
  const refused: string[] = [];
  stranger.on('console', (message) => refused.push(message.text()));
  await stranger.goto(site.url);
  await stranger.evaluate((url) => {
    const element = document.createElement('iframe');
    element.src = url;
    document.body.append(element);
  }, `${origin}/`);
  await expect.poll(() => refused.join(' ')).toMatch(/frame/i);
  await stranger.close();
});

test('a preview offers a newer revision, and locks itself when the invitation ends', async ({ page }) => {
  await page.clock.install();
  await open(page);
  const { document: content, site: current } = await client.call(sites.get, { params: { id: site.id } });
  const id = content.grid.cells['A1'] ?? '';
  const edited = { ...content.sheets[id]?.jp, mainText: '新しい朝' } as NonNullable<NonNullable<(typeof content.sheets)[string]>['jp']>;
  await client.call(sites.update, {
    params: { id: site.id },
    body: { base: current.working, changes: { sheets: { [id]: { jp: edited } } } },
  });
  await page.clock.fastForward(PREVIEW_POLL_MS);
  await page.getByRole('button', { name: viewer.showNewer }).click();
  await expect(sheet(page, 'A1')).toContainText('新しい朝');

  await client.call(preview.revoke, { params: { siteId: site.id }, body: { emails: [email] } });
  const frame = page.frames().find((one) => one.url().includes('.preview.'));
  expect(await frame?.evaluate(() => fetch('/').then(({ status }) => status))).toBe(401);
  await page.clock.fastForward(PREVIEW_POLL_MS);
  await expect(page.getByText(viewer.lock.again)).toBeVisible();
  await page.getByLabel(viewer.lock.email).fill(email);
  await page.getByLabel(viewer.lock.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: viewer.lock.submit }).click();
  await expect(page.getByRole('alert')).toContainText(errors.code['sign-in-failed']);
});
