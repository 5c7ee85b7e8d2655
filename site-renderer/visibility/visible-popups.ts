import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { countdown } from '#shared/rules/popup/cta-period.ts';
import { localisedValue } from '#shared/rules/site/localised-value.ts';
import { type PlacedSheet, visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** A popup as one language of a site has it. */
export interface PlacedPopup {
  id: string;
  popup: PopupCta;
  /** What it says in that language, or in the default one. */
  content: PopupContent;
  /** The cells of the sheets it floats over. */
  cells: string[];
}

/**
 * The popups a page of this language may come to show, now or later: what has ended, has nothing to say or floats over no
 * sheet that everybody sees never leaves the document. Whether one is in effect is the server's to say, visit by visit.
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
