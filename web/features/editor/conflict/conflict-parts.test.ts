import { describe, expect, it } from 'vitest';
import { changeSettings, clearCells, editSheet, placeSheet, resizeGrid } from '#web/features/editor/model/document/edit-document.ts';
import { conflictParts } from '#web/features/editor/conflict/conflict-parts.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const place = (cell: string) => ({ cell, language: 'jp' as const });
const ancestor = placeSheet(emptySite(2, 2), place('B2'), sheetIdOf(1));
const against = (document: typeof ancestor) => ({ ancestor, theirs: { document, revision: 'r' } });

describe('conflictParts', () => {
  it('returns the cell and only the fields that differ', () => {
    const mine = editSheet(ancestor, place('B2'), { mainText: 'mine', imageAlt: 'same' });
    const theirs = editSheet(ancestor, place('B2'), { mainText: 'theirs', imageAlt: 'same' });
    expect(conflictParts(against(theirs), mine)).toMatchObject([
      { kind: 'sheet', cell: 'B2', language: 'jp', differing: ['mainText'], mine: { mainText: 'mine' }, theirs: { mainText: 'theirs' } },
    ]);
  });

  it('returns null for the side that deleted a sheet', () => {
    const mine = editSheet(ancestor, place('B2'), { mainText: 'mine' });
    expect(conflictParts(against(clearCells(ancestor, ['B2'])), mine)).toMatchObject([
      { kind: 'sheet', cell: 'B2', theirs: null, mine: { mainText: 'mine' } },
    ]);
  });

  it('lists differing settings by field, and differences of the grid by size and cell', () => {
    const mine = changeSettings(resizeGrid(placeSheet(ancestor, place('A1'), sheetIdOf(2)), 3, 2), { name: 'mine' });
    const theirs = changeSettings(resizeGrid(placeSheet(ancestor, place('A1'), sheetIdOf(3)), 4, 2), { name: 'theirs' });
    expect(conflictParts(against(theirs), mine)).toMatchObject([
      { kind: 'settings', differing: ['name'] },
      { kind: 'grid', isSizeDiffering: true, differing: ['A1'] },
    ]);
  });

  it('returns an empty list if the edits do not conflict', () => {
    expect(
      conflictParts(against(changeSettings(ancestor, { name: 'theirs' })), editSheet(ancestor, place('B2'), { mainText: 'mine' })),
    ).toEqual([]);
  });
});
