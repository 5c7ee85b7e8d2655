import { describe, expect, it } from 'vitest';
import { STYLES_MAX } from '#shared/model/limits.ts';
import { STYLE_FIELDS } from '#shared/model/sites/saved-style.ts';
import { EMPTY_SHEET, SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { addSheetLanguage, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import {
  applySavedStyle,
  countSheetsWithStyle,
  removeSavedStyle,
  renameSavedStyle,
  resetToSavedStyle,
  saveStyle,
  updateSavedStyle,
} from '#web/features/editor/model/document/edit-saved-styles.ts';

const [MENU, CAMPAIGN] = [sheetIdOf(90), sheetIdOf(91)];
const A1 = { cell: 'A1', language: 'jp' } as const;
const CELLS = ['A1', 'B1', 'A2'];

/** Three sheets in Japanese and English; the first one is red. */
const SITE = editSheet(
  CELLS.reduce(
    (site, cell, index) => {
      const placed = placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index + 1), { ...EMPTY_SHEET, mainText: `${cell}の文` });
      return editSheet(placed, { cell, language: 'en' }, { mainText: `Text of ${cell}` });
    },
    emptySite(2, 2),
  ),
  A1,
  { mainTextColor: '#ff0000', layout: 'quote', sliderTime: 5 },
);
const STYLED = applySavedStyle(saveStyle(SITE, A1, MENU, 'Menu'), CELLS, MENU);
const sheet = (site: SiteDocument, cell: string, language: 'jp' | 'en' = 'jp') =>
  site.sheets[site.grid.cells[cell] ?? '']?.[language] ?? expect.unreachable();
const coloursOf = (site: SiteDocument) => CELLS.flatMap((cell) => [sheet(site, cell).mainTextColor, sheet(site, cell, 'en').mainTextColor]);
const recolour = (site: SiteDocument, cell: string, mainTextColor: string) => editSheet(site, { cell, language: 'jp' }, { mainTextColor });

describe('saveStyle', () => {
  it('saves the look of a sheet, and leaves the looks of its other languages', () => {
    const saved = saveStyle(SITE, A1, MENU, 'Menu');
    const [style] = saved.settings.styles;
    expect(style).toMatchObject({ id: MENU, name: 'Menu', look: { mainTextColor: '#ff0000', layout: 'quote', sliderTime: 5 } });
    expect(Object.keys(style?.look ?? {}).toSorted()).toEqual(STYLE_FIELDS.toSorted());
    expect(sheet(saved, 'A1')).toEqual({ ...sheet(SITE, 'A1'), styleId: MENU });
    expect(sheet(saved, 'A1', 'en')).toEqual({ ...sheet(SITE, 'A1', 'en'), styleId: MENU });
    expect(sheet(saved, 'B1')).toBe(sheet(SITE, 'B1'));
    expect(SiteDocument.safeParse(saved).success).toBe(true);
  });

  it('does nothing if the name is taken, the cell is empty or the site has as many styles as it may', () => {
    const saved = saveStyle(SITE, A1, MENU, 'Menu');
    expect(saveStyle(saved, A1, CAMPAIGN, 'Menu')).toBe(saved);
    expect(saveStyle(saved, { ...A1, cell: 'B2' }, CAMPAIGN, 'Campaign')).toBe(saved);
    const full = Array.from({ length: STYLES_MAX }).reduce<SiteDocument>(
      (site, _, index) => saveStyle(site, A1, sheetIdOf(100 + index), `Style ${index}`),
      SITE,
    );
    expect(full.settings.styles).toHaveLength(STYLES_MAX);
    expect(saveStyle(full, A1, CAMPAIGN, 'Campaign')).toBe(full);
  });
});

describe('applySavedStyle', () => {
  it('gives sheets the look in all their languages, and keeps their contents', () => {
    expect(coloursOf(STYLED)).toEqual(Array(6).fill('#ff0000'));
    expect(sheet(STYLED, 'A2', 'en')).toMatchObject({ mainText: 'Text of A2', layout: 'quote', sliderTime: 5, styleId: MENU });
    expect(countSheetsWithStyle(STYLED, MENU)).toBe(3);
    expect(applySavedStyle(STYLED, CELLS, MENU)).toBe(STYLED);
  });

  it('takes the style from sheets without changing their look', () => {
    const plain = applySavedStyle(STYLED, ['A1', 'B1'], null);
    expect(coloursOf(plain)).toEqual(coloursOf(STYLED));
    expect(countSheetsWithStyle(plain, MENU)).toBe(1);
  });

  it('does nothing for a style that the site does not have, and for empty cells', () => {
    expect(applySavedStyle(STYLED, CELLS, CAMPAIGN)).toBe(STYLED);
    expect(applySavedStyle(STYLED, ['B2'], MENU)).toBe(STYLED);
  });

  it('leaves fields that the style does not set', () => {
    const [style] = STYLED.settings.styles;
    const older = { ...style, id: MENU, name: 'Menu', look: { layout: 'pair' as const } };
    const site = { ...SITE, settings: { ...SITE.settings, styles: [older] } };
    expect(sheet(applySavedStyle(site, CELLS, MENU), 'A1')).toMatchObject({ layout: 'pair', mainTextColor: '#ff0000' });
  });
});

