import { describe, expect, it } from 'vitest';
import { EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import {
  copyFieldsToCells,
  copySheetLanguage,
  editEachSheet,
  editSheets,
  setMembersOnly,
} from '#web/features/editor/model/document/edit-sheets.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;
const A1_EN = { cell: 'A1', language: 'en' } as const;
const jp = { ...EMPTY_SHEET, mainText: 'お茶', sliderTime: 5 };
const site = placeSheet(placeSheet(emptySite(2, 2), A1, sheetIdOf(1), jp), { cell: 'B1', language: 'jp' }, sheetIdOf(2));
const written = (document: SiteDocument, index: number) => document.sheets[sheetIdOf(index)];

describe('editSheets', () => {
  it('patches only the given cells that have a sheet in the language', () => {
    const english = editSheet(site, A1_EN, { mainText: 'Tea' });
    const edited = editSheets(english, A1, { sliderTime: 9 }, ['A1', 'B1', 'A2', 'Z9']);
    expect([written(edited, 1)?.jp, written(edited, 2)?.jp]).toEqual([
      { ...jp, sliderTime: 9 },
      { ...EMPTY_SHEET, sliderTime: 9 },
    ]);
    expect(edited.grid).toBe(site.grid);
    expect(written(editSheets(english, A1_EN, { sliderTime: 9 }, ['B1']), 2)).toBe(written(site, 2));
  });
});

describe('editEachSheet', () => {
  it('patches each sheet by its own values', () => {
    const edited = editEachSheet(site, A1, ({ sliderTime }) => ({ sliderTime: sliderTime + 1 }), ['A1', 'B1', 'A2']);
    expect([written(edited, 1)?.jp?.sliderTime, written(edited, 2)?.jp?.sliderTime]).toEqual([6, 1]);
  });

  it('returns the same document if every value is equal, though not identical', () => {
    expect(editEachSheet(site, A1, ({ surface }) => ({ surface: { ...surface } }), ['B1'])).toBe(site);
  });
});

describe('setMembersOnly', () => {
  it('applies to every language of a sheet, and to languages added later', () => {
    const locked = setMembersOnly(editSheet(site, A1_EN, { mainText: 'Tea' }), 'A1', true);
    expect([written(locked, 1)?.jp?.membersOnlyLock, written(locked, 1)?.en?.membersOnlyLock]).toEqual([true, true]);
    const later = editSheet(locked, { cell: 'A1', language: 'cn' }, { mainText: '茶' });
    expect(written(later, 1)?.cn).toEqual({ ...EMPTY_SHEET, mainText: '茶', membersOnlyLock: true });
    expect(setMembersOnly(later, 'A1', false).sheets[sheetIdOf(1)]?.cn?.membersOnlyLock).toBe(false);
    expect(written(later, 2)).toBe(written(site, 2));
  });
});

describe('copySheetLanguage', () => {
  it('adds a missing language and never overwrites an existing one', () => {
    const copied = copySheetLanguage(site, A1_EN, 'jp');
    expect(written(copied, 1)?.en).toEqual({ ...jp, basedOn: expect.any(String) });
    const translated = editSheet(copied, A1_EN, { mainText: 'Tea' });
    expect(copySheetLanguage(translated, A1_EN, 'jp')).toBe(translated);
    expect(copySheetLanguage(site, { cell: 'A1', language: 'en' }, 'kr')).toBe(site);
  });
});

describe('copyFieldsToCells', () => {
  it('copies only the given fields', () => {
    const spread = copyFieldsToCells(site, A1, ['sliderTime'], ['A1', 'B1', 'A2', 'Z9']);
    expect(written(spread, 1)).toBe(written(site, 1));
    expect(written(spread, 2)?.jp).toEqual({ ...EMPTY_SHEET, sliderTime: 5 });
    expect(spread.grid).toBe(site.grid);
  });

  it('returns the same document if all fields are equal', () => {
    const again = editSheet(site, A1, { snsConfig: [...EMPTY_SHEET.snsConfig] });
    expect(copyFieldsToCells(again, A1, ['snsConfig'], ['B1'])).toBe(again);
  });
});
