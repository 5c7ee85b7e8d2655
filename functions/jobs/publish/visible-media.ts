import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/site/site.ts';
import { occupiedCells, sheetAt } from '#shared/rules/publish/publish-check.ts';
import { visiblePopups } from '#site-renderer/visibility/visible-popups.ts';

/** The ids of what a site shows. Something may be both. */
interface ShownMedia {
  byAll: ReadonlySet<string>;
  byMembers: ReadonlySet<string>;
}

const mediaOn = ({ image, video, products }: Sheet): string[] =>
  [image, video, ...products.map((product) => product.image)].flatMap((one) => one?.mediaId ?? []);

/** What a site shows everybody in these languages, and what its sheets for members show to those alone. */
export function visibleMedia(document: SiteDocument, languages: readonly Language[], now: Date): ShownMedia {
  const { logo, favicon } = document.settings;
  const sheets = languages.flatMap((language) => occupiedCells(document).flatMap((cell) => sheetAt(document, cell, language) ?? []));
  const popups = languages.flatMap((language) => visiblePopups(document, language, now));
  const around = [logo, favicon, ...popups.map(({ content }) => content.image)].flatMap((one) => one?.mediaId ?? []);
  return {
    byAll: new Set([...around, ...sheets.filter((sheet) => !sheet.membersOnlyLock).flatMap(mediaOn)]),
    byMembers: new Set(sheets.filter((sheet) => sheet.membersOnlyLock).flatMap(mediaOn)),
  };
}
