import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCell } from '#shared/values/cell.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { planPages } from '#web/features/editor/state/pdf/plan-pages.ts';
import { LIGHT_LIMITS, PRO_LIMITS } from '#web/testing/plan-limits.ts';

const drop = { language: 'jp' as const, from: 'A1', awaited: new Set<string>(), replacesFirst: false };

describe('planPages', () => {
  it('uses the free cells in reading order and adds no row while they suffice', () => {
    expect(planPages(emptySite(3, 3), { ...drop, count: 4 }, PRO_LIMITS)).toEqual({ addedRows: 0, cells: ['A1', 'B1', 'C1', 'A2'] });
  });

  it('adds the row that 12 pages need on a new site', () => {
    const { addedRows, cells } = planPages(emptySite(3, 3), { ...drop, count: 12 }, PRO_LIMITS);
    expect([addedRows, cells.length, cells.at(-1)]).toEqual([1, 12, 'C4']);
  });

  it('counts neither cells before the first one nor awaited ones as free', () => {
    const awaited = new Set(['B2', 'C2']);
    const { addedRows, cells } = planPages(emptySite(2, 3), { ...drop, from: 'A2', awaited, count: 3 }, PRO_LIMITS);
    expect([addedRows, cells]).toEqual([1, ['A2', 'A3', 'B3']]);
  });

  it('adds as many rows as the plan allows and leaves the other pages out', () => {
    const { addedRows, cells } = planPages(emptySite(3, 3), { ...drop, count: 40 }, LIGHT_LIMITS);
    expect([addedRows, cells.length]).toEqual([7, 30]);
    expect(planPages(emptySite(3, 3), { ...drop, count: 40 }, { ...LIGHT_LIMITS, maxSheets: 9 }).cells).toHaveLength(9);
  });

  it('never exceeds the limits, never repeats a cell and adds no row that stays empty', () => {
    const size = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(size, size, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 60 }), (rows, columns, count, maxSheets) => {
        const site = placeSheet(emptySite(rows, columns), { cell: 'A1', language: 'jp' }, sheetIdOf(1));
        const { addedRows, cells } = planPages(site, { ...drop, count }, { ...PRO_LIMITS, maxSheets });
        expect(cells.length).toBeLessThanOrEqual(count);
        expect(new Set(cells).size).toBe(cells.length);
        if (addedRows > 0) {
          expect((rows + addedRows) * columns).toBeLessThanOrEqual(maxSheets);
          expect(parseCell(cells.at(-1) ?? '')?.row).toBe(rows + addedRows - 1);
        }
      }),
    );
  });
});