describe('updateSavedStyle', () => {
  it('gives the new look to all sheets that use the style, in all languages', () => {
    const updated = updateSavedStyle(recolour(STYLED, 'B1', '#00ff00'), { cell: 'B1', language: 'jp' });
    expect(coloursOf(updated)).toEqual(Array(6).fill('#00ff00'));
    expect(updated.settings.styles[0]?.look.mainTextColor).toBe('#00ff00');
    expect(SiteDocument.safeParse(updated).success).toBe(true);
  });

  it('keeps what a sheet changed by itself, and sheets without the style', () => {
    const own = editSheet(recolour(STYLED, 'A2', '#0000ff'), { cell: 'A2', language: 'jp' }, { layout: 'pair' });
    const other = applySavedStyle(own, ['A1'], null);
    const changed = editSheet(recolour(other, 'B1', '#00ff00'), { cell: 'B1', language: 'jp' }, { sliderTime: 9 });
    const updated = updateSavedStyle(changed, { cell: 'B1', language: 'jp' });
    expect(sheet(updated, 'A2')).toMatchObject({ mainTextColor: '#0000ff', layout: 'pair', sliderTime: 9 });
    expect(sheet(updated, 'A2', 'en')).toMatchObject({ mainTextColor: '#00ff00', layout: 'quote', sliderTime: 9 });
    expect(sheet(updated, 'A1')).toBe(sheet(other, 'A1'));
  });

  it('does nothing for a sheet without a style, or that has the look of its style', () => {
    expect(updateSavedStyle(SITE, A1)).toBe(SITE);
    expect(updateSavedStyle(STYLED, A1)).toBe(STYLED);
  });
});

describe('resetToSavedStyle', () => {
  it('gives sheets the look of their styles again', () => {
    const changed = recolour(recolour(STYLED, 'A1', '#00ff00'), 'B1', '#00ff00');
    expect(coloursOf(resetToSavedStyle(changed, ['A1']))[0]).toBe('#ff0000');
    expect(coloursOf(resetToSavedStyle(changed, ['A1']))[2]).toBe('#00ff00');
    expect(resetToSavedStyle(STYLED, CELLS)).toBe(STYLED);
    expect(resetToSavedStyle(SITE, CELLS)).toBe(SITE);
  });
});

describe('renameSavedStyle', () => {
  it('renames a style, but not to the name of another', () => {
    const two = saveStyle(STYLED, A1, CAMPAIGN, 'Campaign');
    expect(renameSavedStyle(two, CAMPAIGN, 'Sale').settings.styles.map(({ name }) => name)).toEqual(['Menu', 'Sale']);
    expect(renameSavedStyle(two, CAMPAIGN, 'Menu')).toBe(two);
    expect(renameSavedStyle(two, CAMPAIGN, 'Campaign')).toBe(two);
  });
});

describe('removeSavedStyle', () => {
  it('removes a style from the site and its sheets, which keep their look', () => {
    const removed = removeSavedStyle(STYLED, MENU);
    expect(removed.settings.styles).toEqual([]);
    expect(countSheetsWithStyle(removed, MENU)).toBe(0);
    expect(coloursOf(removed)).toEqual(coloursOf(STYLED));
    expect(removeSavedStyle(STYLED, CAMPAIGN)).toBe(STYLED);
  });
});

describe('a new language of a sheet with a style', () => {
  it('has the look of the style', () => {
    expect(sheet(addSheetLanguage(STYLED, { cell: 'A1', language: 'en' }), 'A1')).toBe(sheet(STYLED, 'A1'));
    const added = addSheetLanguage(STYLED, { cell: 'A1', language: 'kr' });
    expect(added.sheets[sheetIdOf(1)]?.kr).toMatchObject({ mainText: '', mainTextColor: '#ff0000', layout: 'quote', styleId: MENU });
  });
});
