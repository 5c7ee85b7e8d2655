import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { StoredPictures } from '#functions/media/api/stored-pictures.ts';
import { CENTRE } from '#shared/model/sites/picture-fit.ts';
import { proposeLayout } from '#shared/rules/sheets/propose-layout.ts';
import { TEMPLATE_PICTURES_SOURCE } from '#test/support/media/template-pictures.ts';

const CREATIVES = StoredPictures.parse(JSON.parse(readFileSync(join(TEMPLATE_PICTURES_SOURCE, 'index.json'), 'utf8'))).filter(
  ({ kind }) => kind === 'creative',
);
const TEXTS = { mainText: '香り立つ、一杯を。', eyebrow: '', secondText: '', price: null, linkButtonText: '' };

/** The pictures with houses on the ground below an empty sky. */
const WITH_SKY = ['real-estate 1', 'real-estate 5'];

it('texts are placed on the sky of pictures with an empty sky, and on the empty ground of the other drawings', () => {
  expect(CREATIVES).toHaveLength(48);
  for (const { template, art, image } of CREATIVES) {
    const name = `${template} ${art}`;
    const { layout, textBackdrop } = proposeLayout(image, CENTRE, TEXTS);
    expect({ name, layout, textBackdrop }).toEqual({ name, layout: WITH_SKY.includes(name) ? 'high' : 'low', textBackdrop: 'gradient' });
  }
});
