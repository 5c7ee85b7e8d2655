import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { applyChanges, diffDocuments } from '#shared/rules/sites/site-parts.ts';
import {
  cellsOutsideGrid,
  clearCells,
  editSheet,
  isConsistentDocument,
  placeSheet,
  resizeGrid,
  occupiedCells,
  setCreative,
  setPoster,
} from '#web/features/editor/model/document/edit-document.ts';
import { anyEdit, anySite, emptySite, IMAGE, sheetIdOf, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;

describe('editing a site document', () => {
  it('keeps the document consistent', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyEdit(), { maxLength: 30 }), (site, edits) => {
        edits.reduce((document, edit, index) => {
          const next = edit(document, index);
          expect(isConsistentDocument(next)).toBe(true);
          return next;
        }, site);
      }),
    );
  });

  it('returns the same document if nothing changes, and never mutates it', () => {
    fc.assert(
      fc.property(anySite, anyEdit(), (site, edit) => {
        const before = structuredClone(site);
        const next = edit(site, 0);
        expect(site).toEqual(before);
        expect(next === site).toBe(diffDocuments(site, next).size === 0);
      }),
    );
  });

  it('results in the same document as applying the changes that a save sends', () => {
    fc.assert(
      fc.property(anySite, fc.array(anyEdit(), { maxLength: 10 }), (site, edits) => {
        const edited = edits.reduce((document, edit, index) => edit(document, index), site);
        expect(applyChanges(site, diffDocuments(site, edited))).toEqual(edited);
      }),
    );
  });

  it('places a sheet only in an empty cell of the grid', () => {
    const placed = placeSheet(emptySite(2, 2), A1, sheetIdOf(1));
    expect(placed.sheets[sheetIdOf(1)]?.jp).toEqual(EMPTY_SHEET);
    expect(placeSheet(placed, A1, sheetIdOf(2))).toBe(placed);
    expect(placeSheet(placed, { ...A1, cell: 'C1' }, sheetIdOf(2))).toBe(placed);
  });

  it('sets a picture on the existing sheet or on a new one', () => {
    const placed = setCreative(emptySite(1, 1), A1, sheetIdOf(1), IMAGE);
    expect(placed.sheets[sheetIdOf(1)]?.jp?.image).toBe(IMAGE);
    const written = editSheet(placed, A1, { mainText: 'kept' });
    expect(setCreative(written, A1, sheetIdOf(2), null).sheets).toEqual({ [sheetIdOf(1)]: { jp: { ...EMPTY_SHEET, mainText: 'kept' } } });
  });

  it('lists the cells outside a smaller grid, and deletes exactly these cells', () => {
    const site = ['A1', 'B1', 'A2', 'B2'].reduce(
      (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index)),
      emptySite(2, 2),
    );
    expect(cellsOutsideGrid(site, 1, 2)).toEqual(['A2', 'B2']);
    expect(occupiedCells(resizeGrid(site, 1, 2))).toEqual(['A1', 'B1']);
    expect(resizeGrid(site, 3, 3).sheets).toEqual(site.sheets);
    expect(resizeGrid(site, 101, 1)).toBe(site);
    expect(clearCells(site, ['A1', 'Z9']).grid.cells).not.toHaveProperty('A1');
  });
});

describe('setPoster', () => {
  const STILL = { ...IMAGE, mediaId: sheetIdOf(950) };
  const clip = setCreative(emptySite(1, 2), A1, sheetIdOf(1), IMAGE, VIDEO);
  const shown = (site: typeof clip) => site.sheets[sheetIdOf(1)]?.jp;

  it('changes only the poster of a video', () => {
    expect(shown(setPoster(clip, A1, VIDEO.mediaId, STILL))).toEqual({ ...shown(clip), image: STILL });
  });

  it('returns the same document if the cell no longer shows that video', () => {
    const picture = setCreative(clip, A1, sheetIdOf(2), IMAGE);
    expect(shown(picture)?.video).toBeNull();
    expect(setPoster(picture, A1, VIDEO.mediaId, STILL)).toBe(picture);
    expect(setPoster(clip, A1, sheetIdOf(951), STILL)).toBe(clip);
    expect(setPoster(clip, { ...A1, language: 'en' }, VIDEO.mediaId, STILL)).toBe(clip);
    expect(setPoster(clip, { ...A1, cell: 'B1' }, VIDEO.mediaId, STILL)).toBe(clip);
  });
});
