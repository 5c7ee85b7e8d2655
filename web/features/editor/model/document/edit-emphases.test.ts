import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { editSheet, locatedSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addVariation } from '#web/features/editor/model/document/edit-variations.ts';

const PLACE = { cell: 'A1', language: 'jp' } as const;
const EMPHASES: Sheet['emphases'] = [
  { role: 'headline', start: 3, length: 2 },
  { role: 'second', start: 0, length: 2 },
];
const SITE = placeSheet(emptySite(1, 1), PLACE, sheetIdOf(1), {
  ...EMPTY_SHEET,
  mainText: '新茶の季節',
  secondText: '一番茶',
  emphases: EMPHASES,
});
const edited = (patch: Partial<Sheet>): Sheet | undefined => locatedSheet(editSheet(SITE, PLACE, patch), PLACE);

describe('editSheet of a sheet with emphases', () => {
  it('moves the emphases of the text that it changes', () => {
    expect(edited({ mainText: '春の新茶の季節' })?.emphases).toEqual([EMPHASES[1], { role: 'headline', start: 5, length: 2 }]);
    expect(edited({ mainText: '', secondText: '' })?.emphases).toEqual([]);
  });

  it('leaves them while the texts stay as they are, and sets those of the patch', () => {
    expect(edited({ price: 100 })?.emphases).toBe(EMPHASES);
    expect(editSheet(SITE, PLACE, { mainText: '新茶の季節' })).toBe(SITE);
    expect(edited({ mainText: '春', emphases: [] })?.emphases).toEqual([]);
  });

  it('gives a variation with a text of its own emphases of its own', () => {
    const place = { ...PLACE, variationId: sheetIdOf(9) };
    const site = editSheet(addVariation(SITE, PLACE, sheetIdOf(9), '案A'), place, { mainText: '新茶の季節です' });
    expect(locatedSheet(editSheet(site, PLACE, { emphases: [] }), place)).toMatchObject({
      mainText: '新茶の季節です',
      emphases: [EMPHASES[1], EMPHASES[0]],
    });
    expect(locatedSheet(site, PLACE)?.emphases).toBe(EMPHASES);
  });
});
