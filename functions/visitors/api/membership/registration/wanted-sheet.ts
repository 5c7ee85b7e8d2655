import type { LiveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { requiredPart } from '#functions/sites/services/part-source.ts';
import type { WantedSheet } from '#functions/visitors/store/records/registration.ts';
import { cellFromPath, cellPath } from '#shared/rules/sites/site-address.ts';

/**
 * Returns the sheet at a path of the site, to which a registration leads back; `undefined` for every other text. Only cell and
 * language are kept, so that no text of a visitor becomes part of a link. Makes one read if a path is given.
 */
export async function wantedSheet({ settings, read }: LiveContent, path: string | undefined): Promise<WantedSheet | undefined> {
  if (path === undefined) return undefined;
  const cell = cellFromPath(path);
  const language = settings.languages.find((one) => cellPath(cell, one, settings) === path);
  if (!language) return undefined;
  const { cells } = requiredPart(await read(['grid']), 'grid');
  return Object.hasOwn(cells, cell) ? { cell, language } : undefined;
}
