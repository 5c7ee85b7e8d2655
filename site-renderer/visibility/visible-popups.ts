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
 * The popups that these sheets of a language may show, now or later. Omits popups that have ended, have no content or are on none of the
 * sheets. The server decides on each visit whether a popup is active.
 */
export function popupsOver(
  document: SiteDocument,
  language: Language,
  now: Date,
  sheets: readonly Pick<PlacedSheet, 'cell' | 'id'>[],
): PlacedPopup[] {
  const { settings, popups } = document;
  return Object.entries(popups).flatMap(([id, popup]): PlacedPopup[] => {
    const content = localisedValue(popup.content, language, settings.defaultLanguage);
    const cells = sheets.filter((sheet) => popup.effectiveSheets.includes(sheet.id)).map(({ cell }) => cell);
    const isOver = countdown(popup, now) === 'finished';
    return content && cells.length > 0 && !isOver ? [{ id, popup, content, cells }] : [];
  });
}

const isLocked = ({ sheet }: PlacedSheet): boolean => sheet.membersOnlyLock;

/** The popups in the pages of a language: those over public sheets. */
export const visiblePopups = (
  document: SiteDocument,
  language: Language,
  now: Date,
  sheets: readonly PlacedSheet[] = visibleSheets(document, language),
): PlacedPopup[] =>
  popupsOver(
    document,
    language,
    now,
    sheets.filter((placed) => !isLocked(placed)),
  );

/** The popups over members-only sheets, which only members receive, with the sheet. */
export const membersPopups = (document: SiteDocument, language: Language, now: Date): PlacedPopup[] =>
  popupsOver(document, language, now, visibleSheets(document, language).filter(isLocked));
