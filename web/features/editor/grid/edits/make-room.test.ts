import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import { isConsistentDocument, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, anySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { makeRoom, planRoom, ROOM_DIRECTIONS, type RoomDirection, roomFaults } from '#web/features/editor/grid/edits/make-room.ts';
import { PRO_LIMITS } from '#web/testing/plan-limits.ts';

const site = (rows: number, columns: number, ...cells: string[]): SiteDocument =>
  cells.reduce(
    (document, cell, index) => {
      const sheet = { ...EMPTY_SHEET, mainText: cell, linkDestinationUrl: '/B1', isInternalLink: true };
      return placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index), sheet);
    },
    emptySite(rows, columns),
  );
const texts = ({ grid, sheets }: SiteDocument): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(grid.cells).map(([cell, sheetId]) => [cell, sheets[sheetId]?.jp?.mainText]));
function after(document: SiteDocument, cell: string, direction: RoomDirection): SiteDocument {
  const plan = planRoom(document, cell, direction);
  return plan ? makeRoom(document, plan) : document;
}

describe('makeRoom', () => {
  it('moves the sheets up to the next empty cell, and leaves those after it', () => {
    const document = site(1, 5, 'A1', 'B1', 'C1', 'E1');
    expect(planRoom(document, 'B1', 'right')).toEqual({ direction: 'right', cells: ['B1', 'C1'], addedLine: null });
    const result = after(document, 'B1', 'right');
    expect(texts(result)).toEqual({ A1: 'A1', C1: 'B1', D1: 'C1', E1: 'E1' });
    expect(result.sheets[sheetIdOf(0)]?.jp?.linkDestinationUrl).toBe('/C1');
  });

  it('adds a row or column if no empty cell follows, unless the plan does not allow it', () => {
    const document = site(2, 2, 'A1', 'B1', 'A2');
    const result = after(document, 'A1', 'right');
    expect(texts(result)).toEqual({ B1: 'A1', C1: 'B1', A2: 'A2' });
    expect(result.grid.numberVertical).toBe(3);
    expect(after(document, 'A1', 'down').grid.numberHorizontal).toBe(3);
    const plan = planRoom(document, 'A1', 'right');
    const limits = { ...PRO_LIMITS, maxDirection: 2 };
    expect(plan && roomFaults(document, plan, limits)).not.toEqual([]);
    expect(plan && roomFaults(document, plan, PRO_LIMITS)).toEqual([]);
    const withoutNewLine = planRoom(site(1, 3, 'A1', 'B1'), 'A1', 'right');
    expect(withoutNewLine && roomFaults(document, withoutNewLine, limits)).toEqual([]);
  });

  it('does nothing in an empty cell, and moves an upload like a sheet', () => {
    const document = site(1, 4, 'A1');
    expect(planRoom(document, 'B1', 'right')).toBeUndefined();
    expect(planRoom(document, 'A1', 'right', new Set(['B1']))?.cells).toEqual(['A1', 'B1']);
  });

  it('keeps every sheet and the consistency of any site, and empties the cell', () => {
    fc.assert(
      fc.property(anySite, fc.constantFrom(...ROOM_DIRECTIONS), fc.nat(), (document, direction, pick) => {
        const used = Object.keys(document.grid.cells);
        const cell = used[pick % Math.max(1, used.length)] ?? 'A1';
        const plan = planRoom(document, cell, direction);
        if (!plan || roomFaults(document, plan, PRO_LIMITS).length > 0) return;
        const result = makeRoom(document, plan);
        expect(isConsistentDocument(result)).toBe(true);
        expect(Object.keys(result.sheets).toSorted()).toEqual(Object.keys(document.sheets).toSorted());
        expect(result.grid.cells[cell]).toBeUndefined();
      }),
    );
  });
});
