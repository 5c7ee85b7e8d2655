/** A visitor of a published site: swiping, URLs, languages, sheet overview, no scripts, bad connections. */
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '#shared/model/language.ts';
import { createVisitorSite, SHEET_TEXTS, type VisitorSite, MESSAGES } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses } from './steps/console-user.ts';
import { swipe } from './steps/swipe.ts';
import { DESK, expectForm, expectShown, modulesLoaded, PHONE, visit } from './steps/visitor.ts';

const homeOf = (language: Language): string => (language === 'jp' ? '/' : `/${language}`);

let site: VisitorSite;
let shop: VisitorSite;
const at = (path: string, { url } = site): string => new URL(path, url).href;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂');
  shop = await createVisitorSite(session, '港の売店', { customPath: 'harbour-shop' });
});

for (const language of LANGUAGES)
  test(`${language}: a touch swipe moves by one sheet in both directions and updates the URL`, async ({ browser }) => {
    const home = homeOf(language);
    const texts = SHEET_TEXTS[language];
    const page = await visit(browser, at(home));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAG[language]);
    await expectShown(page, 'A1', home);
    await expect(page.locator('#A1')).toContainText(texts['A1'] ?? '');
    await swipe(page, 'left');
    await expectShown(page, 'B1', home);
    await expect(page.locator('#B1')).toContainText('1,180');
    await expect(page).toHaveTitle(new RegExp(texts['B1'] ?? ''));
    await swipe(page, 'up');
    await expectShown(page, 'B2', home);
    await swipe(page, 'right');
    await expectShown(page, 'A2', home);
    await swipe(page, 'right');
    await expectShown(page, 'A2', home);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await page.reload();
    await expectShown(page, 'A2', home);
    await page.context().close();
  });

