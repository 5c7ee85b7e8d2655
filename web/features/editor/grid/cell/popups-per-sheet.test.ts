import { expect, it } from 'vitest';
import { newPopup } from '#shared/model/sites/popup.ts';
import { popupsPerSheet } from '#web/features/editor/grid/cell/popups-per-sheet.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

it('popupsPerSheet counts the popups over each sheet', () => {
  const popup = (...sheets: number[]) => ({ ...newPopup('timeLimit'), effectiveSheets: sheets.map(sheetIdOf) });
  const popups = { [sheetIdOf(10)]: popup(1, 2), [sheetIdOf(11)]: popup(2), [sheetIdOf(12)]: popup() };
  const counts = popupsPerSheet(popups);
  expect([1, 2, 3].map((index) => counts.get(sheetIdOf(index)))).toEqual([1, 2, undefined]);
  expect(popupsPerSheet(popups)).toBe(counts);
  expect(popupsPerSheet({}).size).toBe(0);
});
