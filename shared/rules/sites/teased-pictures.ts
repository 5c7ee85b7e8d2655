import type { Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { showsTeasers } from '#shared/rules/sites/shows-teasers.ts';

/**
 * Returns the pictures of the members-only sheets of a language, by the id of the sheet, of which the site shows teasers; none if
 * it shows no teasers.
 */
export function teasedPictures(
  { settings, grid, sheets }: Pick<SiteDocument, 'settings' | 'grid' | 'sheets'>,
  language: Language,
): ReadonlyMap<string, ImageRef> {
  const pictures = new Map<string, ImageRef>();
  for (const id of showsTeasers(settings) ? Object.values(grid.cells) : []) {
    const { membersOnlyLock = false, image = null } = sheets[id]?.[language] ?? {};
    if (membersOnlyLock && image) pictures.set(id, image);
  }
  return pictures;
}
