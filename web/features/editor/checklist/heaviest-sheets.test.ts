import { expect, it } from 'vitest';
import { SHEET_BUDGET_BYTES } from '#shared/model/limits.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { heaviestSheets } from '#web/features/editor/checklist/heaviest-sheets.ts';

it('heaviestSheets sorts sheets by their share of the budget and counts pictures of unknown size', () => {
  const light = { ...IMAGE, mediaId: sheetIdOf(902) };
  const sheets = [{ image: light }, { image: IMAGE }, { image: { ...IMAGE, mediaId: sheetIdOf(903) } }, { image: light, video: VIDEO }];
  const site = sheets.reduce(
    (document, sheet, index) =>
      placeSheet(document, { cell: `${'ABCD'[index]}1`, language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, ...sheet }),
    emptySite(1, 4),
  );
  const bytes = new Map([
    [IMAGE.mediaId, 290_000],
    [light.mediaId, 20_000],
  ]);
  const { heaviest, unknown } = heaviestSheets(site, (mediaId) => bytes.get(mediaId), 2);
  expect(heaviest.map(({ cell }) => cell)).toEqual(['B1', 'D1']);
  expect(heaviest[1]).toMatchObject({ bytes: VIDEO.size + 20_000, budget: SHEET_BUDGET_BYTES.video });
  expect(unknown).toBe(1);
});
