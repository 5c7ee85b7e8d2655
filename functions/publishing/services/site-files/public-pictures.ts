import type { SiteDocument } from '#shared/model/sites/site.ts';
import { publishedLanguages } from '#shared/rules/publishing/publish-check.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** Returns the ids of the pictures of public sheets, in every published language. */
export function publicPictures(document: SiteDocument): string[] {
  const sheets = publishedLanguages(document).flatMap((language) => visibleSheets(document, language));
  return [...new Set(sheets.flatMap(({ sheet }) => (sheet.membersOnlyLock ? [] : (sheet.image?.mediaId ?? []))))];
}
