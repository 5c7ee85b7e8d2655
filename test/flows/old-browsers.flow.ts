/** A visitor whose browser lacks what the runtime uses, and one who follows an address that does not exist. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { createVisitorSite, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses } from './steps/console-user.ts';
import { modulesLoaded, PHONE } from './steps/visitor.ts';

/** What old browsers lack, as scripts that run before the page. */
const LACKS = {
  animations: 'delete Element.prototype.animate',
  findLast: 'delete Array.prototype.findLast',
  at: 'delete Array.prototype.at; delete String.prototype.at',
  hasOwn: 'delete Object.hasOwn',
  structuredClone: 'delete window.structuredClone',
} as const;
const EVERYTHING = Object.values(LACKS).join(';');

let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂');
});

/** Opens a page without these features. `faults` receives the errors of its scripts. */
async function openWithout(browser: Browser, script: string, path: string, faults: string[]): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(script);
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(at(path));
  await modulesLoaded(page);
  return page;
}

/** Follows an arrow, which may have faded and then takes no taps. */
const follow = (page: Page, move: string) =>
  page.locator(`.arrow[data-move=${move}]`).evaluate((arrow: HTMLAnchorElement) => arrow.click());
const sheetShown = (page: Page, cell: string) => expect(page.locator(`.sheet#${cell}`)).toBeInViewport({ ratio: 0.9 });

for (const [name, script] of [...Object.entries(LACKS), ['all of them', EVERYTHING] as const])
  test(`without ${name}, a page shows its sheet, and arrows and links lead on (R-14.122)`, async ({ browser }) => {
    const faults: string[] = [];
    const page = await openWithout(browser, script, '/', faults);
    await sheetShown(page, 'A1');
    await follow(page, 'right');
    await sheetShown(page, 'B1');
    await expect(page).toHaveURL(/\/B1$/);
    await follow(page, 'down');
    await sheetShown(page, 'B2');
    await page.goto(at('/contact'));
    await expect(page.getByRole('button', { name: '送信する' })).toBeEnabled();
    expect(faults).toEqual([]);
    await page.context().close();
  });

test('an address that does not exist shows the name of the site and leads to its first page (R-14.124)', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const answer = await page.goto(at('/nothing-here'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('header')).toContainText('港の食堂');
  await expect(page.locator('header img')).toHaveJSProperty('complete', true);
  expect(await page.locator('header img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: '最初のページへ' }).click();
  await sheetShown(page, 'A1');
  await page.context().close();
});
