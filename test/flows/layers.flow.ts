/** What lies over the sheets, with every pair of its properties on every screen: controls that take their taps, and texts below nothing. */
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ImageRef } from '#shared/model/media/media.ts';
import { type Company, EMPTY_COMPANY, LEGAL_PAGES } from '#shared/model/sites/company.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/sites/popup.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { SHEET_LAYOUTS } from '#shared/model/sites/sheet/sheet-layout.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { pageKey, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import { buildVisitorScripts } from '#site-renderer/build/build-visitor-scripts.ts';
import { documentWith, image, ORIGIN, popupOver, renderingOf, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { renderSite } from '#site-renderer/render/render.ts';
import { isLongRun } from '#test/support/long-run.ts';
import { pairwise } from '#test/support/pairwise.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { layerFaults } from './steps/layer-faults.ts';

const TEXTS = {
  jp: '静岡の山あいで三百年続く茶畑から、今年いちばんの香りを届けます。朝露の残るうちに手で摘み、その日のうちに蒸し上げる。変わらない手仕事が、変わらない一杯をつくる。店主と職人が選んだ五つの茶葉を、期間限定の詰め合わせでご用意しました。',
  en: 'Three hundred years of tea in the hills of Shizuoka, and every spring begins again with a single morning of hand-picking.',
  cn: '静冈山间三百年的茶园，为您送上今年最香的一杯。趁朝露未干手工采摘，当日蒸制。不变的手艺，成就不变的味道。店主与匠人精选五款茶叶，限时礼盒装，欢迎品尝。',
  kr: '시즈오카 산골에서 삼백 년을 이어 온 차밭에서 올해 가장 향기로운 차를 보내 드립니다. 아침 이슬이 남아 있을 때 손으로 따서 그날 안에 쪄 냅니다. 변하지 않는 손길입니다.',
} as const;
const BUTTON = { jp: 'ご予約はこちら', en: 'Reserve now', cn: '立即预订', kr: '예약하기' } as const;

const FACTORS = {
  screen: ['351×535', '360×640', '390×844', '844×390', '768×1024', '1440×900'],
  language: ['jp', 'en', 'cn', 'kr'],
  viewMode: ['MOBILE', 'PC'],
  theme: ['paper', 'night'],
  layout: ['low', 'high', 'centre', 'framed', 'column'],
  characters: [0, 30, 120],
  hasButton: [true, false],
  popups: [0, 1, 2, 3],
  popupPlace: ['default', 'middle', 'low'],
  hasNews: [true, false],
  hasHeader: [true, false],
  hasBar: [true, false],
  asksForConsent: [true, false],
} as const;
const ALL_FACTORS = { ...FACTORS, theme: THEME_NAMES, layout: SHEET_LAYOUTS } as const;
type Composition = ReturnType<typeof pairwise<typeof ALL_FACTORS>>[number] & { mainText?: string; secondText?: string };

/** Texts that scroll, because the question leaves them too little room. */
const SCROLLING: Composition = {
  screen: '351×535',
  language: 'jp',
  viewMode: 'PC',
  theme: 'night',
  layout: 'low',
  characters: 120,
  hasButton: true,
  popups: 3,
  popupPlace: 'default',
  hasNews: true,
  hasHeader: true,
  hasBar: true,
  asksForConsent: true,
};

/** Compositions of more than two properties that have faults of their own, beside the pairs. */
const SPECIAL: readonly Composition[] = [
  // The strip of the news fits between a short headline and a long second text.
  {
    screen: '844×390',
    language: 'jp',
    viewMode: 'PC',
    theme: 'paper',
    layout: 'low',
    characters: 30,
    mainText: '静岡の茶畑から',
    secondText: TEXTS.jp.slice(0, 40),
    hasButton: true,
    popups: 0,
    popupPlace: 'default',
    hasNews: true,
    hasHeader: false,
    hasBar: false,
    asksForConsent: false,
  },
  // The arrow and the strip are above texts that scroll below them.
  ...(['low', 'centre', 'high'] as const).map((layout) => ({ ...SCROLLING, layout })),
];

const PLACES = { default: {}, middle: { coordinateX: 70, coordinateY: 230 }, low: { coordinateX: 0, coordinateY: 440 } } as const;
const LINKS = { lineUrl: 'https://line.me/R/ti/p/@shop', place: 'Shizuoka' } as const;
const BANNER: ImageRef = { ...image, mediaId: numberedUlid(8), width: 600, height: 400 };
const SNS = [
  { snsType: 'phone_number', snsUrl: '03-1234-5678' },
  { snsType: 'line', snsUrl: 'https://lin.ee/a' },
  { snsType: 'instagram', snsUrl: 'https://www.instagram.com/a' },
  { snsType: 'x', snsUrl: 'https://x.com/a' },
  { snsType: 'youtube', snsUrl: 'https://www.youtube.com/@a' },
  { snsType: 'tiktok', snsUrl: 'https://www.tiktok.com/@a' },
  { snsType: 'facebook', snsUrl: 'https://www.facebook.com/a' },
] as const;
const COMPANY: Company = { ...EMPTY_COMPANY, ...Object.fromEntries(LEGAL_PAGES.map((page) => [page, '<p>茶</p>'])) };
const NEWS = {
  id: numberedUlid(40),
  title: '秋の新茶フェアを十一月三十日まで開催しています',
  content: '店頭とオンラインで、限定の詰め合わせをご用意しました。',
  translations: {},
  contentUrl: 'https://example.com/',
  isInternalLink: false,
  image: null,
  startDate: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
} as const;

function siteOf({
  language,
  viewMode,
  theme,
  layout,
  characters,
  hasButton,
  popups,
  popupPlace,
  hasHeader,
  hasBar,
  asksForConsent,
  mainText = Array.from(TEXTS[language]).slice(0, characters).join(''),
  secondText = '',
}: Composition): SiteDocument {
  const document = documentWith(
    {
      B2: {
        layout,
        mainText,
        eyebrow: characters > 0 ? 'Shizuoka' : '',
        secondText,
        linkButtonText: hasButton ? BUTTON[language] : '',
        linkDestinationUrl: 'https://example.com/',
      },
      B1: {},
      A2: {},
      C2: {},
      B3: {},
    },
    {
      logo: hasHeader ? { ...image, width: 400, height: 160 } : null,
      theme: curatedTheme(theme),
      viewMode,
      languages: [language],
      defaultLanguage: language,
      displayLanguageIcon: hasHeader,
      consent: { isOn: asksForConsent, texts: {} },
    },
  );
  const content = {
    ...EMPTY_POPUP_CONTENT,
    image: BANNER,
    imageAlt: 'Tea',
    linkButtonText: BUTTON[language],
    linkUrl: 'https://example.com/',
  };
  return {
    ...document,
    sheets: Object.fromEntries(Object.entries(document.sheets).map(([id, { jp }]) => [id, jp ? { [language]: jp } : {}])),
    menu: hasHeader
      ? {
          [language]: {
            items: [{ id: numberedUlid(50), name: 'Menu', linkDestinationUrl: '/B1', isInternalLink: true }],
            basedOn: null,
          },
        }
      : {},
    bodyTags: asksForConsent ? { [language]: { html: '<script src="https://tags.example/a.js" defer></script>' } } : {},
    sns: hasBar ? { [language]: { entries: SNS } } : {},
    company: hasBar ? { [language]: COMPANY } : {},
    popups: Object.fromEntries(
      Array.from({ length: popups }, (_, index) => [
        numberedUlid(30 + index),
        popupOver([1], {
          ...PLACES[popupPlace],
          showRemainingTime: true,
          endDate: '2026-12-24T00:00:00Z',
          // Every second popup has links below its offer.
          ...(index % 2 === 0
            ? { content: { [language]: { ...content, ...LINKS } }, hasCalendarLink: true }
            : { content: { [language]: content } }),
        }),
      ]),
    ),
  };
}

/** Returns a picture of this size, because one of another ratio would change the size of a popup when it is loaded. */
const pictureOf = ({ width, height }: ImageRef): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#88704f' } })
    .png()
    .toBuffer();

const servedFiles = async () => ({
  scripts: await buildVisitorScripts(),
  picture: await pictureOf(image),
  banner: await pictureOf(BANNER),
});

/** Opens the sheet with everything around it, as published, and waits until all of it is shown. */
async function open(page: Page, composition: Composition, served: Awaited<ReturnType<typeof servedFiles>>): Promise<void> {
  const { scripts } = served;
  const [width = 0, height = 0] = composition.screen.split('×').map(Number);
  await page.setViewportSize({ width, height });
  const { language, popups, hasNews } = composition;
  const rendering = renderingOf(siteOf(composition), language, { visitorScripts: scripts, news: hasNews ? [NEWS] : [] });
  const files = new Map(renderSite(rendering).map(({ key, body }) => [key, body]));
  const active: ActivePopups = {
    now: '2026-11-29T00:00:00Z',
    popups: Array.from({ length: popups }, (_, index) => ({
      id: numberedUlid(30 + index),
      remaining: null,
      endsAt: '2026-12-24T00:00:00Z',
      applicants: null,
      limit: null,
      isFull: false,
    })),
  };
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = [...Object.values(scripts.modules), scripts.transition].find(({ name }) => pathname === `/a/${name}`);
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script.body });
    if (pathname.endsWith('/popups')) return route.fulfill({ json: { data: active, message: '' } });
    if (route.request().resourceType() === 'image')
      return route.fulfill({ contentType: 'image/png', body: pathname.includes(BANNER.mediaId) ? served.banner : served.picture });
    const body = files.get(pageKey(SITE_ID, pathname)) ?? files.get(siteFileKey(SITE_ID, pathname));
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: pathname.endsWith('.json') ? 'application/json' : 'text/html; charset=utf-8', body });
  });
  await page.goto(`${ORIGIN}/B2`);
  await page.locator('.ways .here').waitFor({ state: 'attached' });
  if (popups > 0) await page.locator('.popup:not([hidden])').waitFor({ state: 'attached' });
  if (hasNews) await page.locator('.news:not([hidden])').waitFor({ state: 'attached' });
}

