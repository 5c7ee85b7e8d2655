import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { occupiedCells } from '#shared/rules/publishing/publish-check.ts';
import type { TranslationState } from '#shared/model/sites/translation-state.ts';
import {
  contentInLanguage,
  type Translatable,
  translatables,
  translationState,
} from '#web/features/editor/model/translation/translation.ts';

/** Returns everything to translate in a site, in display order: parts, popups, sheets in reading order. */
export const siteTranslatables = (document: SiteDocument): Translatable[] =>
  translatables(
    document,
    occupiedCells(document).flatMap((cell) => document.grid.cells[cell] ?? []),
  );

/** Translation progress of a language: items needed, items written, and missing items that the default language has (`open`). */
export interface TranslationProgress {
  total: number;
  written: number;
  open: number;
}

const isNeeded = (state: TranslationState): boolean => state !== 'unneeded';

export function translationProgress(document: SiteDocument, language: Language): TranslationProgress {
  const { defaultLanguage } = document.settings;
  const items = siteTranslatables(document).filter((item) => isNeeded(translationState(document, item, language)));
  const missing = items.filter((item) => !contentInLanguage(document, item, language));
  return {
    total: items.length,
    written: items.length - missing.length,
    open: language === defaultLanguage ? 0 : missing.filter((item) => contentInLanguage(document, item, defaultLanguage)).length,
  };
}
