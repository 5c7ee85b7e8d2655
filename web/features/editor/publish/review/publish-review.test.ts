import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { clearCells, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { publishReview } from '#web/features/editor/publish/review/publish-review.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const B1 = { cell: 'B1', language: 'jp' as const };
const SHEET = { ...EMPTY_SHEET, image: IMAGE, imageAlt: '茶' };
const ONE = placeSheet(emptySite(2, 2), A1, sheetIdOf(1), SHEET);
const TWO = placeSheet(ONE, B1, sheetIdOf(2), SHEET);

/** Returns the cells, and whether each exists before and after. */
const cellsOf = (live: SiteDocument | null, current: SiteDocument) =>
  publishReview(live, current).sheets.map(({ cell, before, after }) => [cell, before !== null, after !== null]);

describe('publishReview', () => {
  it('lists every sheet of the default language before the first publication', () => {
    expect(cellsOf(null, TWO)).toEqual([
      ['A1', false, true],
      ['B1', false, true],
    ]);
    expect(publishReview(null, TWO)).toMatchObject({ notes: [], languages: ['jp'], heldBack: [] });
  });

  it('pairs edited sheets with their live versions, and lists added and removed sheets', () => {
    const edited = editSheet(TWO, A1, { mainText: '新茶' });
    const [sheet] = publishReview(TWO, edited).sheets;
    expect([sheet?.before?.mainText, sheet?.after?.mainText]).toEqual(['', '新茶']);
    expect(cellsOf(ONE, TWO)).toEqual([['B1', false, true]]);
    expect(cellsOf(TWO, clearCells(TWO, ['A1']))).toEqual([['A1', true, false]]);
  });

  it('lists changes outside of sheets as notes', () => {
    const renamed = { ...TWO, settings: { ...TWO.settings, name: '茶房' } };
    expect(publishReview(TWO, renamed)).toMatchObject({ sheets: [], notes: [{ what: 'settings', fields: ['name'] }] });
  });

  it('names languages that are not published because of faults', () => {
    const settings = { ...TWO.settings, languages: ['jp' as const, 'en' as const] };
    expect(publishReview(TWO, { ...TWO, settings })).toMatchObject({ languages: ['jp'], heldBack: ['en'] });
  });

  it('lists nothing for equal contents, and each sheet at most once for any contents', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (live, current) => {
        expect(publishReview(current, current)).toMatchObject({ sheets: [], notes: [], moreNotes: 0 });
        const { sheets } = publishReview(live, current);
        expect(new Set(sheets.map(({ sheetId, language }) => `${sheetId}/${language}`)).size).toBe(sheets.length);
        expect(sheets.every(({ before, after }) => before !== null || after !== null)).toBe(true);
      }),
    );
  });
});
