import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addReadyMedia, refusalOf, sheet, sheetsInFirstCells, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());

const variantsOf = (...variants: [number, 'avif' | 'webp', number?][]): MediaFile['variants'] =>
  variants.map(([width, format, bytes]) => ({ width, format, hash: 'h', ...(bytes !== undefined && { bytes }) }));

describe('media weights of a site', () => {
  it('are the sizes of the variants that a phone loads, if known', async () => {
    const user = test.as(test.accounts.USER);
    const { id, working } = await user.create();
    const media = (kind: 'creative' | 'product', variants: MediaFile['variants']) =>
      addReadyMedia(test, test.accounts.USER, id, kind, { variants });
    const known = await media('creative', variantsOf([480, 'avif', 10], [736, 'avif', 200], [736, 'webp', 300], [1080, 'avif', 400]));
    const older = await media('creative', variantsOf([736, 'avif']));
    const card = await media('product', variantsOf([240, 'webp', 1], [480, 'webp', 20]));
    await media('creative', variantsOf([736, 'avif', 999]));
    const products = [{ ...newProduct(numberedUlid(1)), productName: '茶', image: card }];
    const { changes } = sheetsInFirstCells(3, 3, [sheet('茶', { image: known, products }), sheet('菓子', { image: older }), sheet('空')]);
    await user.save(id, working, changes);

    expect(await user.weights(id)).toEqual({ [known.mediaId]: 200, [card.mediaId]: 20 });
    expect(await test.as(test.accounts.OEM).weights(id)).toHaveProperty(known.mediaId, 200);
    expect(await refusalOf(test.as(test.accounts.STRANGER).weights(id))).toMatchObject({ code: 'not-found' });
  });
});
