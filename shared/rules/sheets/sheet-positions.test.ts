import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { byReadingOrder } from '#shared/values/cell.ts';
import { sheetPositions } from '#shared/rules/sheets/sheet-positions.ts';

const grid = { numberHorizontal: 2, numberVertical: 2, cells: { B2: 'last', A1: 'first', A2: 'third' } };

describe('sheetPositions', () => {
  it('prefers the first language that has the sheet, and omits sheets without content', () => {
    const existing = ['first jp', 'first en', 'last jp'];
    expect(sheetPositions(grid, ['en', 'jp'], (id, language) => existing.includes(`${id} ${language}`))).toEqual([
      { id: 'first', cell: 'A1', order: 1, lang: 'en' },
      { id: 'last', cell: 'B2', order: 2, lang: 'jp' },
    ]);
  });

  it('returns the cells of the grid in reading order', () => {
    const cells = fc.dictionary(fc.constantFrom('A1', 'B1', 'A2', 'B2', 'A3', 'C1'), fc.string());
    fc.assert(
      fc.property(cells, fc.subarray([...LANGUAGES]), (placed, languages) => {
        const found = sheetPositions({ ...grid, cells: placed }, languages, () => true);
        const inside = ['A1', 'B1', 'A2', 'B2'].filter((cell) => placed[cell] !== undefined);
        expect(found.map(({ cell }) => cell)).toEqual(languages.length > 0 ? inside.toSorted(byReadingOrder) : []);
        expect(found.map(({ order }) => order)).toEqual(found.map((_, index) => index + 1));
      }),
    );
  });
});
