import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import {
  EMPTY_SHEET,
  type LanguageKind,
  type Sheet,
  type SheetId,
  type SiteDocument,
  type SiteSettings,
} from '#shared/model/sites/site.ts';
import { enteredFields } from '#web/features/editor/model/translation/data-losses.ts';
import { canonicalJson, LANGUAGE_KINDS } from '#shared/rules/sites/site-parts.ts';

/**
 * Changes of a site's languages as pure functions from document to document. Each returns the same object
 * if it changes nothing. The result is consistent: every occupied cell has content, and all content is in a cell.
 *
 * Changing the default language:
 * 1. The site keeps one language, the new default.
 * 2. Each sheet keeps what was entered in the new default language; if nothing was entered, it inherits the first language
 *    with content, the former default first.
 * 3. A sheet without a picture inherits the picture and video of another language in the same order.
 * 4. A sheet for members only stays so if it was in any language.
 * 5. Every other part keeps the new default language's version, else the former default's.
 *
 * Removing a language:
 * 1. The language's version of each sheet and part is deleted.
 * 2. A sheet without any other language is removed from its cell.
 */

type SheetLanguages = Partial<Record<Language, Sheet>>;

const inOrder = (languages: Iterable<Language>): Language[] => {
  const chosen = new Set(languages);
  return LANGUAGES.filter((language) => chosen.has(language));
};

const withSettings = (document: SiteDocument, patch: Partial<SiteSettings>): SiteDocument => ({
  ...document,
  settings: { ...document.settings, ...patch },
});

/** Adds a language. Its sheets are empty until they are translated. */
export function addLanguage(document: SiteDocument, language: Language): SiteDocument {
  const { languages } = document.settings;
  return languages.includes(language) ? document : withSettings(document, { languages: inOrder([...languages, language]) });
}

const firstWritten = (byLanguage: SheetLanguages, order: readonly Language[]): Sheet | undefined =>
  order.map((language) => byLanguage[language]).find((sheet) => sheet !== undefined && enteredFields(sheet).length > 0);

/** Returns the only version of a sheet after the default language changes (steps 2 to 4 above). */
function inheritedSheet(byLanguage: SheetLanguages, to: Language, from: Language): Sheet {
  const order = [to, from, ...LANGUAGES];
  const written = firstWritten(byLanguage, order) ?? EMPTY_SHEET;
  const { image, video } = [written, ...order.map((language) => byLanguage[language])].find((sheet) => sheet?.image) ?? written;
  const membersOnlyLock = Object.values(byLanguage).some((sheet) => sheet.membersOnlyLock);
  const inherited = { ...written, image, video, membersOnlyLock };
  return canonicalJson(inherited) === canonicalJson(written) ? written : inherited;
}

/** Applies a change to every part of a site that exists per language, except sheets. */
function mapLanguageParts(
  document: SiteDocument,
  change: <T>(byLanguage: Partial<Record<Language, T>>) => Partial<Record<Language, T>>,
): Pick<SiteDocument, LanguageKind | 'popups'> {
  const parts = Object.fromEntries(LANGUAGE_KINDS.map((kind) => [kind, change<unknown>(document[kind])]));
  const popups = Object.fromEntries(
    Object.entries(document.popups).map(([popupId, popup]): [string, PopupCta] => [popupId, { ...popup, content: change(popup.content) }]),
  );
  return { ...(parts as Pick<SiteDocument, LanguageKind>), popups };
}

const mapSheets = (document: SiteDocument, change: (byLanguage: SheetLanguages) => SheetLanguages): SiteDocument['sheets'] =>
  Object.fromEntries(Object.entries(document.sheets).map(([sheetId, byLanguage]) => [sheetId, change(byLanguage)]));

/** Changes the default language and removes all others, by the steps above. */
export function changeDefaultLanguage(document: SiteDocument, to: Language): SiteDocument {
  const { defaultLanguage: from } = document.settings;
  if (to === from) return document;
  return {
    ...withSettings(document, { languages: [to], defaultLanguage: to }),
    ...mapLanguageParts(document, ({ [to]: own, [from]: former }) => {
      const inherited = own ?? former;
      return inherited === undefined ? {} : { [to]: inherited };
    }),
    sheets: mapSheets(document, (byLanguage) => ({ [to]: inheritedSheet(byLanguage, to, from) })),
  };
}

/** Removes a language with everything entered in it, by the steps above. The default language cannot be removed. */
export function removeLanguage(document: SiteDocument, language: Language): SiteDocument {
  const { languages, defaultLanguage } = document.settings;
  if (language === defaultLanguage || !languages.includes(language)) return document;
  const sheets: SiteDocument['sheets'] = {};
  const removedSheets = new Set<SheetId>();
  for (const [sheetId, byLanguage] of Object.entries(document.sheets)) {
    const { [language]: removed, ...others } = byLanguage;
    if (removed && Object.keys(others).length === 0) removedSheets.add(sheetId);
    else sheets[sheetId] = removed ? others : byLanguage;
  }
  const cells = Object.fromEntries(Object.entries(document.grid.cells).filter(([, sheetId]) => !removedSheets.has(sheetId)));
  return {
    ...withSettings(document, { languages: languages.filter((other) => other !== language) }),
    ...mapLanguageParts(document, ({ [language]: _removed, ...others }) => others),
    grid: removedSheets.size === 0 ? document.grid : { ...document.grid, cells },
    sheets,
  };
}
