/** A visitor of a published site with slow, failing and blocking tags of its owner, and on a bad connection. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { createVisitorSite, SHEET_TEXTS, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses } from './steps/console-user.ts';
import { expectShown, PHONE } from './steps/visitor.ts';

let site: VisitorSite;

/** Tags that hold the `load` event and, at their place in a usual page, its rendering. */
const BLOCKING = '<script src="https://tags.example/blocking.js"></script><link rel="stylesheet" href="https://tags.example/style.css">';
const AFTER = '<script src="https://tags.example/after.js" defer></script>';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '回線の細い食堂');
  const { site: present } = await session.call(sites.get, { params: { id: site.id } });
  const changes = { headTags: { jp: { html: BLOCKING } }, bodyTags: { jp: { html: AFTER } } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: present.working, changes } });
  await publishAndWait(session, site.id, saved.site.working);
});

/** Opens the site, with its tags answered by `answer`. */
async function visitTagged(browser: Browser, answer: 'never' | 'fails' | 'not-found'): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.route(/tags\.example/, (route) => {
    if (answer === 'fails') return route.abort('connectionrefused');
    return answer === 'not-found' ? route.fulfill({ status: 404, body: '' }) : undefined;
  });
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'commit' });
  return page;
}

for (const answer of ['never', 'fails', 'not-found'] as const)
  test(`a site is usable while the servers of its tags answer like this: ${answer}`, async ({ browser }) => {
    const page = await visitTagged(browser, answer);
    await expect.poll(() => page.locator('#A1 img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.jp['B1'] ?? '');
    // Keyboard support is in a module that is loaded after the page.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expectShown(page, 'B1');
    }).toPass();
    await page.getByRole('link', { name: 'シート一覧' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (answer === 'never') expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.context().close();
  });

const hasPicture = (page: Page, cell: string): Promise<boolean> =>
  page.locator(`#${cell} picture img`).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('a picture and a sheet that cannot be loaded show a notice, and load when the connection returns', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  // All pictures and blocks but those of the page itself fail.
  let isLost = true;
  await context.route(/\/m\/.*\.(?:avif|webp)$|\/s\/\d+\.html$/, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  const page = await context.newPage();
  await page.goto(site.url, { waitUntil: 'commit' });
  const lost = page.locator('.lost');
  await expect(page.locator('#A1')).toContainText(SHEET_TEXTS.jp['A1'] ?? '');
  await expect(lost).toBeHidden();

  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(lost).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(lost.getByRole('button')).toBeInViewport();
  await expectNoViolations(page);
  // The sheet is fetched again, and fails again, before the connection returns.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.html'));
  await lost.getByRole('button').click();
  await failed;
  await expect(lost).toBeVisible();

  isLost = false;
  await lost.getByRole('button').click();
  await expectShown(page, 'B1');
  await expect(lost).toBeHidden();
  await expect.poll(() => hasPicture(page, 'B1')).toBe(true);

  // The block has loaded now, so only pictures fail.
  isLost = true;
  await page.keyboard.press('ArrowDown');
  await expectShown(page, 'B2');
  isLost = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => hasPicture(page, 'B2')).toBe(true);
  await expect(lost).toBeHidden();
  await context.close();
});
