import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { canonicalJson, diffDocuments, splitIntoParts, sheetKey } from '#shared/rules/sites/site-parts.ts';
import {
  clearCells,
  editSheet,
  isConsistentDocument,
  placeSheet,
  resizeGrid,
  occupiedCells,
} from '#web/features/editor/model/document/edit-document.ts';
import { mergeDocuments, type MergeSide } from '#web/features/editor/model/save/merge-documents.ts';
import { anyEdit, anySite, emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const edited = (seed: number) => fc.array(anyEdit(seed), { maxLength: 8 });
const play = (site: SiteDocument, edits: readonly ((document: SiteDocument, index: number) => SiteDocument)[]) =>
  edits.reduce((document, edit, index) => edit(document, index), site);
const mine = (): MergeSide => 'mine';
const theirs = (): MergeSide => 'theirs';
const place = (cell: string) => ({ cell, language: 'jp' as const });
const textAt = (site: SiteDocument, cell: string) => site.sheets[site.grid.cells[cell] ?? '']?.jp?.mainText;

describe('mergeDocuments', () => {
  it('returns a consistent document for any edits and any chosen side', () => {
    fc.assert(
      fc.property(anySite, edited(0), edited(100), fc.constantFrom(mine, theirs), (base, left, right, choose) => {
        expect(isConsistentDocument(mergeDocuments(base, play(base, left), play(base, right), choose).document)).toBe(true);
      }),
    );
  });

  it('keeps every edit of one side; for a part that both sides changed, takes the chosen side and reports a conflict', () => {
    fc.assert(
      fc.property(anySite, edited(0), edited(100), (base, left, right) => {
        const [own, other] = [play(base, left), play(base, right)];
        const { document, conflicts } = mergeDocuments(base, other, own, theirs);
        const merged = splitIntoParts(document);
        for (const [key, part] of diffDocuments(base, own)) {
          if (key !== 'grid' && !conflicts.includes(key)) expect(canonicalJson(merged.get(key) ?? null)).toBe(canonicalJson(part));
        }
        for (const [key, part] of diffDocuments(base, other))
          if (key !== 'grid') expect(canonicalJson(merged.get(key) ?? null)).toBe(canonicalJson(part));
      }),
    );
  });

  it('takes the changes that only one side made', () => {
    fc.assert(
      fc.property(anySite, edited(0), (base, edits) => {
        const changed = play(base, edits);
        expect(mergeDocuments(base, changed, base, mine)).toEqual({ document: changed, conflicts: [] });
        expect(mergeDocuments(base, base, changed, theirs)).toEqual({ document: changed, conflicts: [] });
      }),
    );
  });

  it('merges sheets placed in different cells without a conflict', () => {
    const base = emptySite(2, 2);
    const { document, conflicts } = mergeDocuments(
      base,
      placeSheet(base, place('A1'), sheetIdOf(1)),
      placeSheet(base, place('B1'), sheetIdOf(2)),
      mine,
    );
    expect(conflicts).toEqual([]);
    expect(document.grid.cells).toEqual({ A1: sheetIdOf(1), B1: sheetIdOf(2) });
  });

  it('reports a conflict if both sides changed the text of one sheet, and takes the chosen side', () => {
    const base = placeSheet(emptySite(1, 1), place('A1'), sheetIdOf(1));
    const [own, other] = [editSheet(base, place('A1'), { mainText: 'own' }), editSheet(base, place('A1'), { mainText: 'other' })];
    expect(mergeDocuments(base, other, own, mine).conflicts).toEqual([sheetKey(sheetIdOf(1), 'jp')]);
    expect(textAt(mergeDocuments(base, other, own, mine).document, 'A1')).toBe('own');
    expect(textAt(mergeDocuments(base, other, own, theirs).document, 'A1')).toBe('other');
  });

  it('keeps both sheets that were placed in one cell: the other side’s sheet moves to the next free cell', () => {
    const base = emptySite(1, 2);
    const [own, other] = [placeSheet(base, place('A1'), sheetIdOf(1)), placeSheet(base, place('A1'), sheetIdOf(2))];
    const merged = mergeDocuments(base, other, own, mine);
    expect(merged.conflicts).toEqual(['grid']);
    expect(merged.document.grid.cells).toEqual({ A1: sheetIdOf(1), B1: sheetIdOf(2) });
  });

  it('keeps or deletes a sheet that one side edited and the other deleted, by the chosen side', () => {
    const base = placeSheet(emptySite(1, 2), place('B1'), sheetIdOf(1));
    const [own, other] = [editSheet(base, place('B1'), { mainText: 'own' }), clearCells(base, ['B1'])];
    expect(mergeDocuments(base, other, own, mine).document).toEqual(own);
    expect(mergeDocuments(base, other, own, theirs).document).toEqual(other);
    expect(textAt(mergeDocuments(base, own, other, theirs).document, 'B1')).toBe('own');
  });

  it('keeps a sheet that was placed outside a grid that the other side made smaller', () => {
    const base = placeSheet(emptySite(2, 1), place('A1'), sheetIdOf(1));
    const merged = mergeDocuments(base, placeSheet(base, place('A2'), sheetIdOf(2)), resizeGrid(base, 1, 1), mine);
    expect(merged.conflicts).toEqual(['grid']);
    expect(occupiedCells(merged.document)).toEqual(['A1', 'A2']);
  });
});
