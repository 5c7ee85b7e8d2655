import { describe, expect, test } from 'vitest';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { publicAddresses } from '#site-renderer/files/public-addresses.ts';
import { documentWith, image, ORIGIN, render, renderingOf } from '#site-renderer/render/render-fixture.ts';
import { cardProperties, shareCards, sheetCard, siteCard } from '#site-renderer/seo/share-card.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const THEME = curatedTheme('paper');
const siteOf = (sheets: Parameters<typeof documentWith>[0], settings: Parameters<typeof documentWith>[1] = {}) => {
  const document = documentWith(sheets, settings);
  return { document, language: 'jp' as const, addresses: publicAddresses(renderingOf(document, 'jp')) };
};
const sheet = (differences: Partial<Sheet> = {}): Sheet => ({ ...EMPTY_SHEET, mainText: '新作', image, ...differences });
const properties = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll('meta[property^="og:image"], meta[name="twitter:card"]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );

describe('share card of a sheet', () => {
  const site = siteOf({ A1: {} }, { theme: THEME });

  test('has its picture and text in the fonts and colours of the theme', () => {
    const card = sheetCard(site, sheet({ focalPoint: { x: 10, y: 20 } }));
    expect(card).toMatchObject({
      headline: '新作',
      siteName: '秋の店',
      picture: { mediaId: image.mediaId, source: `/m/${image.mediaId}/1080.webp`, focalPoint: { x: 10, y: 20 } },
      fonts: { headline: { font: THEME.fonts.jp.headline }, text: { font: THEME.fonts.jp.text } },
      colours: { paper: THEME.palette.background, text: THEME.palette.text },
    });
    expect(card.path).toMatch(/^\/m\/[0-9a-f]{16}\/1200\.jpg$/);
  });

  test('has the colour of the picture and the fonts of the language without a theme', () => {
    const card = sheetCard(siteOf({ A1: {} }), sheet());
    expect(card).toMatchObject({
      fonts: { headline: { font: 'noto-sans-jp', weight: 700 } },
      colours: { paper: image.colour, text: '#000000' },
    });
  });

  test('has the paper of the sheet if the sheet shows no picture', () => {
    const surface = { pattern: 'plain', colour: 'accent' } as const;
    for (const differences of [{ image: null }, { layout: 'words' as const }]) {
      const card = sheetCard(site, sheet({ surface, ...differences }));
      expect(card.picture).toBeNull();
      expect(card.colours.paper.toLowerCase()).toBe(THEME.palette.accent.toLowerCase());
    }
  });

  test('a share card is named after what it shows, and not after the id of its picture', () => {
    const path = (differences: Partial<Sheet>) => sheetCard(site, sheet(differences)).path;
    const same = { ...site, addresses: { imageUrl: () => '/m/same/1080.webp' } };
    expect(path({ sliderTime: 9 })).toBe(path({}));
    expect(new Set([path({}), path({ mainText: '旧作' }), path({ focalPoint: { x: 1, y: 1 } }), path({ image: null })]).size).toBe(4);
    const other = { ...image, mediaId: numberedUlid(99) };
    expect(sheetCard(same, sheet({ image: other })).path).toBe(sheetCard(same, sheet()).path);
  });
});

describe('share cards of a site', () => {
  const document = { A1: { mainText: '新作' }, B1: { mainText: '秘密', membersOnlyLock: true }, C1: { mainText: '靴' } };

  test('share cards are one for each public sheet and one for all other pages, without any content of members-only sheets', () => {
    const site = siteOf(document);
    const cards = shareCards(site);
    expect(cards.map(({ headline }) => headline)).toEqual(['新作', '秋の店', '靴']);
    expect(siteCard(site)).toMatchObject({ headline: '秋の店', picture: { mediaId: image.mediaId } });
    const secret = { ...image, mediaId: numberedUlid(66) };
    const locked = siteOf({ A1: { mainText: '秘密', image: secret, membersOnlyLock: true } });
    expect(JSON.stringify(shareCards(locked))).not.toMatch(new RegExp(`秘密|${secret.mediaId}`));
  });

  test('share cards are named by pages only if they are stored; until then pages name the picture with its size', () => {
    const site = siteOf(document);
    const [first, general] = shareCards(site);
    if (!first || !general) throw new Error('There are no cards');
    const before = render(documentWith(document));
    expect(properties(before.page)).toEqual({
      'og:image': `${ORIGIN}/m/${image.mediaId}/1080.webp`,
      'og:image:width': '1080',
      'og:image:height': '1920',
      'og:image:alt': '新作',
      'twitter:card': 'summary_large_image',
    });
    const { page, at } = render(documentWith(document), 'jp', { storedCards: new Set([first.path, general.path]) });
    const named = (path: string, headline: string) => ({
      'og:image': ORIGIN + path,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': headline,
      'twitter:card': 'summary_large_image',
    });
    expect(properties(page)).toEqual(named(first.path, '新作'));
    for (const path of ['/B1', '/sheets', '/news', '/data-notice']) expect(properties(at(path))).toEqual(named(general.path, '秋の店'));
    expect(properties(at('/C1'))['og:image']).toBe(`${ORIGIN}/m/${image.mediaId}/1080.webp`);
  });

  test('an uploaded picture is shared for the first page and all pages beside public sheets, which keep their cards (R-14.132)', () => {
    const shareImage = { ...image, mediaId: numberedUlid(77), width: 4_000, height: 3_000 };
    const site = siteOf(document, { shareImage });
    expect(shareCards(site).map(({ headline }) => headline)).toEqual(['新作', '靴']);
    const { page, at } = render(site.document, 'jp', { storedCards: new Set(shareCards(site).map(({ path }) => path)) });
    const uploaded = {
      'og:image': `${ORIGIN}/m/${shareImage.mediaId}/1200.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '秋の店',
      'twitter:card': 'summary_large_image',
    };
    for (const shown of [page, ...['/B1', '/sheets', '/news', '/data-notice'].map(at)]) expect(properties(shown)).toEqual(uploaded);
    expect(properties(at('/C1'))).toMatchObject({ 'og:image:alt': '靴' });
    expect(properties(at('/C1'))['og:image']).not.toBe(uploaded['og:image']);
  });

  test('share cards are named by no page if there is neither a card nor a picture', () => {
    expect(cardProperties(siteCard(siteOf({ A1: { image: null } })), new Set(), ORIGIN)).toEqual({});
  });
});
