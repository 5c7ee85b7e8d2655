import type { Language } from '#shared/model/language.ts';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import type { PlacedSheet } from '#shared/rules/sheets/sheet-positions.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';

/** A popup in one language of a site. */
export interface PlacedPopup {
  id: string;
  popup: PopupCta;
  /** The content in that language, or in the default language. */
  content: PopupContent;
  /** The cells of the sheets that show the popup. */
  cells: string[];
}

/** Returns the popups that have content in the language or the default language, and that at least one of the sheets shows. */
export const placedPopups = (
  popups: Readonly<Record<string, PopupCta>>,
  { language, settings }: { language: Language; settings: Pick<SiteSettings, 'defaultLanguage'> },
  sheets: readonly Pick<PlacedSheet, 'cell' | 'id'>[],
): PlacedPopup[] =>
  Object.entries(popups).flatMap(([id, popup]): PlacedPopup[] => {
    const content = localisedValue(popup.content, language, settings.defaultLanguage);
    const cells = sheets.filter((sheet) => popup.effectiveSheets.includes(sheet.id)).map(({ cell }) => cell);
    return content && cells.length > 0 ? [{ id, popup, content, cells }] : [];
  });
