/** Products of sheets on sites with a theme, as published pages and the canvas show them: a shelf that never covers texts and buttons. */
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { products as labels } from '#shared/messages/jp/editor/products.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import { SHEET_LAYOUTS, type SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_SHEET, ViewMode, type Sheet } from '#shared/model/sites/site.ts';
import type { ThemeName } from '#shared/model/sites/theme.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';
import { documentWith, image, ORIGIN, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { type Choice, pairwise } from '#test/support/pairwise.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { expectShown, modulesLoaded, PHONE } from './steps/visitor.ts';

const PARTS = {
  products: [0, 1, 3, 8, 20, 50],
  letters: [0, 30, 120],
  language: LANGUAGES,
  hasButton: [true, false],
  screen: [
    { width: 351, height: 535 },
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1440, height: 900 },
  ],
  viewMode: ViewMode.options,
  theme: ['paper', 'night'] satisfies ThemeName[],
  layout: SHEET_LAYOUTS,
} as const;
type Composition = Choice<typeof PARTS>;

const TEXTS: Readonly<Record<Language, { text: string; product: string; button: string }>> = {
  jp: {
    text: '静岡の山あいで三百年続く茶畑から、今年いちばんの香りを届けます。朝露の残るうちに手で摘み、その日のうちに蒸し上げる。変わらない手仕事が、変わらない一杯をつくる。店主と職人が選んだ五つの茶葉を、期間限定の詰め合わせでご用意しました。数量には限りがあります。',
    product: '八十八夜に摘んだ深蒸しの一番茶 100g',
    button: 'ご予約はこちら',
  },
  en: {
    text: 'Three hundred years of tea in the hills of Shizuoka, and every spring begins with a single morning of hand-picking there.',
    product: 'First flush, deep-steamed',
    button: 'Reserve now',
  },
  cn: {
    text: '静冈山间三百年的茶园，为您送上今年最香的一杯。趁朝露未干手工采摘，当日蒸制。不变的手艺，成就不变的味道。店主与匠人精选五款茶叶，限时礼盒装，欢迎品尝。数量有限，敬请从速预订，我们将以最快的速度为您送到府上。新茶的香气，等您来品味，期待您的光临。',
    product: '八十八夜采摘的深蒸头茶',
    button: '立即预订',
  },
  kr: {
    text: '시즈오카 산골에서 삼백 년을 이어 온 차밭에서 올해 가장 향기로운 차를 보내 드립니다. 아침 이슬이 남아 있을 때 손으로 따서 그날 안에 쪄 냅니다. 변하지 않는 손길이 변하지 않는 한 잔을 만듭니다. 수량이 한정되어 있습니다.',
    product: '팔십팔야에 딴 깊게 찐 첫물차',
    button: '예약하기',
  },
};

const nameOf = ({ screen, ...others }: Composition): string => `${Object.values(others).join(', ')}, ${screen.width} × ${screen.height}`;

