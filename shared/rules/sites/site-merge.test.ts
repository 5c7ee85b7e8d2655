import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Grid } from '#shared/model/sites/site.ts';
import { isConsistentGrid, mergeGrids, mergeManifests, type Manifest } from '#shared/rules/sites/site-merge.ts';
import { sheetKey, type PartKey } from '#shared/rules/sites/site-parts.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const KEYS: PartKey[] = ['settings', 'grid', ...[1, 2, 3].map((number) => sheetKey(numberedUlid(number), 'jp'))];
const anyManifest: fc.Arbitrary<Manifest> = fc
  .array(fc.option(fc.constantFrom('x', 'y', 'z')), { minLength: KEYS.length, maxLength: KEYS.length })
  .map((hashes) => Object.fromEntries(KEYS.flatMap((key, index) => (hashes[index] ? [[key, hashes[index]]] : []))));

describe('mergeManifests', () => {
  it('takes each part from the side that changed it, and reports a conflict only if both sides changed it differently', () => {
    fc.assert(
      fc.property(anyManifest, anyManifest, anyManifest, (base, theirs, mine) => {
        const { merged, conflicts } = mergeManifests(base, theirs, mine);
        for (const key of KEYS) {
          const bothChanged = theirs[key] !== base[key] && mine[key] !== base[key] && theirs[key] !== mine[key];
          expect(conflicts.includes(key)).toBe(bothChanged);
          if (!bothChanged) expect(merged[key]).toBe(mine[key] === base[key] ? theirs[key] : mine[key]);
        }
      }),
    );
  });

  it('returns the same result if the sides are swapped and do not conflict', () => {
    fc.assert(
      fc.property(anyManifest, anyManifest, anyManifest, (base, theirs, mine) => {
        const one = mergeManifests(base, theirs, mine);
        fc.pre(one.conflicts.length === 0);
        expect(mergeManifests(base, mine, theirs).merged).toEqual(one.merged);
      }),
    );
  });
});

const sheetsAt = (...cells: string[]): Record<string, string> =>
  Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)]));
const grid = (cells: Record<string, string>, rows = 3, columns = 3): Grid => ({ numberHorizontal: rows, numberVertical: columns, cells });

describe('mergeGrids', () => {
  const base = grid(sheetsAt('A1'));

  it('merges sheets placed in different cells', () => {
    const theirs = grid({ ...base.cells, B1: numberedUlid(8) });
    const mine = grid({ ...base.cells, C1: numberedUlid(9) });
    expect(mergeGrids(base, theirs, mine)?.cells).toEqual({ ...base.cells, B1: numberedUlid(8), C1: numberedUlid(9) });
  });

  it('returns undefined for two sheets in one cell', () => {
    expect(mergeGrids(base, grid({ ...base.cells, B1: numberedUlid(8) }), grid({ ...base.cells, B1: numberedUlid(9) }))).toBeUndefined();
  });

  it('returns undefined for one sheet moved to two cells', () => {
    expect(mergeGrids(base, grid({ B1: numberedUlid(1) }), grid({ C1: numberedUlid(1) }))).toBeUndefined();
  });

  it('returns undefined for a sheet in a row that the other side removed', () => {
    expect(mergeGrids(base, grid(base.cells, 2), grid({ ...base.cells, A3: numberedUlid(9) }))).toBeUndefined();
  });

  it('merges a grid enlarged on one side with a sheet placed on the other side', () => {
    expect(mergeGrids(base, grid(base.cells, 5), grid({ ...base.cells, B2: numberedUlid(9) }))).toEqual(
      grid({ ...base.cells, B2: numberedUlid(9) }, 5),
    );
  });

  it('returns a valid grid or undefined; if only one side changed, returns the grid of that side', () => {
    const anyGrid = anySiteDocument.map((document) => document.grid);
    fc.assert(
      fc.property(anyGrid, anyGrid, anyGrid, (one, two, three) => {
        const merged = mergeGrids(one, two, three);
        if (merged) expect(Grid.safeParse(merged).success).toBe(true);
        expect(mergeGrids(one, two, one)).toEqual(two);
        expect(mergeGrids(one, one, two)).toEqual(two);
      }),
    );
  });
});

describe('isConsistentGrid', () => {
  it('requires content for every placed sheet, and a cell for all content', () => {
    const key = sheetKey(numberedUlid(1), 'jp');
    expect(isConsistentGrid(grid(sheetsAt('A1')), ['settings', 'grid', key])).toBe(true);
    expect(isConsistentGrid(grid(sheetsAt('A1')), ['settings', 'grid'])).toBe(false);
    expect(isConsistentGrid(grid({}), ['settings', 'grid', key])).toBe(false);
  });
});
