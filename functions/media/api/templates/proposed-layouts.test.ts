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

/** The drawings with their emptiest part at the top: skies, a wall, cloth that is darkest there. */
const EMPTY_ABOVE = ['real-estate 1', 'real-estate 5', 'clinic 2', 'fashion 2'];
/** A coat from edge to edge, which leaves no part empty. */
const FULL = ['fashion 1'];

it('texts are placed on the empty part of each drawing, and on a panel if there is none', () => {
  expect(CREATIVES).toHaveLength(78);
  for (const { template, art, image } of CREATIVES) {
    const name = `${template} ${art}`;
    const { layout, textBackdrop } = proposeLayout(image, CENTRE, TEXTS);
    expect({ name, layout, textBackdrop }).toEqual({
      name,
      layout: EMPTY_ABOVE.includes(name) ? 'high' : 'low',
      textBackdrop: FULL.includes(name) ? 'panel' : 'gradient',
    });
  }
});
