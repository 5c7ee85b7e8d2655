import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { countdown } from '#shared/rules/popups/cta-period.ts';
import { type PlacedPopup, placedPopups } from '#shared/rules/popups/placed-popups.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/**
 * Returns the popups that these sheets of a language may show, now or later. Omits popups that have ended, have no content, or are on none
 * of the sheets. The server decides on each visit whether a popup is active.
 */
export const popupsOver = (
  { settings, popups }: SiteDocument,
  language: Language,
  now: Date,
  sheets: readonly Pick<PlacedSheet, 'cell' | 'id'>[],
): PlacedPopup[] => placedPopups(popups, { language, settings }, sheets).filter(({ popup }) => countdown(popup, now) !== 'finished');

const isLocked = ({ sheet }: PlacedSheet): boolean => sheet.membersOnlyLock;

/** Returns the popups over public sheets, which the pages of a language contain. */
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

/** Returns the popups over members-only sheets. Only members receive them, with the sheet. */
export const membersPopups = (document: SiteDocument, language: Language, now: Date): PlacedPopup[] =>
  popupsOver(document, language, now, visibleSheets(document, language).filter(isLocked));
