import { describe, expect, it } from 'vitest';
import type { BulkFile } from '#shared/model/bulk-upload/bulk-upload.ts';
import { planBulkUpload } from '#shared/rules/bulk-upload/plan-bulk-upload.ts';
import { applyPlan } from '#web/features/editor/bulk-upload/model/apply-plan.ts';
import { mayGrowTo } from '#web/features/editor/model/document/may-grow-to.ts';
import { emptySite, IMAGE, sheetIdOf, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { changeSettings, isConsistentDocument, locatedSheet, setCreative } from '#web/features/editor/model/document/edit-document.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const limits = { ...LIGHT_LIMITS, swipe: true, maxDirection: 10, maxSheets: 20 };
const OLD = { ...IMAGE, mediaId: sheetIdOf(800) };
const file = (path: string, more: Partial<BulkFile> = {}): BulkFile => ({ path, image: IMAGE, video: null, fault: null, ...more });
const site = changeSettings(setCreative(emptySite(2, 2), { cell: 'A1', language: 'jp' }, sheetIdOf(1), OLD), { languages: ['jp', 'en'] });

const planned = (files: readonly BulkFile[]) =>
  planBulkUpload({
    files,
    grid: { rows: 2, columns: 2 },
    mayGrow: (size) => mayGrowTo(site, size, limits),
    languages: ['jp', 'en'],
    language: 'jp',
    order: { by: 'names' },
    corrections: new Map(),
    isFilled: (target) => Boolean(locatedSheet(site, target)?.image),
  });

function applied(files: readonly BulkFile[]) {
  let id = 10;
  return applyPlan(site, planned(files), files, () => sheetIdOf((id += 1)));
}

describe('applyPlan', () => {
  it('places pictures and videos in their cells and languages, and grows the grid', () => {
    const next = applied([
      file('A1.jpg'),
      file('A1_en.jpg'),
      file('C3.mp4', { video: VIDEO }),
      file('B1.png', { image: null, fault: 'damaged' }),
    ]);
    expect(isConsistentDocument(next)).toBe(true);
    expect([next.grid.numberHorizontal, next.grid.numberVertical]).toEqual([3, 3]);
    expect(Object.keys(next.grid.cells).toSorted()).toEqual(['A1', 'C3']);
    expect(locatedSheet(next, { cell: 'A1', language: 'jp' })?.image).toEqual(IMAGE);
    expect(locatedSheet(next, { cell: 'A1', language: 'en' })?.image).toEqual(IMAGE);
    expect(locatedSheet(next, { cell: 'C3', language: 'jp' })).toMatchObject({ image: IMAGE, video: VIDEO });
  });

  it('skips a video without a poster, and returns the same site', () => {
    expect(applied([file('B1.mp4', { image: null, video: VIDEO })])).toBe(site);
  });
});

describe('mayGrowTo', () => {
  it.each([
    [{ rows: 4, columns: 5 }, true],
    [{ rows: 5, columns: 5 }, false],
    [{ rows: 11, columns: 1 }, false],
  ])('for a grid of %j, returns %s under the limits of the plan', (size, expected) => expect(mayGrowTo(site, size, limits)).toBe(expected));

  it('returns false above the absolute size limit, whatever the plan', () => {
    const unlimited = { ...limits, maxDirection: 1_000, maxSheets: 100_000 };
    expect([mayGrowTo(site, { rows: 100, columns: 26 }, unlimited), mayGrowTo(site, { rows: 100, columns: 27 }, unlimited)]).toEqual([
      true,
      false,
    ]);
  });
});
