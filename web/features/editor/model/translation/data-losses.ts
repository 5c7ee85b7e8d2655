import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { EMPTY_SHEET, type LanguageKind, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { SHEET_FIELD_NAMES, type SheetField } from '#shared/model/sites/sheet-fields.ts';
import { gridCells } from '#shared/values/cell.ts';
import { canonicalJson, LANGUAGE_KINDS } from '#shared/rules/sites/site-parts.ts';

/** The fields of a sheet that lose their entered content in a language. */
export interface SheetDataLoss {
  kind: 'sheet';
  cell: string;
  language: Language;
  fields: SheetField[];
}
/** Content that an edit deletes: fields of a sheet, a part of the site, or a popup's content, each in one language. */
export type DataLoss = SheetDataLoss | { kind: LanguageKind; language: Language } | { kind: 'popup'; name: string; language: Language };

const isSame = (left: unknown, right: unknown): boolean => left === right || canonicalJson(left) === canonicalJson(right);

/** Returns the fields that differ from an empty sheet. Ignores `isInternalLink`, which has no meaning without a destination. */
export const enteredFields = (sheet: Sheet): SheetField[] =>
  SHEET_FIELD_NAMES.filter((field) => field !== 'isInternalLink' && !isSame(sheet[field], EMPTY_SHEET[field]));

const withoutBasedOn = (part: object): object => ({ ...part, basedOn: null });

/** Whether content still exists in its own language or in the language that replaces it. */
const isKept = (content: object, remaining: readonly (object | undefined)[]): boolean =>
  remaining.some((candidate) => candidate && isSame(withoutBasedOn(candidate), withoutBasedOn(content)));

function findPartLosses(before: SiteDocument, after: SiteDocument, successor?: Language): DataLoss[] {
  const losses: DataLoss[] = [];
  const inBoth = (byLanguage: Readonly<Partial<Record<Language, object>>> | undefined, language: Language) =>
    [language, successor].map((candidate) => candidate && byLanguage?.[candidate]);
  for (const language of LANGUAGES) {
    for (const kind of LANGUAGE_KINDS) {
      const part = before[kind][language];
      if (part && !isKept(part, inBoth(after[kind], language))) losses.push({ kind, language });
    }
    for (const [popupId, { name, content }] of Object.entries(before.popups)) {
      const popupContent = content[language];
      if (popupContent && !isKept(popupContent, inBoth(after.popups[popupId]?.content, language)))
        losses.push({ kind: 'popup', name, language });
    }
  }
  return losses;
}

/**
 * Returns all content that `before` has and `after` lacks, in reading order. Content that moved to `successor`, the language that replaces
 * the former default, is not lost.
 */
export function findDataLosses(before: SiteDocument, after: SiteDocument, successor?: Language): DataLoss[] {
  const { numberHorizontal: rows, numberVertical: columns, cells } = before.grid;
  const losses: SheetDataLoss[] = [];
  for (const cell of gridCells(rows, columns)) {
    const sheetId = cells[cell];
    if (sheetId === undefined || before.sheets[sheetId] === after.sheets[sheetId]) continue;
    for (const language of LANGUAGES) {
      const sheet = before.sheets[sheetId]?.[language];
      if (!sheet) continue;
      const remaining = [language, successor].map((candidate) => candidate && after.sheets[sheetId]?.[candidate]);
      const fields = enteredFields(sheet).filter((field) => !remaining.some((version) => version && isSame(version[field], sheet[field])));
      if (fields.length > 0) losses.push({ kind: 'sheet', cell, language, fields });
    }
  }
  return [...losses, ...findPartLosses(before, after, successor)];
}
