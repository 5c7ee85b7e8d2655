import type { LiveContent } from '#functions/domain/published-site/live-content.ts';
import type { PlacedSheet } from '#functions/domain/published-site/sheet-view.ts';
import type { Language } from '#shared/model/language.ts';
import type { Grid, Sheet } from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { sheetKey } from '#shared/rules/site/site-parts.ts';

interface Place extends Pick<PlacedSheet, 'id' | 'cell' | 'order' | 'lang'> {
  key: ReturnType<typeof sheetKey>;
}

/** Where the sheets there are in a language stand, in reading order; one that is not there in it is the default language's. */
function placesIn({ manifest, language, settings }: LiveContent, { numberHorizontal, numberVertical, cells }: Grid): Place[] {
  const languages: readonly Language[] = [language, settings.defaultLanguage];
  const places: Place[] = [];
  for (const cell of gridCells(numberHorizontal, numberVertical)) {
    const id = cells[cell];
    const lang = id === undefined ? undefined : languages.find((spoken) => manifest[sheetKey(id, spoken)] !== undefined);
    if (id !== undefined && lang) places.push({ id, cell, order: places.length + 1, lang, key: sheetKey(id, lang) });
  }
  return places;
}

const gridOf = async ({ read }: LiveContent): Promise<Grid> => (await read(['grid'])).get('grid') as Grid;

async function withSheets({ read }: LiveContent, places: readonly Place[]): Promise<PlacedSheet[]> {
  const parts = await read(places.map(({ key }) => key));
  return places.map(({ key, ...place }) => ({ ...place, sheet: parts.get(key) as Sheet }));
}

/** All sheets of a site on the air, in reading order, with its grid. Two reads. */
export async function placedSheets(content: LiveContent): Promise<{ grid: Grid; pages: PlacedSheet[] }> {
  const grid = await gridOf(content);
  return { grid, pages: await withSheets(content, placesIn(content, grid)) };
}

/** One of them, for everybody or for members only. Two reads. */
export async function placedSheet(content: LiveContent, pageId: string): Promise<PlacedSheet | undefined> {
  const places = placesIn(content, await gridOf(content)).filter(({ id }) => id === pageId);
  return (await withSheets(content, places))[0];
}
