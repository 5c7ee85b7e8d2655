import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endUserApi } from '#test/support/api/end-user-fixture.ts';
import { addReadyMedia, refusalOf, sheet, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { publishedMedia } from '#functions/publishing/services/published-site/published-media.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { type ImageRef, type MediaKind, publishedVariants, type VideoRef } from '#shared/model/media/media.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { PublishedPage } from '#shared/model/visitors/published-page.ts';
import { PUBLISHED_SHEET_SHAPE } from '#shared/model/sites/sheet-fields.ts';
import { EMPTY_SHEET, type SiteChanges } from '#shared/model/sites/site.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const [OPEN, LOCKED, SPOKEN] = [numberedUlid(1), numberedUlid(2), numberedUlid(3)];
const [VARIATION, STOPPED] = [numberedUlid(20), numberedUlid(21)];

let test: SiteFixture;
let user: Actor;
let api: ReturnType<typeof endUserApi>;
let siteId: string;
let siteRevision: string;

const input = <Q extends object>(query: Q, id = siteId) => ({
  params: { siteId: id },
  query,
  body: undefined,
  caller: undefined,
  viewerAddress: '192.0.2.1',
  cookies: {},
});
const page = (pageId: string, query: { lang?: 'jp' | 'en' | 'cn'; variation_id?: string } = {}, id = siteId) =>
  Promise.resolve(api.pagePublic({ ...input(query, id), params: { siteId: id, pageId } })) as Promise<PublishedPage>;
const products = (pageId: string, query: { lang?: 'jp' | 'en' } = {}) =>
  Promise.resolve(api.productPublic({ ...input(query), params: { siteId, pageId } }));
const structure = (lang?: 'jp' | 'en' | 'cn') => Promise.resolve(api.structure(input({ lang })));

/** Adds a ready file with its variants and returns the folder it is published in. */
async function stored(kind: MediaKind, width: number) {
  const mediaId = randomIds.ulid();
  const variants = publishedVariants(kind, width).map((variant) => ({ ...variant, hash: `${mediaId}${variant.width}${variant.format}` }));
  const video: VideoRef = { width, height: 1280, durationMs: 1_000, size: 9, hasSound: false, mediaId };
  const picture: ImageRef = { width, height: 100, colour: '#336699', mediaId };
  await addReadyMedia(test, test.accounts.USER, siteId, kind, {
    id: mediaId,
    variants,
    ...(kind === 'video' ? { image: null, video } : { image: picture }),
  });
  const [file] = await test.dependencies.media.findAll(scopeOf(test.accounts.USER.id), [mediaId]);
  if (!file) throw new Error('The file is missing');
  return { picture, video, folder: publishedMedia(file).folder };
}
type Stored = Awaited<ReturnType<typeof stored>>;

let picture: Stored;
let small: Stored;
let film: Stored;
let goods: Stored;

beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
  api = endUserApi(test);
  const site = await user.create({ rows: 2, columns: 2 });
  siteId = site.id;
  [picture, small] = [await stored('creative', 1080), await stored('creative', 500)];
  [film, goods] = [await stored('video', 720), await stored('product', 300)];
  const { document } = await user.get(siteId);
  const changes: SiteChanges = {
    settings: { ...document.settings, languages: ['jp', 'en'] },
    grid: { numberHorizontal: 2, numberVertical: 2, cells: { A1: LOCKED, B1: OPEN, A2: SPOKEN } },
    sheets: {
      [OPEN]: {
        jp: sheet('茶\nの店', {
          image: picture.picture,
          video: film.video,
          price: 500,
          linkButtonText: '次へ',
          linkDestinationUrl: '/A2',
          isInternalLink: true,
          imageLinkPoints: [
            {
              id: numberedUlid(8),
              name: '湯',
              coordinateX: 10,
              coordinateY: 20,
              linkDestinationUrl: 'https://a.example/',
              isInternalLink: false,
            },
          ],
          products: [
            { ...newProduct(numberedUlid(6)), productName: '急須', image: goods.picture, price: 900 },
            { ...newProduct(numberedUlid(7)), productName: '茶碗' },
          ],
          variations: [
            { id: VARIATION, name: '別案', isOn: true, share: 50, fields: { mainText: '別案の茶', image: small.picture, video: null } },
            { id: STOPPED, name: '止めた別案', isOn: false, share: 50, fields: { mainText: '別案の湯' } },
          ],
        }),
        en: sheet('Tea', { image: small.picture, imageAlt: 'A cup' }),
      },
      [LOCKED]: {
        jp: sheet('秘密', {
          image: picture.picture,
          membersOnlyLock: true,
          products: [{ ...newProduct(numberedUlid(5)), productName: '秘蔵の品' }],
        }),
        en: sheet('Secret', { image: picture.picture, membersOnlyLock: true }),
      },
      [SPOKEN]: { jp: sheet('', { image: picture.picture, imageAlt: '湯気' }), en: sheet('Steam', { image: picture.picture }) },
    },
  };
  const saved = await user.save(siteId, site.working, changes);
  siteRevision = saved.site.working;
  await user.publish(siteId, siteRevision);
});
afterAll(() => test.stop());

