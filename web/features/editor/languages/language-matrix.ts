import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { occupiedCells } from '#shared/rules/publishing/publish-check.ts';
import { siteTranslatables } from '#web/features/editor/model/translation/translation-progress.ts';
import type { TranslationState } from '#shared/model/sites/translation-state.ts';
import { type Translatable, translationState } from '#web/features/editor/model/translation/translation.ts';

/** A translatable item of the site with its state in each language. */
export interface MatrixRow {
  key: string;
  item: Translatable;
  /** The cell of a sheet; `null` for other items. */
  cell: string | null;
  states: readonly TranslationState[];
}

export interface LanguageMatrix {
  /** The document that the matrix was computed from. */
  document: SiteDocument;
  /** The languages of the site, the default language first. */
  languages: readonly Language[];
  rows: readonly MatrixRow[];
}

/** Returns the key of the row of an item. */
export const rowKeyOf = (item: Translatable): string => {
  if (item.kind === 'sheet') return item.sheetId;
  return item.kind === 'popup' ? item.popupId : item.kind;
};

/** Whether a translation is missing or outdated. */
export const hasGap = ({ states }: MatrixRow): boolean => states.some((state) => state === 'missing' || state === 'older');

/** Returns the translation state of every translatable item in each language. */
export function languageMatrix(document: SiteDocument): LanguageMatrix {
  const { languages: siteLanguages, defaultLanguage } = document.settings;
  const languages = [defaultLanguage, ...siteLanguages.filter((language) => language !== defaultLanguage)];
  const cellOf = new Map(occupiedCells(document).map((cell) => [document.grid.cells[cell], cell]));
  const rows = siteTranslatables(document).map((item): MatrixRow => ({
    key: rowKeyOf(item),
    item,
    cell: item.kind === 'sheet' ? (cellOf.get(item.sheetId) ?? null) : null,
    states: languages.map((language) => translationState(document, item, language)),
  }));
  return { document, languages, rows: rows.filter(({ states }) => states.some((state) => state !== 'unneeded')) };
}
