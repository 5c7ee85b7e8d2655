import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { cellName } from '#shared/values/cell.ts';
import { changeSettings, editSheet, isConsistentDocument, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { type CellClip, copyCells, pasteCells, planPaste } from '#web/features/editor/grid/edits/copy-cells.ts';
import { anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const site = (...cells: string[]): SiteDocument =>
  cells.reduce(
    (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, mainText: cell }),
    emptySite(3, 3),
  );

const newIds = (from: number) => () => sheetIdOf((from += 1));
const paste = (document: SiteDocument, clip: CellClip | undefined, ...onto: string[]): SiteDocument =>
  clip ? pasteCells(document, planPaste(document, clip, new Set(onto)), newIds(100)) : document;
const texts = ({ grid, sheets }: SiteDocument): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));

const anyCells = fc.uniqueArray(
  fc.tuple(fc.nat(4), fc.nat(4)).map(([row, column]) => cellName({ row, column })),
  { minLength: 1, maxLength: 9 },
);

describe('copyCells with planPaste', () => {
  it('keeps the offsets between the copied sheets', () => {
    const document = site('A1', 'B1', 'B2');
    expect(texts(paste(document, copyCells(document, ['A1', 'B2', 'C3']), 'B2'))).toEqual({ A1: 'A1', B1: 'B1', B2: 'A1', C3: 'B2' });
  });

  it('fills every selected cell with a copied sheet if only one was copied', () => {
    const document = site('A1', 'B1');
    expect(texts(paste(document, copyCells(document, ['A1']), 'B1', 'C1', 'C2'))).toEqual({ A1: 'A1', B1: 'A1', C1: 'A1', C2: 'A1' });
  });

  it('counts the sheets that do not fit into the grid', () => {
    const document = site('A1', 'B1', 'A2');
    const clip = copyCells(document, ['A1', 'B1', 'A2']) ?? { items: [] };
    expect(planPaste(document, clip, new Set(['C2'])).outside).toBe(1);
    expect(planPaste(document, clip, new Set(['C3'])).sheets.size).toBe(1);
  });

  it('copies every language, but pastes only the languages of the site', () => {
    const two = editSheet(site('A1'), { cell: 'A1', language: 'en' }, { mainText: 'tea' });
    const clip = copyCells(two, ['A1']);
    const inBoth = changeSettings(two, { languages: ['jp', 'en'] });
    expect(paste(inBoth, clip, 'B1').sheets[sheetIdOf(101)]).toEqual(two.sheets[sheetIdOf(0)]);
    expect(Object.keys(paste(two, clip, 'B1').sheets[sheetIdOf(101)] ?? {})).toEqual(['jp']);
    expect(paste(changeSettings(two, { languages: ['cn'], defaultLanguage: 'cn' }), clip, 'B1').grid).toBe(two.grid);
  });

  it('ignores empty cells on copying, and a sheet that is pasted onto itself', () => {
    const document = site('A1');
    expect(copyCells(document, ['B1'])).toBeUndefined();
    expect(paste(document, copyCells(document, ['A1']), 'A1')).toBe(document);
  });

  it('makes independent copies and keeps the document consistent', () => {
    fc.assert(
      fc.property(anySite, anyCells, anyCells, (document, from, onto) => {
        const pasted = paste(document, copyCells(document, from), ...onto);
        expect(isConsistentDocument(pasted)).toBe(true);
        for (const [cell, sheetId] of Object.entries(pasted.grid.cells))
          expect(document.grid.cells[cell] === sheetId || document.sheets[sheetId] === undefined).toBe(true);
      }),
    );
  });
});
