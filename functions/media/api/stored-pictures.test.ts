import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoredPictures, templateVariantPath } from '#functions/media/api/stored-pictures.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { storedVariants } from '#functions/media/jobs/process-media/picture/picture.ts';
import { creativeMaxBytes, variantName } from '#shared/model/media/media.ts';
import { TEMPLATE_PICTURES, TEMPLATE_PICTURES_SOURCE } from '#test/support/media/template-pictures.ts';

const PICTURES = StoredPictures.parse(JSON.parse(readFileSync(join(TEMPLATE_PICTURES_SOURCE, 'index.json'), 'utf8')));

describe('the pictures of templates', () => {
  it('have the same variants as uploaded pictures, with the hashes and sizes of the index', () => {
    expect(PICTURES.length).toBeGreaterThan(50);
    for (const picture of PICTURES) {
      const { template, kind, art, image, variants } = picture;
      expect(variants.map(variantName), `${template} ${kind} ${art}`).toEqual(storedVariants(kind, image.width).map(variantName));
      for (const variant of variants) {
        const body = TEMPLATE_PICTURES.read(picture, variant);
        expect([contentHash(body), body.byteLength]).toEqual([variant.hash, variant.bytes]);
        if (kind === 'creative' && variant.format === 'avif') expect(body.byteLength).toBeLessThanOrEqual(creativeMaxBytes(variant.width));
      }
    }
  });

  it('have a tone map if they are creatives', () => {
    for (const { kind, image } of PICTURES) expect('tones' in image).toBe(kind === 'creative');
  });

  it('are all listed in the index', () => {
    const files = globSync('*/*/*', { cwd: TEMPLATE_PICTURES_SOURCE });
    const indexed = PICTURES.flatMap((picture) => picture.variants.map((variant) => templateVariantPath(picture, variant)));
    expect(files.map((file) => relative('.', file)).toSorted()).toEqual(indexed.toSorted());
  });

  it('are found by template, kind and number', () => {
    expect(TEMPLATE_PICTURES.find('restaurant', { kind: 'product', art: 2 })).toMatchObject({
      template: 'restaurant',
      kind: 'product',
      art: 2,
    });
    expect(TEMPLATE_PICTURES.find('restaurant', { kind: 'product', art: 99 })).toBeUndefined();
    expect(TEMPLATE_PICTURES.find('portfolio', { kind: 'product', art: 2 })).toBeUndefined();
  });
});
