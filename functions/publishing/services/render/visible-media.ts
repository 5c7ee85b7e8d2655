import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { sheetVersions } from '#shared/rules/sheets/variations.ts';
import { occupiedCells, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { membersPopups, visiblePopups } from '#site-renderer/visibility/visible-popups.ts';

/** Ids of the media that a site shows; a file can be in both sets. */
interface VisibleMedia {
  byAll: ReadonlySet<string>;
  /** Media on members-only sheets and on the popups over them. */
  byMembers: ReadonlySet<string>;
}

const idsOf = (media: readonly ({ mediaId: string } | null)[]): string[] => media.flatMap((file) => file?.mediaId ?? []);

const mediaOfSheet = (shown: Sheet): string[] =>
  idsOf([
    ...sheetVersions(shown).flatMap(({ sheet: { image, video } }) => [image, video]),
    ...shown.products.map((product) => product.image),
  ]);

/** Returns the media that a site shows in these languages at this time. */
export function visibleMedia(document: SiteDocument, languages: readonly Language[], now: Date): VisibleMedia {
  const { logo, favicon, shareImage = null } = document.settings;
  const sheets = languages.flatMap((language) => occupiedCells(document).flatMap((cell) => sheetAt(document, cell, language) ?? []));
  const imagesOf = (popupsIn: typeof visiblePopups | typeof membersPopups) =>
    idsOf(languages.flatMap((language) => popupsIn(document, language, now).map(({ content }) => content.image)));
  const besideSheets = [...idsOf([logo, favicon, shareImage]), ...imagesOf(visiblePopups)];
  return {
    byAll: new Set([...besideSheets, ...sheets.filter((sheet) => !sheet.membersOnlyLock).flatMap(mediaOfSheet)]),
    byMembers: new Set([...imagesOf(membersPopups), ...sheets.filter((sheet) => sheet.membersOnlyLock).flatMap(mediaOfSheet)]),
  };
}