describe('structure of a site', () => {
  it('contains the cell and title of each sheet, without titles of members-only sheets', async () => {
    expect(await structure()).toEqual({
      lang: 'jp',
      languages: ['jp', 'en'],
      rows: 2,
      columns: 2,
      sheets: [
        { cell: 'A1', pageId: LOCKED, title: '', membersOnly: true },
        { cell: 'B1', pageId: OPEN, title: '茶 の店', membersOnly: false },
        { cell: 'A2', pageId: SPOKEN, title: '湯気', membersOnly: false },
      ],
    });
  });

  it('contains titles in the requested language, or else the default language', async () => {
    expect(await structure('en')).toMatchObject({ lang: 'en', sheets: [{ title: '' }, { title: 'Tea' }, { title: 'Steam' }] });
    expect(await structure('cn')).toMatchObject({ lang: 'jp', sheets: [{}, { title: '茶 の店' }, {}] });
  });
});

describe('public sheet', () => {
  it('is returned as visitors see it, with URLs of the largest variants on the site’s origin', async () => {
    const shown = await page(OPEN);
    expect(PublishedPage.parse(shown)).toEqual(shown);
    const published = Object.entries(EMPTY_SHEET).filter(([name]) => name in PUBLISHED_SHEET_SHAPE);
    expect(shown).toEqual({
      ...Object.fromEntries(published),
      id: OPEN,
      lang: 'jp',
      cell: 'B1',
      order: 2,
      imageUrl: `/m/${picture.folder}/1080.webp`,
      videoUrl: `/m/${film.folder}/720.mp4`,
      mainText: '茶\nの店',
      price: 500,
      linkButtonText: '次へ',
      linkDestinationUrl: '/A2',
      isInternalLink: true,
      imageLinkPoints: [
        {
          id: numberedUlid(8),
          name: '湯',
          coordinateX: 10,
          coordinateY: 20,
          linkDestinationUrl: 'https://a.example/',
          isInternalLink: false,
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain(picture.picture.mediaId);
    expect(await page(OPEN, { lang: 'en' })).toMatchObject({
      lang: 'en',
      imageUrl: `/m/${small.folder}/500.webp`,
      videoUrl: null,
      mainText: 'Tea',
      imageAlt: 'A cup',
    });
  });

  it('is returned as the requested variation if the variation exists and is on, else as the sheet itself (R-7.9)', async () => {
    const itself = await page(OPEN);
    expect(await page(OPEN, { variation_id: VARIATION })).toEqual({
      ...itself,
      mainText: '別案の茶',
      imageUrl: `/m/${small.folder}/500.webp`,
      videoUrl: null,
    });
    for (const variation_id of [STOPPED, numberedUlid(99), 'b']) expect(await page(OPEN, { variation_id })).toEqual(itself);
    expect(await page(OPEN, { lang: 'en', variation_id: VARIATION })).toEqual(await page(OPEN, { lang: 'en' }));
    expect(JSON.stringify(itself)).not.toMatch(/別案|variations/);
  });

  it('is returned with its products in order', async () => {
    expect(await products(OPEN)).toMatchObject({
      products: [
        { id: numberedUlid(6), order: 1, productName: '急須', imageUrl: `/m/${goods.folder}/300.webp`, price: 900 },
        { id: numberedUlid(7), order: 2, productName: '茶碗', imageUrl: null, price: null },
      ],
    });
    expect(await products(SPOKEN)).toEqual({ products: [] });
    expect(await products(OPEN, { lang: 'en' })).toEqual({ products: [] });
  });

  it('is not-found if it is members-only or unknown', async () => {
    for (const id of [LOCKED, numberedUlid(99)]) {
      expect(await refusalOf(page(id))).toEqual({ code: 'not-found' });
      expect(await refusalOf(page(id, { lang: 'en' }))).toEqual({ code: 'not-found' });
      expect(await refusalOf(products(id))).toEqual({ code: 'not-found' });
    }
  });

  it('is read from the live revision, not the working one', async () => {
    const { site } = await user.save(siteId, siteRevision, {
      sheets: {
        [LOCKED]: { jp: sheet('もう秘密でない', { image: picture.picture }) },
        [OPEN]: { jp: sheet('下書き', { image: picture.picture }) },
      },
    });
    expect((await page(OPEN)).mainText).toBe('茶\nの店');
    expect(await refusalOf(page(LOCKED))).toEqual({ code: 'not-found' });
    siteRevision = site.working;
  });

  it('takes seven database calls for any number of sheets', async () => {
    test.takeCalls();
    await page(OPEN);
    expect(test.takeCalls().length).toBe(7);
  });

  it('is not-found on an unpublished site', async () => {
    await user.publish(siteId, siteRevision, 'private');
    expect(await refusalOf(page(OPEN))).toEqual({ code: 'not-found' });
    expect(await refusalOf(structure())).toEqual({ code: 'not-found' });
    expect(await refusalOf(products(OPEN))).toEqual({ code: 'not-found' });
  });
});