test('changing the language opens the same cell in the other language', async ({ browser }) => {
  const page = await visit(browser, at('/B2'));
  await expectShown(page, 'B2');
  await page.locator('.languages summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expectShown(page, 'B2', '/en');
  await expect(page.locator('#B2')).toContainText(SHEET_TEXTS.en['B2'] ?? '');
  await page.goBack();
  await expectShown(page, 'B2');
  await page.context().close();
});

test('on a desktop, keys, wheel, arrows, Back and Forward move between sheets', async ({ browser }) => {
  const page = await visit(browser, at('/'), DESK);
  await modulesLoaded(page);
  await expectShown(page, 'A1');
  const stage = await page.locator('.stage').boundingBox();
  expect(stage?.width ?? 0).toBeLessThan(700);
  await page.keyboard.press('ArrowDown');
  await expectShown(page, 'A2');
  await page.mouse.move(720, 450);
  await page.mouse.wheel(120, 0);
  await expectShown(page, 'B2');
  await page.getByRole('link', { name: MESSAGES.jp.up }).click();
  await expectShown(page, 'B1');
  await page.keyboard.press('End');
  await expectShown(page, 'B2');
  await page.keyboard.press('Home');
  await expectShown(page, 'A1');
  await expectNoViolations(page);
  await page.context().close();
});

/** Records the top left corner of the sheets halfway through each bounce, which is an animation of `translate`. */
const NOTE_HALFWAY = `
  const { animate } = Element.prototype;
  window.halfway = [];
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (!Array.isArray(how[0])) return animation;
    animation.currentTime = 100;
    const { x, y } = this.getBoundingClientRect();
    window.halfway.push([x, y]);
    animation.currentTime = 0;
    return animation;
  };
`;

test('sheets bounce at the edge of the grid for keys and wheel, follow a touch, and do not delay the next move', async ({ browser }) => {
  const page = await visit(browser, at('/'));
  await modulesLoaded(page);
  await page.evaluate(NOTE_HALFWAY);
  const halfway = () => page.evaluate<[number, number][]>('window.halfway');
  const box = () => page.locator('.deck').boundingBox();
  await swipe(page, 'down', { isHeld: true });
  await expect.poll(async () => (await box())?.y).toBeGreaterThan(20);
  await swipe(page, 'right', { isHeld: true });
  await expect.poll(async () => (await box())?.x).toBeGreaterThan(10);
  await swipe(page, 'down');
  await expect.poll(box).toMatchObject({ x: 0, y: 0 });
  await expectShown(page, 'A1');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(-120, 0);
  await expect.poll(halfway).toEqual([[24, 0]]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expectShown(page, 'A2');
  expect(await halfway()).toEqual([
    [24, 0],
    [0, 24],
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expectShown(page, 'A1');
  expect(await halfway()).toHaveLength(2);
  await page.context().close();
});

const TO_PRESS = 'button:visible, summary:visible, .arrow:visible, .bar a:visible, .ways a:visible';

test('printing shows the current sheet with its URL, or the open legal text, without controls', async ({ browser }) => {
  const alone = await visit(browser, at('/B1'), { ...DESK, javaScriptEnabled: false });
  await alone.emulateMedia({ media: 'print' });
  for (const part of ['picture img', '.text', '.cost']) await expect(alone.locator('#B1').locator(part)).toBeVisible();
  await expect(alone.locator('#B1 .product')).toHaveCSS('position', 'static');
  const address = alone.locator('[rel=canonical]');
  await expect(address).toBeVisible();
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toBe(`"${at('/B1')}"`);
  const pages = (await alone.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
  await alone.context().close();

  const page = await visit(browser, at('/'), DESK);
  await modulesLoaded(page);
  await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.jp['B1'] ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet:visible')).toHaveText(SHEET_TEXTS.jp['A1'] ?? '');
  await expect(page.locator(TO_PRESS)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.bar').getByRole('link', { name: MESSAGES.jp.company.privacyPolicy }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('個人情報の取り扱い')).toBeVisible();
  await expect(page.locator('.sheet:visible')).toHaveCount(0);
  await expect(page.locator(TO_PRESS)).toHaveCount(0);
  await page.context().close();
});

test('the sheet overview opens over the site and links to each sheet', async ({ browser }) => {
  for (const screen of [PHONE, DESK]) {
    const page = await visit(browser, at('/'), screen);
    await expectShown(page, 'A1');
    await modulesLoaded(page);
    await page.getByRole('link', { name: MESSAGES.jp.list.title }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(5);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: MESSAGES.jp.list.title }).click();
    await dialog.getByRole('link', { name: SHEET_TEXTS.jp['B2'] ?? '' }).click();
    await expectShown(page, 'B2');
    await expect(dialog).toBeHidden();
    await page.context().close();
  }
});

test('arrows that have faded take no taps, and appear again after a tap (R-14.83)', async ({ browser }) => {
  const page = await visit(browser, at('/'), { ...PHONE, hasTouch: true });
  await expectShown(page, 'A1');
  await modulesLoaded(page);
  const arrow = page.locator('[data-move=right]');
  const box = await arrow.boundingBox();
  const tap = () => page.touchscreen.tap((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
  await arrow.evaluate((one) => {
    for (const fading of one.getAnimations()) fading.finish();
  });
  await tap();
  await expect(arrow).toHaveCSS('opacity', '1');
  await expectShown(page, 'A1');
  await tap();
  await expectShown(page, 'B1');
  await page.context().close();
});

test('without scripts every sheet is readable and reachable by its arrows', async ({ browser }) => {
  const page = await visit(browser, at('/en'), { ...PHONE, javaScriptEnabled: false });
  await expect(page.locator('#A1')).toContainText(SHEET_TEXTS.en['A1'] ?? '');
  await page.getByRole('link', { name: MESSAGES.en.right }).click();
  await expect(page).toHaveURL(at('/en/B1'));
  await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.en['B1'] ?? '');
  await page.getByRole('link', { name: MESSAGES.en.down }).click();
  await expect(page).toHaveURL(at('/en/B2'));
  await page.getByRole('link', { name: MESSAGES.en.list.title }).click();
  await expect(page.getByRole('main').getByRole('link', { name: SHEET_TEXTS.en['A2'] ?? '' })).toBeVisible();
  await page.goto(at('/en/contact'));
  await expect(page.getByRole('heading', { level: 1, name: MESSAGES.en.form.title.contact })).toBeVisible();
  await page.context().close();
});

test('loaded sheets stay usable offline, and the other sheets load once online', async ({ browser }) => {
  const page = await visit(browser, at('/'));
  await expectShown(page, 'A1');
  await expect(page.locator('#B1')).toContainText(SHEET_TEXTS.jp['B1'] ?? '');
  await page.context().setOffline(true);
  await swipe(page, 'left');
  await expectShown(page, 'B1');
  await swipe(page, 'up');
  await expectShown(page, 'B2');
  await page.context().setOffline(false);
  await swipe(page, 'right');
  await expectShown(page, 'A2');
  await expect
    .poll(() => page.locator('#A2 img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.context().close();
});

test('over slow 4G the first sheet is complete once the page itself has loaded', async ({ browser }) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 188_743,
    uploadThroughput: 86_400,
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(at('/'), { waitUntil: 'commit' });
  await expect.poll(() => page.locator('#A1 img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.startsWith('data:'))[0]).toBe(at('/'));
  await expectShown(page, 'A1');
  await page.context().close();
});

test('the URL of each cell has its own social card, alternate languages and canonical URL', async () => {
  const read = async (path: string) => (await fetchFromSite(at(path))).body.toString();
  const [home, cell, english] = await Promise.all(['/', '/B1', '/en/B1'].map(read));
  const meta = (html: string | undefined, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html ?? '')?.[1];
  expect(meta(cell, 'og:title')).toContain(SHEET_TEXTS.jp['B1']);
  expect(meta(english, 'og:title')).toContain(SHEET_TEXTS.en['B1']);
  expect(meta(cell, 'og:image')).toMatch(/^http/);
  expect(meta(cell, 'og:image')).not.toBe(meta(home, 'og:image'));
  expect(cell).toContain(`<link rel="canonical" href="${at('/B1')}"`);
  for (const language of LANGUAGES) expect(cell).toContain(`hreflang="${LANGUAGE_TAG[language]}"`);
  expect(cell).toMatch(/"price":"?1180\b/);
  expect((await fetchFromSite(at('/A1'))).body.toString()).toContain(`<link rel="canonical" href="${at('/')}"`);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${at('/en/B2')}</loc>`);
  expect(sitemap).not.toContain('C1');
  expect(await read('/robots.txt')).toContain(at('/sitemap.xml'));
});

test('old, short and indirect URLs redirect to the canonical URL', async () => {
  const leads = async (from: string, to: string, base = site) => {
    const { status, headers } = await fetchFromSite(at(from, base));
    expect([from, status, new URL(String(headers['location']), at(from, base)).href]).toEqual([from, 308, at(to, base)]);
  };
  await leads('/b1', '/B1');
  await leads('/en/B1/', '/en/B1');
  await leads('/jp', '/');
  await leads('/jp/B1', '/B1');
  await leads('/form', '/forms');
  await leads('/en/membership?from=card', '/en/register?from=card');
  await leads('/', '/harbour-shop', shop);
  await leads('/harbour-shop/jp/B2', '/harbour-shop/B2', shop);
  expect((await fetchFromSite(at('/harbour-shop/en/B2', shop))).status).toBe(200);
  const shared = new URL(site.url);
  shared.host = shared.host.replace(`${site.id}.`, '');
  const { status, headers } = await fetchFromSite(new URL(`/sites/${site.id}/en/B1`, shared).href);
  expect([status, String(headers['location'])]).toEqual([308, expect.stringContaining(`${new URL(site.url).host}/en/B1`)]);
});

test('an unknown URL shows a page in the language of the URL that links to the first sheet', async ({ browser }) => {
  const page = await visit(browser, at('/en/Z9'));
  expect((await fetchFromSite(at('/en/Z9'))).status).toBe(404);
  await expect(page.getByRole('heading', { name: MESSAGES.en.notFound.title })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expectNoViolations(page);
  await page.getByRole('link', { name: MESSAGES.en.notFound.home }).click();
  await expectShown(page, 'A1', '/en');
  await page.goto(at('/nothing-here'));
  await expect(page.getByRole('heading', { name: MESSAGES.jp.notFound.title })).toBeVisible();
  await page.context().close();
});

test('every sheet is reachable by keyboard', async ({ browser }) => {
  const page = await visit(browser, at('/'), { ...DESK, reducedMotion: 'reduce' });
  await modulesLoaded(page);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 'B1');
  await page.keyboard.press('ArrowDown');
  await expectShown(page, 'B2');
  const button = page.locator('#B2').getByRole('link', { name: MESSAGES.jp.form.title.contact });
  for (let step = 0; step < 20 && !(await button.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expectForm(page, at('/contact'));
  await page.context().close();
});
