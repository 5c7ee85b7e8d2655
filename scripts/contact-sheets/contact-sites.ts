import { DEMO_SHEETS, HOTEL_SHEETS } from '#infra/local/demo/sites/demo-sheets.ts';
import { hotelContent } from '#infra/local/demo/sites/hotel-content.ts';
import { teaHouseContent } from '#infra/local/demo/sites/tea-house-content.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { SEED_PLANS } from '#shared/model/plans/plan.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_CONTENT, EMPTY_SHEET, type Sheet, type SiteChanges, type SiteDocument, type ViewMode } from '#shared/model/sites/site.ts';
import type { SiteTheme, ThemeName } from '#shared/model/sites/theme.ts';
import { siteLimits } from '#shared/rules/plans/plan-limits.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { numberedUlid, siteSettings } from '#test/support/sites/site-documents.ts';
import { artworkOf } from '#web/features/sites/templates/template-artwork.ts';
import { templateContent } from '#web/features/sites/templates/template-content.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { loadTemplateTexts } from '#web/features/sites/templates/template-texts.ts';
import type { ContactPictures } from './contact-pictures.ts';

type Words = Pick<Sheet, 'eyebrow' | 'mainText' | 'secondText' | 'linkButtonText'>;

const [PLAN] = SEED_PLANS;
if (!PLAN) throw new Error('There are no plans');
const LIMITS = siteLimits(PLAN);

/** The texts of the sheets that show a layout or a theme: what a tea house writes, in each language. */
const WORDS: Readonly<Record<Language, Words & Record<'figure' | 'quote' | 'speaker' | 'steps', string>>> = {
  jp: {
    eyebrow: '五月の便り',
    mainText: '新茶の季節、\nはじまる',
    secondText: '八十八夜に摘んだ一番茶を、蒸したその日に。数量限定でお届けします。',
    linkButtonText: 'ご予約はこちら',
    figure: '88夜',
    quote: '茶筅の音まで、\nおいしい一服に。',
    speaker: '店主 木下',
    steps: '東口を出て、石畳の坂へ\n酒蔵の角を左\n飛び石の先で、お待ちしています',
  },
  en: {
    eyebrow: 'Spring letter',
    mainText: 'The first tea of the year',
    secondText: 'Picked on the eighty-eighth night and steamed the same day. A small harvest, sent to your door.',
    linkButtonText: 'Reserve now',
    figure: '88th',
    quote: 'Even the sound of the whisk belongs to the cup.',
    speaker: 'Kinoshita, owner',
    steps: 'Leave by the east exit\nTurn left at the brewery\nFollow the stepping stones',
  },
  cn: {
    eyebrow: '五月来信',
    mainText: '新茶季，\n如约而至',
    secondText: '八十八夜采摘的头茶，当日蒸制。数量有限，为您送到家中。',
    linkButtonText: '立即预订',
    figure: '88夜',
    quote: '连茶筅的声音，\n都是这一杯的味道。',
    speaker: '店主 木下',
    steps: '从东口出站，沿石板坡道\n在酒坊转角左转\n走过踏脚石便是',
  },
  kr: {
    eyebrow: '오월의 편지',
    mainText: '햇차의 계절이\n시작됩니다',
    secondText: '팔십팔야에 딴 첫물차를 그날 바로 쪄서 보내 드립니다. 수량이 한정되어 있습니다.',
    linkButtonText: '예약하기',
    figure: '88야',
    quote: '차선 소리까지\n한 잔의 맛입니다.',
    speaker: '주인 기노시타',
    steps: '동쪽 출구로 나와 돌길로\n양조장 모퉁이에서 왼쪽으로\n징검돌 끝에서 기다립니다',
  },
};

export type Scenes = Awaited<ReturnType<ContactPictures['addScenes']>>;

/** The scene of each layout: dark and bright ones, calm and busy ones. */
const sceneOf = ({ teaHouse, hotel, inn }: Scenes, layout: SheetLayout): ImageRef | null => {
  const scenes: Partial<Record<SheetLayout, ImageRef>> = {
    low: hotel['A1'],
    high: teaHouse['C1'],
    centre: teaHouse['B3'],
    column: hotel['A2'],
    number: teaHouse['A3'],
    quote: teaHouse['B2'],
    price: teaHouse['A2'],
    list: teaHouse['C3'],
    pair: inn['A1'],
    framed: teaHouse['C2'],
    bleed: teaHouse['A1'],
    product: teaHouse['B1'],
  } as Partial<Record<SheetLayout, ImageRef>>;
  return scenes[layout] ?? null;
};

