import { describe, expect, it } from 'vitest';
import { placeSheet, setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { planFileDrop } from '#web/features/editor/state/uploads/plan-file-drop.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const place = (cell: string) => ({ cell, language: 'jp' as const });
const drop = { language: 'jp' as const, from: 'A1', count: 3, awaited: new Set<string>(), replacesFirst: true };
const site = setCreative(setCreative(emptySite(2, 3), place('A1'), sheetIdOf(1), IMAGE), place('C1'), sheetIdOf(2), IMAGE);

describe('planFileDrop', () => {
  it('fills consecutive cells in reading order', () => {
    expect(planFileDrop(emptySite(2, 2), drop)).toEqual(['A1', 'B1', 'A2']);
    expect(planFileDrop(emptySite(2, 2), { ...drop, from: 'B1' })).toEqual(['B1', 'A2', 'B2']);
  });

  it('replaces only the picture of the first cell', () => {
    expect(planFileDrop(site, drop)).toEqual(['A1', 'B1', 'A2']);
    expect(planFileDrop(site, { ...drop, replacesFirst: false })).toEqual(['B1', 'A2', 'B2']);
  });

  it('fills sheets without a picture and skips cells with an upload in progress', () => {
    expect(planFileDrop(placeSheet(site, place('B1'), sheetIdOf(3)), drop)).toEqual(['A1', 'B1', 'A2']);
    expect(planFileDrop(site, { ...drop, awaited: new Set(['B1', 'A2']) })).toEqual(['A1', 'B2', 'C2']);
  });

  it('returns fewer cells than files if the grid has no room for all', () => {
    expect(planFileDrop(site, { ...drop, from: 'C2', count: 5 })).toEqual(['C2']);
    expect(planFileDrop(site, { ...drop, from: 'D9' })).toEqual([]);
  });
});
