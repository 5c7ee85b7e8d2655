import * as fc from 'fast-check';
import type { ImageRef } from '#shared/model/media.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/site.ts';
import { cellsOf, cellName } from '#shared/rules/cell.ts';
import { changeSettings, clearCells, editSheet, placeSheet, resizeGrid, setImage } from '#web/features/editor/model/edit-site.ts';

/** Made-up sites and edits for property tests of the editor. */

const IDS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const sheetIdOf = (index: number): string => `01J${IDS[index % 32]}${IDS[Math.floor(index / 32) % 32]}`.padEnd(26, '0');

export const emptySite = (rows: number, columns: number): SiteDocument => ({
  settings: { name: 'site', viewMode: 'MOBILE', logo: null, favicon: null, languages: ['jp'], defaultLanguage: 'jp' },
  grid: { numberHorizontal: rows, numberVertical: columns, cells: {} },
  sheets: {},
});

export const IMAGE: ImageRef = { mediaId: sheetIdOf(900), width: 1080, height: 1620, colour: '#a0b0c0' };

const anyText = fc.constantFrom('', 'a', 'ab', 'こんにちは', ' a');
const anyPatch: fc.Arbitrary<Partial<Sheet>> = fc.oneof(
  anyText.map((mainText) => ({ mainText })),
  anyText.map((imageAlt) => ({ imageAlt })),
  anyText.map((linkButtonText) => ({ linkButtonText })),
  fc.constantFrom(IMAGE, null).map((image) => ({ image })),
);

/** Any cell of the first few rows and columns; often, not always, inside the grid. */
const anyCell = fc.tuple(fc.nat(4), fc.nat(4)).map(([row, column]) => cellName({ row, column }));

export type AnyEdit = (document: SiteDocument, index: number) => SiteDocument;

/** Any edit the editor knows. `seed` keeps the sheets that different people place apart. */
export const anyEdit = (seed = 0): fc.Arbitrary<AnyEdit> =>
  fc.oneof(
    anyCell.map(
      (cell): AnyEdit =>
        (document, index) =>
          placeSheet(document, { cell, language: 'jp' }, sheetIdOf(seed + index)),
    ),
    anyCell.map(
      (cell): AnyEdit =>
        (document, index) =>
          setImage(document, { cell, language: 'jp' }, sheetIdOf(seed + index), IMAGE),
    ),
    fc.tuple(anyCell, fc.constantFrom('jp' as const, 'en' as const), anyPatch).map(
      ([cell, language, patch]): AnyEdit =>
        (document) =>
          editSheet(document, { cell, language }, patch),
    ),
    fc.array(anyCell, { maxLength: 3 }).map(
      (cells): AnyEdit =>
        (document) =>
          clearCells(document, cells),
    ),
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).map(
      ([rows, columns]): AnyEdit =>
        (document) =>
          resizeGrid(document, rows, columns),
    ),
    anyText.map(
      (name): AnyEdit =>
        (document) =>
          changeSettings(document, { name }),
    ),
    fc.constantFrom('MOBILE' as const, 'PC' as const).map(
      (viewMode): AnyEdit =>
        (document) =>
          changeSettings(document, { viewMode }),
    ),
  );

/** Any sound site: some cells of a small grid filled. */
export const anySite: fc.Arbitrary<SiteDocument> = fc
  .record({
    rows: fc.integer({ min: 1, max: 5 }),
    columns: fc.integer({ min: 1, max: 5 }),
    filled: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
  })
  .map(({ rows, columns, filled }) =>
    [...cellsOf(rows, columns)].reduce(
      (document, cell, index) =>
        filled[index]
          ? placeSheet(document, { cell, language: 'jp' }, sheetIdOf(500 + index), { ...EMPTY_SHEET, mainText: cell })
          : document,
      emptySite(rows, columns),
    ),
  );
