import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY, LEGAL_PAGES } from '#shared/model/sites/company.ts';
import { EMPTY_POPUP_CONTENT } from '#shared/model/sites/popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { destinationFault, INTERNAL_PAGES, internalPageUrl, parseDestination } from '#shared/model/sites/destination.ts';
import { deadLinks } from '#shared/rules/publishing/dead-links.ts';
import { pageKey } from '#shared/rules/sites/site-file-keys.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import type { RenderedNews } from '#site-renderer/visibility/rendered-news.ts';
import { documentWith, image, parse, popupOver, render, SITE_ID } from '#site-renderer/render/render-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

interface LinkValue {
  url: string;
  isInternalLink: boolean;
}

const FORM = { fields: [], destinationEmail: 'shop@example.com', companyName: '', basedOn: null };
const PARTS = {
  contactForm: { jp: FORM },
  homepageForm: { jp: FORM },
  membershipForm: { jp: { fields: [], basedOn: null } },
  company: { jp: { ...EMPTY_COMPANY, ...Object.fromEntries(LEGAL_PAGES.map((page) => [page, `<p>${page}</p>`])) } },
} satisfies Partial<SiteDocument>;

/** Every destination: the stored link, and the address that visitors follow. */
const DESTINATIONS: Readonly<Record<string, LinkValue & { href: string }>> = {
  cell: { url: '/B1', isInternalLink: true, href: '/B1' },
  contact: { url: '/contact', isInternalLink: true, href: '/contact' },
  form: { url: '/form', isInternalLink: true, href: '/forms' },
  membership: { url: '/membership', isInternalLink: true, href: '/register' },
  login: { url: '/login', isInternalLink: true, href: '/login' },
  news: { url: '/news', isInternalLink: true, href: '/news' },
  company: { url: '/company', isInternalLink: true, href: '/company' },
  companyProfile: { url: '/company#companyProfile', isInternalLink: true, href: '/company#companyProfile' },
  companyClause: { url: '/company#companyClause', isInternalLink: true, href: '/company#companyClause' },
  termsOfService: { url: '/company#termsOfService', isInternalLink: true, href: '/company#termsOfService' },
  privacyPolicy: { url: '/company#privacyPolicy', isInternalLink: true, href: '/company#privacyPolicy' },
  web: { url: 'https://example.com/?a=1#b', isInternalLink: false, href: 'https://example.com/?a=1#b' },
  map: {
    url: 'https://www.google.com/maps/search/?api=1&query=京都市+東山区',
    isInternalLink: false,
    href: 'https://www.google.com/maps/search/?api=1&query=京都市+東山区',
  },
  phone: { url: 'tel:03-1234-5678', isInternalLink: false, href: 'tel:0312345678' },
  email: { url: 'mailto:shop@example.com', isInternalLink: false, href: 'mailto:shop@example.com' },
};

const ID = numberedUlid(31);
const product = ({ url, isInternalLink }: LinkValue) => ({
  ...newProduct(ID),
  productName: '茶',
  linkButtonText: '買う',
  linkButtonUrl: url,
  isInternalLink,
});
const onSheet = ({ url, isInternalLink }: LinkValue): Partial<Sheet> => ({
  linkButtonText: '見る',
  linkDestinationUrl: url,
  isInternalLink,
});
const THEME = { theme: curatedTheme('paper') };

/** Every place of a link: the site with the link there, and the selector of its element. */
const PLACES: Readonly<Record<string, { site: (link: LinkValue) => SiteDocument; selector: string }>> = {
  'the button of a sheet': { site: (link) => documentWith({ A1: onSheet(link), B1: {} }), selector: '#A1 a.button' },
  'the button of a sheet with a theme': { site: (link) => documentWith({ A1: onSheet(link), B1: {} }, THEME), selector: '#A1 a.button' },
  'an image link': {
    site: ({ url, isInternalLink }) =>
      documentWith({
        A1: {
          imageLinkPoints: [{ id: ID, name: '靴', coordinateX: 1, coordinateY: 1, linkDestinationUrl: url, isInternalLink }],
        },
        B1: {},
      }),
    selector: '#A1 a.point',
  },
  'a product': { site: (link) => documentWith({ A1: { products: [product(link)] }, B1: {} }), selector: '#A1 .product a.buy' },
  'a product on a shelf': {
    site: (link) => documentWith({ A1: { products: [product(link)] }, B1: {} }, THEME),
    selector: '#A1 .ware-open',
  },
  'the menu': {
    site: ({ url, isInternalLink }) => ({
      ...documentWith({ A1: {}, B1: {} }, { displayGlobalMenu: true }),
      menu: { jp: { items: [{ id: ID, name: '項目', linkDestinationUrl: url, isInternalLink }], basedOn: null } },
    }),
    selector: '.menu a:not([data-dialog])',
  },
  'a popup': {
    site: ({ url: linkUrl, isInternalLink }) => ({
      ...documentWith({ A1: {}, B1: {} }),
      popups: {
        [ID]: popupOver([1], { content: { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '見る', linkUrl, isInternalLink } } }),
      },
    }),
    selector: 'a.popup-offer',
  },
};

