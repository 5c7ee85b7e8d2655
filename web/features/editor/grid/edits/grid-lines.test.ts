import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { editSheet, isConsistentDocument, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { countLinksInto } from '#web/features/editor/grid/edits/remap-links.ts';
import { canDeleteLines, cellsInLines, deleteLines, insertLines, type Lines, linesOf } from '#web/features/editor/grid/edits/grid-lines.ts';
import { anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const site = (rows: number, columns: number, ...cells: string[]): SiteDocument =>
  cells.reduce(
    (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, mainText: cell }),
    emptySite(rows, columns),
  );
const texts = ({ grid, sheets }: SiteDocument): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));
const size = ({ grid }: SiteDocument): [number, number] => [grid.numberHorizontal, grid.numberVertical];

const anyLines: fc.Arbitrary<Lines> = fc.record({
  axis: fc.constantFrom('row' as const, 'column' as const),
  first: fc.integer({ min: -1, max: 6 }),
  count: fc.integer({ min: 0, max: 4 }),
});

describe('editing rows and columns', () => {
  it('inserts lines before, between and after existing lines', () => {
    const document = site(2, 2, 'A1', 'B1', 'A2');
    expect(texts(insertLines(document, { axis: 'row', first: 1, count: 2 }))).toEqual({ A1: 'A1', B1: 'B1', A4: 'A2' });
    expect(texts(insertLines(document, { axis: 'column', first: 0, count: 1 }))).toEqual({ B1: 'A1', C1: 'B1', B2: 'A2' });
    expect(size(insertLines(document, { axis: 'column', first: 2, count: 1 }))).toEqual([2, 3]);
  });

  it('deletes lines with their sheets, and moves later lines up', () => {
    const document = site(3, 2, 'A1', 'B1', 'A2', 'A3');
    expect(cellsInLines(document, { axis: 'row', first: 0, count: 1 })).toEqual(['A1', 'B1']);
    expect(texts(deleteLines(document, { axis: 'row', first: 0, count: 1 }))).toEqual({ A1: 'A2', A2: 'A3' });
    expect(texts(deleteLines(document, { axis: 'column', first: 0, count: 1 }))).toEqual({ A1: 'B1' });
  });

  it('rejects deleting all lines, and inserting lines beyond the largest grid', () => {
    const document = site(2, 26, 'A1');
    expect(canDeleteLines(document, { axis: 'row', first: 0, count: 2 })).toBe(false);
    expect(deleteLines(document, { axis: 'row', first: 0, count: 2 })).toBe(document);
    expect(insertLines(document, { axis: 'row', first: 0, count: 99 })).toBe(document);
    expect(insertLines(site(100, 26), { axis: 'column', first: 0, count: 1 }).grid.numberVertical).toBe(26);
  });

  it('linesOf returns the lines that the selected cells span', () => {
    expect(linesOf(['B4', 'A2'], 'row')).toEqual({ axis: 'row', first: 1, count: 3 });
    expect(linesOf(['B4', 'A2'], 'column')).toEqual({ axis: 'column', first: 0, count: 2 });
  });

  it('keeps the document consistent, and keeps every sheet that is not deleted', () => {
    fc.assert(
      fc.property(anySite, anyLines, (document, lines) => {
        const more = insertLines(document, lines);
        expect(isConsistentDocument(more)).toBe(true);
        expect(more.sheets).toBe(document.sheets);
        const less = deleteLines(document, lines);
        expect(isConsistentDocument(less)).toBe(true);
        const gone = less === document ? 0 : cellsInLines(document, lines).length;
        expect(Object.keys(less.sheets)).toHaveLength(Object.keys(document.sheets).length - gone);
      }),
    );
  });

  it('restores the document when inserted lines are deleted again', () => {
    fc.assert(
      fc.property(anySite, anyLines, (document, lines) => {
        const more = insertLines(document, lines);
        if (more !== document) expect(deleteLines(more, lines)).toEqual(document);
      }),
    );
  });

  it('updates links to moved sheets, and clears links to deleted sheets', () => {
    const link = (cell: string) => ({ linkDestinationUrl: `/${cell}`, isInternalLink: true });
    const point = { id: sheetIdOf(50), name: '', coordinateX: 1, coordinateY: 2, ...link('A3') };
    const document = editSheet(site(3, 1, 'A1', 'A2', 'A3'), { cell: 'A1', language: 'jp' }, { ...link('A2'), imageLinkPoints: [point] });
    const leadsTo = (after: SiteDocument) => {
      const sheet = after.sheets[sheetIdOf(0)]?.jp;
      return [sheet?.linkDestinationUrl, sheet?.imageLinkPoints[0]?.linkDestinationUrl];
    };
    expect(leadsTo(insertLines(document, { axis: 'row', first: 2, count: 1 }))).toEqual(['/A2', '/A4']);
    expect(leadsTo(deleteLines(document, { axis: 'row', first: 1, count: 1 }))).toEqual(['', '/A2']);
    expect(countLinksInto(document, new Set(['A2', 'A3']))).toBe(2);
    expect(countLinksInto(document, new Set(['A1', 'A2']))).toBe(0);
  });
});
