import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { hasControl, SHEET_FIELD_NAMES, SHEET_FIELDS, type SheetField, type SheetFieldWith } from '#shared/model/sites/sheet-fields.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_COMPANY, type Company } from '#shared/model/sites/company.ts';
import type { MenuItem } from '#shared/model/sites/global-menu.ts';
import { EMPTY_POPUP_CONTENT, type PopupContent, type PopupCta } from '#shared/model/sites/popup.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { SeoConfig } from '#shared/model/sites/seo.ts';
import type { Sheet, SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';
import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { documentWith, image, popupOver, render } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/**
 * Checks that a change of any field of a site changes its pages, so that no field is stored without effect. Exceptions name the test that
 * covers them.
 */

type Changes<T, Elsewhere extends keyof T> = { readonly [K in Exclude<keyof T, Elsewhere>]: T[K] };

const other = { ...image, mediaId: numberedUlid(8) };
const VIDEO = { mediaId: numberedUlid(9), width: 720, height: 1280, durationMs: 1_000, size: 1_000, hasSound: true };
const POINT: ImageLinkPoint = {
  id: numberedUlid(20),
  name: '湯呑み',
  coordinateX: 10,
  coordinateY: 20,
  width: 15,
  height: 25,
  linkDestinationUrl: '/B1',
  isInternalLink: true,
};
const PRODUCT: Product = {
  ...newProduct(numberedUlid(21)),
  productName: '急須',
  image,
  price: 980,
  description: '赤土',
  linkButtonText: '注文',
  linkButtonUrl: 'https://example.com/',
};
const ITEM: MenuItem = { id: numberedUlid(22), name: 'ホーム', linkDestinationUrl: '/B1', isInternalLink: true };
const SEO: SeoConfig = { title: '題', h1: '見出し', description: '説明', basedOn: null };
const COMPANY: Company = { ...EMPTY_COMPANY, companyWebsite: 'https://example.com/', companyProfile: '<p>茶</p>' };
const SAID: PopupContent = { ...EMPTY_POPUP_CONTENT, image, imageAlt: '茶葉', linkButtonText: '申し込む', linkUrl: 'https://example.com/' };

const OFFER = {
  kind: 'applicantLimit',
  limit: 3,
  endDate: '2099-01-01T00:00:00.000Z',
  hasCalendarLink: true,
  content: { jp: SAID },
} as const satisfies Partial<PopupCta>;

/** Returns a site with a value in every field. */
function full(): SiteDocument {
  const sheet: Partial<Sheet> = {
    imageAlt: '茶',
    mainText: '新茶',
    price: 500,
    linkButtonText: '見る',
    linkDestinationUrl: 'https://example.com/',
    imageLinkPoints: [POINT],
    products: [PRODUCT],
  };
  return {
    ...documentWith({ A1: sheet, B1: { mainText: '次' } }, { displayGlobalMenu: true }),
    menu: { jp: { items: [ITEM], basedOn: null } },
    seo: { jp: SEO },
    sns: { jp: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/tea/' }] } },
    company: { jp: COMPANY },
    popups: { [numberedUlid(30)]: popupOver([1], OFFER) },
  };
}

/** Returns the rendered pages, which the tests compare before and after a change. */
const seen = (document: SiteDocument): string => render(document).all;

function withSheet(patch: Partial<Sheet>): SiteDocument {
  const document = full();
  const [id = ''] = Object.keys(document.sheets);
  const { jp, ...others } = document.sheets[id] ?? {};
  if (!jp) throw new Error('No sheet');
  return { ...document, sheets: { ...document.sheets, [id]: { ...others, jp: { ...jp, ...patch } } } };
}

function withPopup(patch: Partial<PopupCta>): SiteDocument {
  const document = full();
  const [[id, popup] = []] = Object.entries(document.popups);
  if (id === undefined || !popup) throw new Error('No popup');
  return { ...document, popups: { [id]: { ...popup, ...patch } } };
}

/** Saved styles are for editors only: sheets have their own values. Teasers are decided by the publish job (`teaser.test.ts`). */
const SETTINGS: Changes<Required<SiteSettings>, 'languages' | 'defaultLanguage' | 'styles' | 'lockedTeaser' | 'sheetsInView'> = {
  name: '別の店',
  viewMode: 'PC',
  logo: image,
  favicon: image,
  displayLanguageIcon: false,
  displayGlobalMenu: false,
  globalMenuTextColor: '#123456',
  // Shown only on pages with videos, which a test below renders.
  speakerColor: '#654321',
  customPath: 'shop',
  // Shown only on pages with tags, which a test below renders.
  tagManager: true,
  goals: ['https://example.com/'],
  theme: curatedTheme('paper'),
  consent: { isOn: true, texts: {} },
  embedOrigins: ['https://shop.example'],
  shareImage: image,
};
const TAG = '<script src="https://tags.example/a.js" defer></script>';

/** Another value for each field that has a custom control. */
const CUSTOM_SHEET_FIELDS: { readonly [N in Exclude<SheetFieldWith<'custom'>, 'styleId'>]: Sheet[N] } = {
  image: other,
  video: VIDEO,
  pictureFit: 'fill',
  focalPoint: { x: 10, y: 20 },
  pictureCrop: { x: 100, y: 200, width: 300, height: 400 },
  pictureTone: { brightness: 10, shade: 20 },
  linkDestinationUrl: 'https://example.com/other',
  isInternalLink: true,
  imageLinkPoints: [],
  products: [],
  membersOnlyLock: true,
  snsConfig: [],
  showCompany: false,
  layout: 'column',
  textStyles: { headline: { step: 1, isBold: true, align: 'end', colour: '#123456' } },
  textPlace: { x: 10, y: 20 },
  textPlaces: { eyebrow: { x: 30, y: 40 } },
  textBackdrop: 'panel',
  emphases: [{ role: 'headline', start: 0, length: 2 }],
  surface: { pattern: 'dots', colour: 'accent' },
  variations: [{ id: numberedUlid(60), name: '別案', isOn: true, share: 40, fields: { mainText: '別案の文' } }],
};

/** Returns a value that differs from both an empty sheet and `full()`. */
function anotherValue(name: Exclude<SheetField, 'styleId'>): Sheet[SheetField] {
  if (hasControl(name, 'custom')) return CUSTOM_SHEET_FIELDS[name];
  if (hasControl(name, 'text')) return '別の文';
  if (hasControl(name, 'colour')) return '#123456';
  return 9;
}

/** The schema version since which sheets have themes. */
const THEMES_SINCE = 10;
const fieldValues = (names: readonly SheetField[]): Partial<Sheet> =>
  Object.fromEntries(names.flatMap((name) => (name === 'styleId' ? [] : [[name, anotherValue(name)]])));
/** Later fields of the creative are seen on all sites. */
const needsTheme = (name: SheetField): boolean => SHEET_FIELDS[name].since >= THEMES_SINCE && SHEET_FIELDS[name].group !== 'media';
const SHEET = fieldValues(SHEET_FIELD_NAMES.filter((name) => !needsTheme(name)));
/** The fields that visitors see on sites with a theme. */
const THEMED_SHEET = fieldValues(SHEET_FIELD_NAMES.filter((name) => needsTheme(name)));

const PRODUCTS: Changes<Product, 'id'> = {
  productName: '茶碗',
  image: other,
  price: 981,
  description: '白土',
  linkButtonText: '予約',
  linkButtonUrl: 'https://example.com/other',
  isInternalLink: true,
  linkButtonColor: '#111111',
  linkTextColor: '#222222',
  textColor: '#333333',
  backgroundColor: '#444444',
  coordinateX: 12,
  coordinateY: 34,
};

const POINTS: Changes<Required<ImageLinkPoint>, 'id'> = {
  name: '急須',
  coordinateX: 11,
  coordinateY: 21,
  width: 16,
  height: 26,
  linkDestinationUrl: '/A1',
  isInternalLink: false,
};

const MENU_ITEM: Changes<MenuItem, 'id'> = { name: '茶葉', linkDestinationUrl: '/A1', isInternalLink: false };

const SEO_CONFIG: Changes<SeoConfig, 'basedOn'> = { title: '別の題', h1: '別の見出し', description: '別の説明' };

/** Forms determine where company texts are shown and need agreement: `form-view.test.tsx`, `end-user.integration.test.ts`. */
const COMPANY_TEXTS: Changes<Company, 'basedOn' | 'showInForm' | 'showInMemberShip' | 'showInContact' | 'contractAgreement'> = {
  companyWebsite: 'https://example.com/other',
  companyProfile: '<p>酒</p>',
  companyClause: '<p>表記</p>',
  termsOfService: '<p>規約</p>',
  privacyPolicy: '<p>方針</p>',
};

/**
 * The server decides when and to which visitors a popup is shown (`popups.integration.test.ts`); `name` and `earlierEnds` are for
 * editors only.
 */
const POPUP: Changes<
  PopupCta,
  'name' | 'earlierEnds' | 'kind' | 'startDate' | 'limit' | 'hasWaitingList' | 'showRemainingTime' | 'showApplicantCount'
> = {
  linkButtonColor: '#111111',
  linkTextColor: '#222222',
  // Ends before the page is rendered.
  endDate: '2026-11-01T00:00:00.000Z',
  hasCalendarLink: false,
  animation: 'WOBBLE',
  coordinateX: 1,
  coordinateY: 2,
  effectiveSheets: [numberedUlid(2)],
  content: {},
};

const POPUP_CONTENT: Changes<PopupContent, 'basedOn'> = {
  lineUrl: 'https://line.me/R/ti/p/@other',
  place: '静岡市葵区',
  image: other,
  imageAlt: '別の茶葉',
  linkButtonText: '見る',
  linkUrl: 'https://example.com/other',
  isInternalLink: true,
};

const cases = <T extends object>(
  room: string,
  changes: Partial<T>,
  changed: (patch: Partial<T>) => SiteDocument,
): [string, SiteDocument][] =>
  Object.entries(changes).map(([field, value]) => [`${room}.${field}`, changed({ [field]: value } as Partial<T>)]);

const ALL: [string, SiteDocument][] = [
  ...cases<Sheet>('sheet', SHEET, withSheet),
  ...cases<Product>('product', PRODUCTS, (patch) => withSheet({ products: [{ ...PRODUCT, ...patch }] })),
  ...cases<ImageLinkPoint>('imageLinkPoint', POINTS, (patch) => withSheet({ imageLinkPoints: [{ ...POINT, ...patch }] })),
  ...cases<MenuItem>('menu', MENU_ITEM, (patch) => ({ ...full(), menu: { jp: { items: [{ ...ITEM, ...patch }], basedOn: null } } })),
  ...cases<SeoConfig>('seo', SEO_CONFIG, (patch) => ({ ...full(), seo: { jp: { ...SEO, ...patch } } })),
  ...cases<Company>('company', COMPANY_TEXTS, (patch) => ({ ...full(), company: { jp: { ...COMPANY, ...patch } } })),
  ...cases<PopupCta>('popup', POPUP, withPopup),
  ...cases<PopupContent>('popup.content', POPUP_CONTENT, (patch) => withPopup({ content: { jp: { ...SAID, ...patch } } })),
  ['headTags.html', { ...full(), headTags: { jp: { html: '<meta name="theme-color" content="#123456">' } } }],
  ['bodyTags.html', { ...full(), bodyTags: { jp: { html: '<script src="https://example.com/a.js" defer></script>' } } }],
  ['sns.snsUrl', { ...full(), sns: { jp: { entries: [{ snsType: 'instagram', snsUrl: 'https://www.instagram.com/other/' }] } } }],
  ['sns.snsType', { ...full(), sns: { jp: { entries: [{ snsType: 'x', snsUrl: 'https://x.com/tea' }] } } }],
  ['sns phone number', { ...full(), sns: { jp: { entries: [{ snsType: 'phone_number', snsUrl: '03-1234-5678' }] } } }],
  ['settings.languages', { ...full(), settings: { ...full().settings, languages: ['jp'] } }],
];

describe('rendered pages', () => {
  it.each(Object.entries(SETTINGS).map(([field, value]) => [field, value] as const))('change with settings.%s', (field, value) => {
    const base = { ...withSheet({ video: VIDEO }), bodyTags: { jp: { html: TAG } } };
    expect(seen({ ...base, settings: { ...base.settings, [field]: value } })).not.toBe(seen(base));
  });

  it('change with the own question for consent', () => {
    const asking = (texts: SiteSettings['consent']['texts']): SiteDocument => {
      const document = { ...full(), bodyTags: { jp: { html: TAG } } };
      return { ...document, settings: { ...document.settings, consent: { isOn: true, texts } } };
    };
    expect(seen(asking({ jp: 'クッキーを使ってもよいですか。' }))).not.toBe(seen(asking({})));
  });

  it.each(Object.entries(THEMED_SHEET))('change with sheet.%s if the site has a theme, and never without', (field, value) => {
    // Only a sheet without a picture shows its surface.
    const base: Partial<Sheet> = field === 'surface' ? { image: null } : {};
    const themed = (patch: Partial<Sheet>): SiteDocument => {
      const document = withSheet({ ...base, ...patch });
      return { ...document, settings: { ...document.settings, theme: curatedTheme('paper') } };
    };
    expect(seen(themed({ [field]: value }))).not.toBe(seen(themed({})));
    expect(seen(withSheet({ ...base, [field]: value }))).toBe(seen(withSheet(base)));
  });

  it('change with settings.sheetsInView on a PC site, and never on a MOBILE site', () => {
    const pages = (settings: Partial<SiteSettings>): string => seen({ ...full(), settings: { ...full().settings, ...settings } });
    expect(pages({ viewMode: 'PC', sheetsInView: 2 })).not.toBe(pages({ viewMode: 'PC' }));
    expect(pages({ viewMode: 'PC', sheetsInView: 1 })).toBe(pages({ viewMode: 'PC' }));
    expect(pages({ viewMode: 'MOBILE', sheetsInView: 2 })).toBe(pages({ viewMode: 'MOBILE' }));
  });

  it('do not change with the saved styles and the one that a sheet names', () => {
    const document = withSheet({ styleId: numberedUlid(70) });
    const styles = [{ id: numberedUlid(70), name: 'Menu', look: { mainTextColor: '#123456' } }];
    expect(seen({ ...document, settings: { ...document.settings, styles } })).toBe(seen(full()));
  });

  it.each(ALL)('change with the field %s', (_, changed) => {
    expect(seen(changed)).not.toBe(seen(full()));
  });
});