/** Returns a sheet with what its layout is for. */
function exampleSheet(scenes: Scenes, layout: SheetLayout, language: Language): Sheet {
  const { figure, quote, speaker, steps, ...words } = WORDS[language];
  const product = (number: number, image: ImageRef | null) => ({
    ...newProduct(numberedUlid(900 + number)),
    productName: words.eyebrow,
    description: words.secondText,
    price: 980 * number,
    image,
  });
  return {
    ...EMPTY_SHEET,
    ...words,
    image: sceneOf(scenes, layout),
    layout,
    linkDestinationUrl: 'https://example.com/',
    ...(layout === 'number' && { mainText: figure }),
    ...(layout === 'quote' && { eyebrow: '', mainText: quote, secondText: speaker }),
    ...(layout === 'list' && { secondText: steps }),
    ...(layout === 'price' && { price: 3_240 }),
    ...(layout === 'product' && {
      secondText: '',
      linkButtonText: '',
      products: [product(1, scenes.teaHouse['B2'] ?? null), product(2, scenes.teaHouse['A2'] ?? null)],
    }),
  };
}

interface Place {
  cell: string;
  sheetOf: (language: Language) => Sheet;
}

/** Returns a site with the same cells in all languages. */
function siteWith(places: readonly Place[], theme: SiteTheme, logo: ImageRef, viewMode: ViewMode): SiteDocument {
  const ids = new Map(places.map(({ cell }, index) => [cell, numberedUlid(index + 100)]));
  return {
    ...EMPTY_CONTENT,
    settings: siteSettings({ name: '喫茶 こもれび', logo, theme, viewMode, languages: [...LANGUAGES] }),
    grid: { numberHorizontal: places.length, numberVertical: 1, cells: Object.fromEntries(ids) },
    sheets: Object.fromEntries(
      places.map(({ cell, sheetOf }) => [ids.get(cell) ?? '', Object.fromEntries(LANGUAGES.map((each) => [each, sheetOf(each)]))]),
    ),
  };
}

/** Returns a site whose sheets show these layouts, and without pictures those of `bare`, from the first row on. */
export const exampleSite = (
  scenes: Scenes,
  logo: ImageRef,
  {
    theme,
    layouts,
    bare = [],
    viewMode = 'PC',
  }: { theme: ThemeName; layouts: readonly SheetLayout[]; bare?: readonly SheetLayout[]; viewMode?: ViewMode },
): SiteDocument =>
  siteWith(
    [
      ...layouts.map((layout) => (language: Language) => exampleSheet(scenes, layout, language)),
      ...bare.map((layout) => (language: Language) => ({ ...exampleSheet(scenes, layout, language), image: null })),
    ].map((sheetOf, index) => ({ cell: `A${index + 1}`, sheetOf })),
    curatedTheme(theme),
    logo,
    viewMode,
  );

/** Returns the site that a template creates, in one language. */
export async function templateSite(pictures: ContactPictures, design: TemplateDesign, language: Language): Promise<SiteDocument> {
  const { creatives, products, popup } = artworkOf(design);
  const texts = await loadTemplateTexts(language);
  const addAll = (kind: 'creative' | 'product', arts: readonly number[]) =>
    new Map(arts.map((art) => [art, pictures.addOfTemplate(design.name, kind, art)]));
  let ids = 0;
  return templateContent(
    design,
    texts[design.name],
    {
      creatives: addAll('creative', creatives),
      products: addAll('product', products),
      popup: popup === null ? null : pictures.addOfTemplate(design.name, 'popup', popup),
    },
    {
      language,
      limits: LIMITS,
      now: new Date('2026-11-20T12:00:00Z'),
      newId: () => numberedUlid((ids += 1)),
      email: '',
      companyName: '',
      formLabels: VISITOR_LABELS[language].form,
    },
  );
}

/** Returns the demo sites with a theme. */
export function demoSites(scenes: Scenes, logo: ImageRef): { teaHouse: SiteDocument; hotel: SiteDocument } {
  const filled = (
    sheets: typeof DEMO_SHEETS,
    images: Readonly<Record<string, ImageRef>>,
    content: (document: SiteDocument) => SiteChanges,
  ): SiteDocument => {
    const cells = Object.keys(sheets);
    const ids = new Map(cells.map((cell, index) => [cell, numberedUlid(index + 100)]));
    const document: SiteDocument = {
      ...EMPTY_CONTENT,
      settings: siteSettings({ name: '喫茶 こもれび', logo, languages: ['jp'] }),
      grid: { numberHorizontal: 3, numberVertical: 3, cells: Object.fromEntries(ids) },
      sheets: Object.fromEntries(
        Object.entries(sheets).map(([cell, words]) => [
          ids.get(cell) ?? '',
          { jp: { ...EMPTY_SHEET, ...words, image: images[cell] ?? null } },
        ]),
      ),
    };
    return { ...document, ...content(document) } as SiteDocument;
  };
  return {
    teaHouse: filled(DEMO_SHEETS, scenes.teaHouse, (document) => teaHouseContent(document, { film: null, moon: null, goods: {} })),
    hotel: filled(HOTEL_SHEETS, scenes.hotel, (document) => hotelContent(document, { film: null, walk: null, goods: {} })),
  };
}