const TABLE = Object.keys(PLACES).flatMap((place) => Object.keys(DESTINATIONS).map((destination) => [place, destination] as const));
const within = (name: string) => PLACES[name] ?? PLACES['a popup'];
const hrefIn = (document: SiteDocument, selector = '') => render(document).page.querySelector(selector)?.getAttribute('href') ?? undefined;
/** The address without the popup that it names to a form. */
const withoutPopup = (href: string | undefined) => href?.replace(/\?popup=\w+$/, '');

describe('a link', () => {
  test('a link to each page is in the table of destinations', () => {
    for (const page of INTERNAL_PAGES) expect(DESTINATIONS[page]?.url).toBe(internalPageUrl(page));
  });

  test.each(TABLE)('a link of %s leads to the destination %s (R-14.120)', (place, destination) => {
    const { href, ...link } = DESTINATIONS[destination] ?? { url: '', isInternalLink: false, href: '' };
    const document = { ...within(place)?.site(link), ...PARTS } as SiteDocument;
    expect(withoutPopup(hrefIn(document, within(place)?.selector))).toBe(href);
    expect(deadLinks(document)).toEqual([]);
  });

  test.each(Object.keys(DESTINATIONS))('of an item of news leads to the destination %s (R-14.120)', (destination) => {
    const { href, url, isInternalLink } = DESTINATIONS[destination] ?? { url: '', isInternalLink: false, href: '' };
    const news: RenderedNews = {
      id: ID,
      title: 'お知らせ',
      content: '',
      translations: {},
      contentUrl: url,
      isInternalLink,
      image: null,
      startDate: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    };
    const { files } = render({ ...documentWith({ A1: {}, B1: {} }), ...PARTS }, 'jp', { news: [news] });
    const page = parse(files.find(({ key }) => key === pageKey(SITE_ID, '/news'))?.body ?? '');
    expect([...page.querySelectorAll('main article a')].map((link) => link.getAttribute('href'))).toContain(href);
  });

  test.each(INTERNAL_PAGES.filter((page) => page !== 'news'))('to the page %s is omitted until the page exists (R-9.27)', (page) => {
    const link = { url: internalPageUrl(page), isInternalLink: true };
    for (const { site, selector } of Object.values(PLACES)) expect(hrefIn(site(link), selector)).toBeUndefined();
    const [dead] = deadLinks(documentWith({ A1: onSheet(link) }), ['jp']);
    expect([dead?.rule, dead?.target]).toEqual(['page-missing', page]);
  });

  test('a link of a popup names the popup to a form only', () => {
    const { site, selector } = PLACES['a popup'] ?? { site: () => documentWith({}), selector: '' };
    const hrefOf = (page: (typeof INTERNAL_PAGES)[number]) =>
      hrefIn({ ...site({ url: internalPageUrl(page), isInternalLink: true }), ...PARTS }, selector);
    expect(INTERNAL_PAGES.filter((page) => hrefOf(page)?.includes('popup='))).toEqual(['contact', 'form', 'membership']);
  });

  test.each(Object.values(DESTINATIONS).filter(({ isInternalLink }) => isInternalLink))(
    'inside the site leads to a file of the publication: $url',
    ({ href }) => {
      const { files } = render({ ...documentWith({ A1: {}, B1: {} }), ...PARTS });
      expect(files.map(({ key }) => key)).toContain(pageKey(SITE_ID, href.replace(/#.*/, '')));
    },
  );

  test('outside the site counts as a conversion if the owner chose its URL as a goal (R-20.11)', () => {
    const { phone, email, web } = DESTINATIONS;
    for (const link of [phone, email, web]) {
      const goals = link ? [link.url] : [];
      const document = documentWith({ A1: onSheet(link ?? { url: '', isInternalLink: false }) }, { goals });
      expect(render(document).page.querySelector('#A1 .goal-button')?.getAttribute('href')).toBe(link?.href);
    }
  });
});

describe('a destination', () => {
  test.each([
    ['tel:12', false, 'invalid-phone'],
    ['tel:javascript:alert(1)', false, 'invalid-phone'],
    ['mailto:shop', false, 'invalid-email'],
    ['mailto:a@example.com?bcc=b@example.com', false, 'invalid-email'],
    ['sms:0312345678', false, 'invalid-url'],
    ['/company#top', true, 'invalid-cell'],
    ['/register-confirm', true, 'invalid-cell'],
    ['tel:0312345678', true, 'invalid-cell'],
  ] as const)('%j (internal: %j) breaks the rule %s', (url, isInternalLink, rule) => {
    expect(destinationFault(url, isInternalLink)).toBe(rule);
    expect(Sheet.safeParse({ ...EMPTY_SHEET, linkDestinationUrl: url, isInternalLink }).success).toBe(false);
  });

  test.each(['tel:', 'mailto:', 'https://www.google.com/maps/search/?api=1&query='])('an address of %s only is not chosen yet', (url) => {
    expect(parseDestination(url, false)).toEqual({ kind: 'none' });
  });
});
