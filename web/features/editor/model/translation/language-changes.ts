import { LANGUAGES, type Language } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/site/popup.ts';
import {
  EMPTY_SHEET,
  type LanguageKind,
  type Sheet,
  type SheetId,
  type SiteDocument,
  type SiteSettings,
  type SheetField,
} from '#shared/model/site/site.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { canonicalJson, LANGUAGE_KINDS } from '#shared/rules/site/site-parts.ts';

/**
 * The editing rules of spec 4 that make data go, as pure functions from document to document, and the exact account of what
 * goes. Each answers the very document it was given where it changes nothing. A site stays whole: every cell in use has
 * content, all content stands in a cell.
 */

type SheetLanguages = Partial<Record<Language, Sheet>>;

/** What is entered in one language of a sheet and is gone afterwards. */
export interface SheetDataLoss {
  kind: 'sheet';
  cell: string;
  language: Language;
  fields: SheetField[];
}
/** The same of what a site has once in each language, or of what a popup says in it. */
export type DataLoss = SheetDataLoss | { kind: LanguageKind; language: Language } | { kind: 'popup'; name: string; language: Language };

const SHEET_FIELDS = Object.keys(EMPTY_SHEET).filter((field) => field !== 'basedOn') as SheetField[];

const isSame = (left: unknown, right: unknown): boolean => left === right || canonicalJson(left) === canonicalJson(right);

/** The fields a person has changed. What kind of destination is chosen says nothing without the destination. */
export const enteredFields = (sheet: Sheet): SheetField[] =>
  SHEET_FIELDS.filter((field) => field !== 'isInternalLink' && !isSame(sheet[field], EMPTY_SHEET[field]));

const withoutSource = (part: object): object => ({ ...part, basedOn: null });

/** Whether something is still said, in its own language or in the one that takes its place. */
const isLeft = (said: object, left: readonly (object | undefined)[]): boolean =>
  left.some((kept) => kept && isSame(withoutSource(kept), withoutSource(said)));

function lossesBesideSheets(before: SiteDocument, after: SiteDocument, heir?: Language): DataLoss[] {
  const losses: DataLoss[] = [];
  const inBoth = (of: Readonly<Partial<Record<Language, object>>> | undefined, language: Language) =>
    [language, heir].map((spoken) => spoken && of?.[spoken]);
  for (const language of LANGUAGES) {
    for (const kind of LANGUAGE_KINDS) {
      const part = before[kind][language];
      if (part && !isLeft(part, inBoth(after[kind], language))) losses.push({ kind, language });
    }
    for (const [popupId, { name, content }] of Object.entries(before.popups)) {
      const said = content[language];
      if (said && !isLeft(said, inBoth(after.popups[popupId]?.content, language))) losses.push({ kind: 'popup', name, language });
    }
  }
  return losses;
}

/**
 * What of `before` is not in `after` any more, in reading order. A language whose place another one takes (`heir`) has lost
 * nothing that now stands there.
 */
export function findDataLosses(before: SiteDocument, after: SiteDocument, heir?: Language): DataLoss[] {
  const { numberHorizontal: rows, numberVertical: columns, cells } = before.grid;
  const losses: SheetDataLoss[] = [];
  for (const cell of gridCells(rows, columns)) {
    const sheetId = cells[cell];
    if (sheetId === undefined || before.sheets[sheetId] === after.sheets[sheetId]) continue;
    for (const language of LANGUAGES) {
      const sheet = before.sheets[sheetId]?.[language];
      if (!sheet) continue;
      const left = [language, heir].map((spoken) => spoken && after.sheets[sheetId]?.[spoken]);
      const fields = enteredFields(sheet).filter((field) => !left.some((kept) => kept && isSame(kept[field], sheet[field])));
      if (fields.length > 0) losses.push({ kind: 'sheet', cell, language, fields });
    }
  }
  return [...losses, ...lossesBesideSheets(before, after, heir)];
}

const inOrder = (languages: Iterable<Language>): Language[] => {
  const chosen = new Set(languages);
  return LANGUAGES.filter((language) => chosen.has(language));
};

