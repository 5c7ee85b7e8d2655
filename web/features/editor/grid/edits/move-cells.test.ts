import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { cellName } from '#shared/values/cell.ts';
import { boundsOf, clampOffset } from '#web/features/editor/model/document/cell-offset.ts';
import { editSheet, isConsistentDocument, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { moveCells, planMove } from '#web/features/editor/grid/edits/move-cells.ts';
import { anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const site = (rows: number, columns: number, ...cells: string[]): SiteDocument =>
  cells.reduce(
    (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, mainText: cell }),
    emptySite(rows, columns),
  );

/** Returns the text of each cell. The text of a sheet is the cell that it started in. */
const texts = ({ grid, sheets }: SiteDocument): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));

const anyCell = fc.tuple(fc.nat(4), fc.nat(4)).map(([row, column]) => cellName({ row, column }));
const anyCells = fc.uniqueArray(anyCell, { minLength: 1, maxLength: 12 });
const anyOffset = fc.record({ rows: fc.integer({ min: -4, max: 4 }), columns: fc.integer({ min: -4, max: 4 }) });

describe('moveCells', () => {
  it('moves a sheet to an empty cell, or swaps two sheets', () => {
    expect(texts(moveCells(site(2, 2, 'A1'), ['A1'], { rows: 1, columns: 1 }))).toEqual({ B2: 'A1' });
    expect(texts(moveCells(site(2, 2, 'A1', 'B2'), ['A1'], { rows: 1, columns: 1 }))).toEqual({ B2: 'A1', A1: 'B2' });
  });

  it('swaps a block with the sheets in its target, even if block and target overlap', () => {
    expect(texts(moveCells(site(2, 3, 'A1', 'B1', 'C1', 'A2'), ['A1', 'B1'], { rows: 0, columns: 1 }))).toEqual({
      B1: 'A1',
      C1: 'B1',
      A1: 'C1',
      A2: 'A2',
    });
    expect(texts(moveCells(site(2, 2, 'A1', 'B1', 'A2', 'B2'), ['A1', 'B1'], { rows: 1, columns: 0 }))).toEqual({
      A1: 'A2',
      B1: 'B2',
      A2: 'A1',
      B2: 'B1',
    });
  });

  it('returns the same document for a move of an empty cell or out of the grid', () => {
    const document = site(2, 2, 'A1', 'B1');
    for (const offset of [
      { rows: 0, columns: 1 },
      { rows: -1, columns: 0 },
      { rows: 0, columns: 0 },
    ])
      expect(moveCells(document, ['A1', 'B1'], offset)).toBe(document);
    expect(moveCells(document, ['A2'], { rows: -1, columns: 0 })).toBe(document);
  });

  it('keeps every sheet unchanged for any cells and offset', () => {
    fc.assert(
      fc.property(anySite, anyCells, anyOffset, (document, cells, offset) => {
        const moved = moveCells(document, cells, offset);
        expect(isConsistentDocument(moved)).toBe(true);
        expect(moved.sheets).toEqual(document.sheets);
        expect(Object.values(moved.grid.cells).toSorted()).toEqual(Object.values(document.grid.cells).toSorted());
        const plan = planMove(document, cells, offset);
        for (const [cell, sheetId] of Object.entries(document.grid.cells)) expect(moved.grid.cells[plan?.get(cell) ?? cell]).toBe(sheetId);
      }),
    );
  });

  it('moves every selected sheet by the offset, and back by the opposite offset', () => {
    fc.assert(
      fc.property(anySite, anyCells, anyOffset, (document, cells, offset) => {
        const movers = cells.filter((cell) => document.grid.cells[cell] !== undefined);
        const held = clampOffset(offset, movers, document.grid);
        const plan = planMove(document, movers, held);
        if (!plan) return;
        const landed = movers.map((cell) => plan.get(cell) ?? '');
        expect(boundsOf(landed)?.top).toBe((boundsOf(movers)?.top ?? 0) + held.rows);
        const moved = moveCells(document, movers, held);
        expect(moveCells(moved, landed, { rows: -held.rows, columns: -held.columns })).toEqual(document);
      }),
    );
  });

  it('updates buttons and image links to moved sheets', () => {
    const link = (cell: string) => ({ linkDestinationUrl: `/${cell}`, isInternalLink: true });
    const point = { id: sheetIdOf(50), name: '', coordinateX: 1, coordinateY: 2, ...link('B2') };
    const linked = (['A1', 'A2'] as const).reduce(
      (document, cell) => editSheet(document, { cell, language: 'jp' }, { ...link(cell === 'A1' ? 'B1' : 'A1'), imageLinkPoints: [point] }),
      site(2, 2, 'A1', 'B1', 'A2'),
    );
    const moved = moveCells(linked, ['B1'], { rows: 1, columns: 0 });
    const sheetIn = (cell: string): Sheet | undefined => moved.sheets[moved.grid.cells[cell] ?? '']?.jp;
    expect(sheetIn('A1')?.linkDestinationUrl).toBe('/B2');
    expect(sheetIn('A2')).toEqual(linked.sheets[sheetIdOf(2)]?.jp);
    const swapped = moveCells(moved, ['B2'], { rows: -1, columns: -1 });
    expect(swapped.sheets[sheetIdOf(2)]?.jp).toMatchObject({ linkDestinationUrl: '/B2', imageLinkPoints: [{ linkDestinationUrl: '/A1' }] });
    const external = editSheet(linked, { cell: 'A1', language: 'jp' }, { linkDestinationUrl: '/B1', isInternalLink: false });
    expect(moveCells(external, ['B1'], { rows: 1, columns: 0 }).sheets[sheetIdOf(0)]?.jp?.linkDestinationUrl).toBe('/B1');
  });
});
