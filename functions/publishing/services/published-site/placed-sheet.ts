import type { SiteContent } from '#functions/sites/services/site-content.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { Grid } from '#shared/model/sites/site.ts';
import { versionOf } from '#shared/rules/sheets/variations.ts';
import { type PlacedSheet, type SheetPosition, sheetPositions } from '#shared/rules/sheets/sheet-positions.ts';
import { sheetKey } from '#shared/rules/sites/site-parts.ts';

/** Returns the cells with a sheet in the content's language or else in the default language, in reading order. */
export const positionsIn = ({ manifest, language, settings }: Pick<SiteContent, 'manifest' | 'language' | 'settings'>, grid: Grid) =>
  sheetPositions(grid, [language, settings.defaultLanguage], (id, spoken) => manifest[sheetKey(id, spoken)] !== undefined);

const gridOf = async ({ read }: SiteContent): Promise<Grid> => requiredPart(await read(['grid']), 'grid');

/** Returns the sheets at the positions. Makes one read. */
export async function sheetsAt({ read }: Pick<SiteContent, 'read'>, positions: readonly SheetPosition[]): Promise<PlacedSheet[]> {
  const keyOf = ({ id, lang }: SheetPosition) => sheetKey(id, lang);
  const parts = await read(positions.map(keyOf));
  return positions.map((position) => ({ ...position, sheet: requiredPart(parts, keyOf(position)) }));
}

/** Returns all sheets of a revision in reading order, with its grid. Makes two reads. */
export async function placedSheets(content: SiteContent): Promise<{ grid: Grid; pages: PlacedSheet[] }> {
  const grid = await gridOf(content);
  return { grid, pages: await sheetsAt(content, positionsIn(content, grid)) };
}

/** Returns one sheet by id, public or members-only, with its variations. Makes two reads. */
export async function placedSheet(content: SiteContent, pageId: string): Promise<PlacedSheet | undefined> {
  const positions = positionsIn(content, await gridOf(content)).filter(({ id }) => id === pageId);
  return (await sheetsAt(content, positions))[0];
}

/** Returns the requested variation of a sheet if it is on, else the sheet itself. */
export const withVariation = (page: PlacedSheet, variationId: string | undefined): PlacedSheet => ({
  ...page,
  sheet: versionOf(page.sheet, variationId),
});