const withSettings = (document: SiteDocument, patch: Partial<SiteSettings>): SiteDocument => ({
  ...document,
  settings: { ...document.settings, ...patch },
});

/** One more language; its sheets are still to be written. */
export function addLanguage(document: SiteDocument, language: Language): SiteDocument {
  const { languages } = document.settings;
  return languages.includes(language) ? document : withSettings(document, { languages: inOrder([...languages, language]) });
}

const firstWritten = (byLanguage: SheetLanguages, order: readonly Language[]): Sheet | undefined =>
  order.map((language) => byLanguage[language]).find((sheet) => sheet !== undefined && enteredFields(sheet).length > 0);

/** What a sheet is once it has one language: what was written in it, with a picture if there was any, else what stood in for it. */
function inheritSheet(byLanguage: SheetLanguages, to: Language, from: Language): Sheet {
  const order = [to, from, ...LANGUAGES];
  const written = firstWritten(byLanguage, order) ?? EMPTY_SHEET;
  const { image, video } = [written, ...order.map((language) => byLanguage[language])].find((sheet) => sheet?.image) ?? written;
  const membersOnlyLock = Object.values(byLanguage).some((sheet) => sheet.membersOnlyLock);
  const inherited = { ...written, image, video, membersOnlyLock };
  return isSame(inherited, written) ? written : inherited;
}

/** Everything a site has in each language beside its sheets, with a change carried out on each. */
function eachBesideSheets(
  document: SiteDocument,
  change: <T>(byLanguage: Partial<Record<Language, T>>) => Partial<Record<Language, T>>,
): Pick<SiteDocument, LanguageKind | 'popups'> {
  const parts = Object.fromEntries(LANGUAGE_KINDS.map((kind) => [kind, change<unknown>(document[kind])]));
  const popups = Object.fromEntries(
    Object.entries(document.popups).map(([popupId, popup]): [string, PopupCta] => [popupId, { ...popup, content: change(popup.content) }]),
  );
  return { ...(parts as Pick<SiteDocument, LanguageKind>), popups };
}

const eachSheet = (document: SiteDocument, change: (byLanguage: SheetLanguages) => SheetLanguages): SiteDocument['sheets'] =>
  Object.fromEntries(Object.entries(document.sheets).map(([sheetId, byLanguage]) => [sheetId, change(byLanguage)]));

/**
 * Another default language: the site goes back to one language tab, the new one, with what was entered in it. A sheet with
 * nothing in it takes what the old default had, one without a picture the old one's picture. What was for members only stays so.
 */
export function changeDefaultLanguage(document: SiteDocument, to: Language): SiteDocument {
  const { defaultLanguage: from } = document.settings;
  if (to === from) return document;
  return {
    ...withSettings(document, { languages: [to], defaultLanguage: to }),
    ...eachBesideSheets(document, ({ [to]: said, [from]: former }) => {
      const left = said ?? former;
      return left === undefined ? {} : { [to]: left };
    }),
    sheets: eachSheet(document, (byLanguage) => ({ [to]: inheritSheet(byLanguage, to, from) })),
  };
}

/** One language less, with all that was entered in it. A sheet that has no other goes from its cell. The default language stays. */
export function removeLanguage(document: SiteDocument, language: Language): SiteDocument {
  const { languages, defaultLanguage } = document.settings;
  if (language === defaultLanguage || !languages.includes(language)) return document;
  const sheets: SiteDocument['sheets'] = {};
  const gone = new Set<SheetId>();
  for (const [sheetId, byLanguage] of Object.entries(document.sheets)) {
    const { [language]: removed, ...others } = byLanguage;
    if (removed && Object.keys(others).length === 0) gone.add(sheetId);
    else sheets[sheetId] = removed ? others : byLanguage;
  }
  const cells = Object.fromEntries(Object.entries(document.grid.cells).filter(([, sheetId]) => !gone.has(sheetId)));
  return {
    ...withSettings(document, { languages: languages.filter((other) => other !== language) }),
    ...eachBesideSheets(document, ({ [language]: _removed, ...others }) => others),
    grid: gone.size === 0 ? document.grid : { ...document.grid, cells },
    sheets,
  };
}
