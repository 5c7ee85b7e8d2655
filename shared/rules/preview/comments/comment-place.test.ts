import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOfSheet, commentPlace } from '#shared/rules/preview/comments/comment-place.ts';

const cells = ['A1', 'B1', 'A2', 'B2'];
const placement = fc
  .uniqueArray(fc.constantFrom(...cells), { minLength: 1 })
  .map((used) => Object.fromEntries(used.map((cell, index) => [cell, `sheet-${index}`])));

describe('commentPlace', () => {
  it('follows the sheet to any cell without reporting a change', () => {
    fc.assert(
      fc.property(placement, fc.string(), (grid, hash) => {
        for (const [cell, sheetId] of Object.entries(grid))
          expect(commentPlace(hash, { hash, cell: cellOfSheet(grid, sheetId) })).toEqual({ cell, isChanged: false });
      }),
    );
  });

  it('reports a change exactly if the content of the sheet differs', () => {
    const content = fc.option(fc.constantFrom('one', 'other'), { nil: null });
    fc.assert(
      fc.property(content, content, (before, after) => {
        expect(commentPlace(before, { hash: after, cell: 'A1' }).isChanged).toBe(before !== after);
      }),
    );
  });

  it('returns no cell if the sheet was removed', () => {
    expect(commentPlace('one', { hash: null, cell: cellOfSheet({ A1: 'another' }, 'gone') })).toEqual({ cell: null, isChanged: true });
  });
});
