import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { countdown } from '#shared/rules/popup/cta-period.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import { type PlacedSheet, visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** A popup in one language of a site. */
export interface PlacedPopup {
  id: string;
  popup: PopupCta;
  /** Its content in that language, or in the default one. */
  content: PopupContent;
  /** The cells of the sheets it floats over. */
  cells: string[];
}

/**
 * The popups that a page of this language may show, now or later. Popups that have ended, have no content or are on no public
 * sheet are left out. Whether a popup is active is decided by the server on each visit.
 */
export function visiblePopups(
  document: SiteDocument,
  language: Language,
  now: Date,
  sheets: readonly PlacedSheet[] = visibleSheets(document, language),
): PlacedPopup[] {
  const { grid, settings, popups } = document;
  const open = sheets.filter(({ sheet }) => !sheet.membersOnlyLock);
  return Object.entries(popups).flatMap(([id, popup]): PlacedPopup[] => {
    const content = localisedValue(popup.content, language, settings.defaultLanguage);
    const cells = open.map(({ cell }) => cell).filter((cell) => popup.effectiveSheets.includes(grid.cells[cell] ?? ''));
    const isOver = countdown(popup, now) === 'finished';
    return content && cells.length > 0 && !isOver ? [{ id, popup, content, cells }] : [];
  });
}
