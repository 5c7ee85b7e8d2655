import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { visibleSheets } from '#site-renderer/visibility/visible-sheets.ts';

/** Returns what every members-only sheet of a language says: the owner's reason, empty for the usual text, and the number of these sheets. */
export function lockedSheetTexts(document: SiteDocument, language: Language): { reason: string; count: number } {
  const { lockedText = '' } = localisedValue(document.membershipForm, language, document.settings.defaultLanguage) ?? {};
  return { reason: lockedText, count: visibleSheets(document, language).filter(({ sheet }) => sheet.membersOnlyLock).length };
}
