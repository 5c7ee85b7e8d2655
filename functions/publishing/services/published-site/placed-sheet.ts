import type { SiteContent } from '#functions/sites/services/site-content.ts';
import type { PlacedSheet } from '#functions/publishing/services/published-site/published-sheet-view.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { Language } from '#shared/model/language.ts';
import type { Grid } from '#shared/model/site/site.ts';
import { versionOf } from '#shared/rules/sheet/variations.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { type SheetKey, sheetKey } from '#shared/rules/site/site-parts.ts';

interface Position extends Pick<PlacedSheet, 'id' | 'cell' | 'order' | 'lang'> {
  key: SheetKey;
}

/** The cells with a sheet in the content's language or else in the default language, in reading order. */
function positionsIn({ manifest, language, settings }: SiteContent, { numberHorizontal, numberVertical, cells }: Grid): Position[] {
  const languages: readonly Language[] = [language, settings.defaultLanguage];
  const positions: Position[] = [];
  for (const cell of gridCells(numberHorizontal, numberVertical)) {
    const id = cells[cell];
    const lang = id === undefined ? undefined : languages.find((spoken) => manifest[sheetKey(id, spoken)] !== undefined);
    if (id !== undefined && lang) positions.push({ id, cell, order: positions.length + 1, lang, key: sheetKey(id, lang) });
  }
  return positions;
}

const gridOf = async ({ read }: SiteContent): Promise<Grid> => requiredPart(await read(['grid']), 'grid');

async function withSheets({ read }: SiteContent, positions: readonly Position[]): Promise<PlacedSheet[]> {
  const parts = await read(positions.map(({ key }) => key));
  return positions.map(({ key, ...position }) => ({ ...position, sheet: requiredPart(parts, key) }));
}

/** All sheets of a revision, in reading order, with its grid. Two reads. */
export async function placedSheets(content: SiteContent): Promise<{ grid: Grid; pages: PlacedSheet[] }> {
  const grid = await gridOf(content);
  return { grid, pages: await withSheets(content, positionsIn(content, grid)) };
}

/** One sheet by id, public or members-only, with its variations. Two reads. */
export async function placedSheet(content: SiteContent, pageId: string): Promise<PlacedSheet | undefined> {
  const positions = positionsIn(content, await gridOf(content)).filter(({ id }) => id === pageId);
  return (await withSheets(content, positions))[0];
}

/** The requested variation of a sheet, if it is on; else the sheet itself. */
export const inVersion = (page: PlacedSheet, variationId: string | undefined): PlacedSheet => ({
  ...page,
  sheet: versionOf(page.sheet, variationId),
});