let scripts: VisitorScripts;
test.beforeAll(async () => {
  scripts = await buildVisitorScripts();
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1920"><rect width="100%" height="100%" fill="#5a8f63"/></svg>`;

const productOf = (number: number, language: Language = 'jp'): Product => ({
  ...newProduct(numberedUlid(100 + number)),
  productName: `${TEXTS[language].product} ${number}`,
  image: number % 4 === 3 ? null : { mediaId: numberedUlid(90), width: 480, height: 480, colour: '#ccddcc' },
  price: 980 * number,
  description: TEXTS[language].text.slice(0, 60),
  linkButtonText: number % 2 ? TEXTS[language].button : '',
  linkButtonUrl: 'https://example.com/tea',
});

type Shown = Pick<Composition, 'language' | 'viewMode' | 'theme'> & { sheet: Partial<Sheet> };

/** Shows the middle sheet of a site of five sheets, so that all arrows are shown. */
async function open(page: Page, { language, viewMode, theme, sheet }: Shown): Promise<void> {
  const document = documentWith(
    { B2: sheet, B1: { mainText: '上' }, A2: { mainText: '左' }, C2: { mainText: '右' }, B3: { mainText: '下' } },
    { logo: image, theme: curatedTheme(theme), viewMode, languages: [language], defaultLanguage: language, displayLanguageIcon: false },
  );
  const sheets = Object.entries(document.sheets).map(([id, { jp }]) => [id, jp ? { [language]: jp } : {}] as const);
  const files = renderSite(
    renderingOf({ ...document, sheets: Object.fromEntries(sheets) }, language, { visitorScripts: scripts, placeholderOf: () => '' }),
  );
  const fileAt = new Map(files.map((file) => [file.key, file]));
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileAt.get(siteFileKey(SITE_ID, pathname)) ?? fileAt.get(pageKey(SITE_ID, pathname));
    if (file) return route.fulfill({ contentType: file.contentType, body: file.body });
    if (route.request().resourceType() === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: drawing });
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/B2`);
}

const sheetOf = ({ products, letters, language, hasButton, layout }: Composition): Partial<Sheet> => ({
  layout,
  mainText: Array.from(TEXTS[language].text).slice(0, letters).join(''),
  linkButtonText: hasButton ? TEXTS[language].button : '',
  linkDestinationUrl: hasButton ? 'https://example.com/' : '',
  products: Array.from({ length: products }, (_, index) => productOf(index + 1, language)),
});

/** Returns what of the sheet is covered or cannot be reached. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('.stage')?.getBoundingClientRect() ?? new DOMRect();
    const faults: string[] = [];
    const nameOfElement = (element: Element): string =>
      `${element.className || element.tagName} “${(element.textContent || element.ariaLabel || '').slice(0, 12)}”`;
    const isShown = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).clipPath === 'none';
    /** Returns the centre, and the middle of each edge, 3 pixels inside. */
    const pointsOf = ({ left, top, right, bottom }: DOMRect): [number, number][] => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [
        [x, y],
        [left + 3, y],
        [right - 3, y],
        [x, top + 3],
        [x, bottom - 3],
      ];
    };
    const check = (element: HTMLElement, isOwn: (hit: Element) => boolean): void => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const isInside =
        box.left >= stage.left - 1 && box.right <= stage.right + 1 && box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1;
      if (!isInside && box.height < stage.height / 2) faults.push(`${nameOfElement(element)} cannot be reached`);
      for (const [x, y] of pointsOf(box)) {
        const hit = document.elementFromPoint(x, y);
        if (y > stage.top && y < stage.bottom && !(hit && isOwn(hit)))
          faults.push(`${nameOfElement(element)} lies below ${hit ? nameOfElement(hit) : 'nothing'}`);
      }
    };
    const controls = [...document.querySelectorAll<HTMLElement>('.stage :is(a, button)')].filter(isShown);
    for (const control of controls) {
      check(control, (hit) => control.contains(hit));
      const { width, height } = control.getBoundingClientRect();
      if (Math.min(width, height) < 44 - 0.5) faults.push(`${nameOfElement(control)} is ${width} × ${height}`);
    }
    const texts = [...document.querySelectorAll<HTMLElement>('#B2 :is(.type > *, .ware-open b, .ware-open .cost)')].filter(isShown);
    for (const text of texts) {
      const block = text.closest('.ware-open, .type') ?? text;
      const scroller = text.closest('.words');
      // What scrolls can be scrolled away from the controls at the edges.
      const scrolls = scroller !== null && scroller.scrollHeight > scroller.clientHeight + 1;
      check(text, (hit) => block.contains(hit) || hit.contains(text) || (scrolls && hit.closest('.arrow, .ways') !== null));
      const box = text.getBoundingClientRect();
      for (const layer of document.querySelectorAll<HTMLElement>('.arrow, .ways a, .logo, #B2 .shelf')) {
        const at = layer.getBoundingClientRect();
        const isOver = at.left < box.right - 1 && box.left < at.right - 1 && at.top < box.bottom - 1 && box.top < at.bottom - 1;
        if (isOver && !scrolls && !layer.contains(text)) faults.push(`${nameOfElement(text)} lies below ${nameOfElement(layer)}`);
      }
    }
    for (const card of document.querySelectorAll<HTMLElement>('#B2 .ware')) {
      const whole = card.querySelector<HTMLElement>('.ware-open');
      if (whole && isShown(whole) && whole.scrollHeight > whole.clientHeight + 1) faults.push(`${nameOfElement(card)} is cut`);
    }
    return [...new Set(faults)];
  });

function* all(): Generator<Composition> {
  let number = 0;
  for (const products of PARTS.products)
    for (const letters of PARTS.letters)
      for (const language of PARTS.language)
        for (const hasButton of PARTS.hasButton)
          for (const screen of PARTS.screen)
            for (const viewMode of PARTS.viewMode)
              for (const theme of PARTS.theme) {
                number += 1;
                const layout: SheetLayout = SHEET_LAYOUTS[number % SHEET_LAYOUTS.length] ?? 'low';
                yield { products, letters, language, hasButton, screen, viewMode, theme, layout };
              }
}

test('no product covers a text or control, and each control can be pressed at five points (R-8.70, R-8.72)', async ({ page }) => {
  test.setTimeout(isLongRun ? 7_200_000 : 240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const composition of isLongRun ? all() : pairwise(PARTS)) {
    await page.setViewportSize(composition.screen);
    await open(page, { ...composition, sheet: sheetOf(composition) });
    faults.push(...(await faultsOf(page)).map((fault) => `${nameOf(composition)}: ${fault}`));
    await page.unrouteAll();
  }
  expect(faults).toEqual([]);
});

const TEA_SHOP: Shown = {
  language: 'jp',
  viewMode: 'MOBILE',
  theme: 'paper',
  sheet: { mainText: '新茶', products: Array.from({ length: 20 }, (_, index) => productOf(index + 1)) },
};

/** Opens the shop on a phone. */
async function visitShop(browser: Browser, shown: Shown = TEA_SHOP, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext({ ...PHONE, locale: 'ja-JP', reducedMotion: 'reduce', ...options })).newPage();
  await open(page, shown);
  await modulesLoaded(page);
  return page;
}

/** Drags a finger across the shelf by this many pixels. */
async function dragShelf(page: Page, across: number): Promise<void> {
  const box = await page.locator('#B2 .shelf-row').boundingBox();
  if (!box) throw new Error('No shelf');
  const devtools = await page.context().newCDPSession(page);
  const [from, y] = [across < 0 ? 350 : 40, box.y + box.height / 2];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 10; step += 1)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + (across * step) / 10, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

const rowScroll = (page: Page): Promise<number> => page.locator('#B2 .shelf-row').evaluate(({ scrollLeft }) => Math.round(scrollLeft));

test('a swipe scrolls the shelf first, and at its end moves to the next sheet (R-8.70)', async ({ browser }) => {
  const page = await visitShop(browser);
  await dragShelf(page, -250);
  await expect.poll(() => rowScroll(page)).toBeGreaterThan(100);
  await expectShown(page, 'B2');
  const left = () => page.locator('#B2 .shelf-row').evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft);
  // The swipe before may still be snapping, which ends a scroll by script.
  const scrollToEnd = async (): Promise<number> => {
    await page.locator('#B2 .shelf-row').evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
    return left();
  };
  await expect.poll(scrollToEnd).toBeLessThan(1);
  // A slow machine may answer so late that the browser pans instead.
  await expect(async () => {
    await dragShelf(page, -300);
    await expect(page).toHaveURL(/\/C2$/, { timeout: 1_500 });
  }).toPass();
  await expectShown(page, 'C2');
  await page.context().close();
});

test('buttons scroll the shelf for visitors without a finger, and the keyboard reaches every card (R-8.70)', async ({ browser }) => {
  const page = await visitShop(
    browser,
    { ...TEA_SHOP, viewMode: 'PC' },
    { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
  );
  await page.getByRole('button', { name: VISITOR_LABELS.jp.products.next }).click();
  await expect.poll(() => rowScroll(page)).toBeGreaterThan(100);
  await page.locator('#B2 .ware-open').last().focus();
  await expect(page.locator('#B2 .ware-open').last()).toBeInViewport({ ratio: 0.9 });
  await expectShown(page, 'B2');
  await page.context().close();
});

test('a product opens as a sheet from below, which every usual way closes (R-8.74)', async ({ browser }) => {
  const page = await visitShop(browser);
  const card = page.locator('#B2 .ware-open').first();
  const tray = page.getByRole('dialog', { name: TEXTS.jp.product });
  const openIt = async (): Promise<void> => {
    await card.tap();
    await expect(tray.getByRole('link', { name: TEXTS.jp.button })).toHaveAttribute('href', 'https://example.com/tea');
    await expect(tray.getByText(TEXTS.jp.text.slice(0, 60))).toBeVisible();
    await expect(tray.getByText('¥980')).toBeVisible();
    await expect(tray.getByRole('textbox')).toHaveCount(0);
  };
  const closeBy: readonly (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => tray.getByRole('button', { name: VISITOR_LABELS.jp.company.close }).tap(),
    () => page.touchscreen.tap(100, 20),
    async () => {
      const devtools = await page.context().newCDPSession(page);
      const y = ((await tray.boundingBox())?.y ?? 0) + 30;
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 100, y }] });
      for (const down of [20, 60, 110, 160])
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 100, y: y + down }] });
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  ];
  for (const close of closeBy) {
    await openIt();
    await close();
    await expect(tray).toBeHidden();
    await expect(card).toBeFocused();
    await expectShown(page, 'B2');
  }
  await page.context().close();
});

test('the list of all products is searched, and opens each of them (R-8.74)', async ({ browser }) => {
  const page = await visitShop(browser);
  await page.getByRole('button', { name: '商品 20点' }).tap();
  const tray = page.getByRole('dialog', { name: '商品 20点' });
  await expect(tray.getByRole('listitem')).toHaveCount(20);
  // Full-width digits find the same.
  await tray.getByRole('searchbox').fill('100ｇ １７');
  await expect(tray.getByRole('listitem')).toHaveCount(1);
  await tray.getByRole('searchbox').fill('緑');
  await expect(tray.getByText(VISITOR_LABELS.jp.products.none)).toBeVisible();
  await tray.getByRole('searchbox').fill('茶 100g 17');
  await tray.getByRole('link', { name: `${TEXTS.jp.product} 17` }).tap();
  await expect(page.getByRole('dialog', { name: `${TEXTS.jp.product} 17` }).getByRole('link', { name: TEXTS.jp.button })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '商品 20点' })).toBeFocused();
  await page.context().close();
});

test('a press of the button of a product is reported as before (R-8.74)', async ({ browser }) => {
  const page = await visitShop(browser);
  await page.evaluate(() => {
    const sent: string[] = [];
    Object.assign(globalThis, { sent });
    navigator.sendBeacon = (url) => sent.push(String(url)) > 0;
    document.querySelector('.stage')?.addEventListener('click', (event) => {
      if ((event.target as Element).closest('.buy')) event.preventDefault();
    });
  });
  await page.locator('#B2 .ware-open').first().tap();
  await page.getByRole('dialog').getByRole('link', { name: TEXTS.jp.button }).tap();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const sent = await page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent.map(decodeURIComponent).join(' '));
  expect(sent).toMatch(/_c_buy_/);
  await page.context().close();
});

test('without scripts the card of a product leads to its address (R-8.74)', async ({ browser }) => {
  const page = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
  await open(page, TEA_SHOP);
  await expect(page.locator('#B2 .ware-open').first()).toHaveAttribute('href', 'https://example.com/tea');
  await page.context().close();
});

test('a placed card stays where it is, and joins the shelf where it would cover something (R-8.71)', async ({ browser }) => {
  const placed = { ...productOf(1), image: null, description: '', coordinateX: 60, coordinateY: 190 };
  const sheet = { mainText: '新茶', products: [placed, productOf(2)] };
  const page = await visitShop(browser, { ...TEA_SHOP, sheet });
  const card = page.locator('#B2 .product');
  const waiting = page.locator('#B2 .ware[data-placed]');
  await expect(card).toBeVisible();
  await expect(waiting).toBeHidden();
  expect((await card.boundingBox())?.y).toBeCloseTo((190 / 535) * 844, -1);
  await page.setViewportSize({ width: 351, height: 440 });
  await expect(card).toBeHidden();
  await expect(page.locator('#B2 .of-2')).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(card).toBeVisible();
  await expect(waiting).toBeHidden();
  await page.context().close();
  const covering = await visitShop(browser, { ...TEA_SHOP, sheet: { ...sheet, products: [{ ...placed, coordinateY: 480 }] } });
  await expect(covering.locator('#B2 .product')).toBeHidden();
  await expect(covering.locator('#B2 .ware')).toBeVisible();
  await covering.context().close();
});

test('a product is placed by dragging it from the shelf on the canvas, and returned to it (R-8.73)', async ({ page }) => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site } = await session.call(sites.create, {
    body: { name: '棚のある店', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' },
  });
  const { document } = await session.call(sites.get, { params: { id: site.id } });
  const own = [1, 2, 3].map((number) => ({ ...productOf(number), image: null, description: '', linkButtonText: '', linkButtonUrl: '' }));
  const changes = {
    settings: { ...document.settings, theme: curatedTheme('paper') },
    grid: { numberHorizontal: 1, numberVertical: 1, cells: { A1: numberedUlid(1) } },
    sheets: { [numberedUlid(1)]: { jp: { ...EMPTY_SHEET, mainText: '新茶', products: own } } },
  };
  await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${site.id}`);
  const onShelf = page.locator('.edited .ware:visible');
  const placed = page.locator('.edited .product:visible');
  await expect(onShelf).toHaveCount(3);
  await expect(placed).toHaveCount(0);

  const [stage, card] = [await page.locator('.edited .stage').boundingBox(), await onShelf.first().boundingBox()];
  if (!stage || !card) throw new Error('No canvas');
  await page.mouse.move(card.x + 60, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(stage.x + 80, stage.y + 40, { steps: 6 });
  await expect(page.locator('.edited .floating')).toBeVisible();
  await page.mouse.up();
  await expect(placed).toHaveCount(1);
  await expect(onShelf).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(onShelf).toHaveCount(3);
  await page.keyboard.press('Control+Shift+z');
  await expect(placed).toHaveCount(1);

  await placed.click();
  await page.getByRole('button', { name: labels.toShelf }).click();
  await expect(placed).toHaveCount(0);
  await expect(onShelf).toHaveCount(3);
  await expectNoViolations(page);
});