const nameOf = (composition: Composition): string => Object.values(composition).join(', ');

test('no layer covers a control or a text on any screen, also when popups are closed one after another (R-14.80, R-14.81, R-14.133, R-14.134)', async ({
  page,
}) => {
  test.setTimeout(isLongRun ? 3_600_000 : 240_000);
  const served = await servedFiles();
  await page.addInitScript(() => sessionStorage.clear());
  // Layers that move are measured at their ends.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const composition of [...SPECIAL, ...(isLongRun ? pairwise(ALL_FACTORS) : pairwise(FACTORS))]) {
    await page.unrouteAll();
    await open(page, composition, served);
    for (let popup = 0; popup <= composition.popups; popup += 1) {
      faults.push(...(await layerFaults(page)).map((fault) => `${nameOf(composition)}, ${popup} closed: ${fault}`));
      const recall = page.getByRole('button', { name: 'Tea', exact: true });
      const shown = page.locator('.popup:not([hidden])');
      expect(await shown.count(), nameOf(composition)).toBe(popup < composition.popups ? 1 : 0);
      if (popup === composition.popups) break;
      if (await shown.evaluate((one) => one.classList.contains('away'))) {
        await recall.click();
        faults.push(...(await layerFaults(page)).map((fault) => `${nameOf(composition)}, recalled: ${fault}`));
      }
      await shown.locator('.popup-close').click();
    }
  }
  expect(faults).toEqual([]);
});

test('the legal texts are reachable without scrolling the bar, also beside seven icons on a narrow screen (R-14.84)', async ({ page }) => {
  const served = await servedFiles();
  const [first] = pairwise(FACTORS);
  for (const screen of FACTORS.screen) {
    await page.unrouteAll();
    await open(page, { ...(first as Composition), screen, hasBar: true, language: 'jp' }, served);
    const legal = page
      .locator('.bar')
      .getByRole('link', { name: /会社情報|特定商取引法/ })
      .filter({ visible: true });
    await expect(legal.first()).toBeInViewport({ ratio: 1 });
    expect(await page.locator('.bar').evaluate((bar) => bar.scrollLeft), screen).toBe(0);
  }
});
