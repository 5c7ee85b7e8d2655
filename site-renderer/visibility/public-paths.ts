import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { firstSheet } from '#shared/rules/site/page-metadata.ts';
import { sheetAt } from '#shared/rules/publish/publish-check.ts';
import { cellPath, homePath } from '#shared/rules/site/site-address.ts';

/** Path of a language's home, or `undefined` where its first sheet is not everybody's. */
export const openHomePath = (document: SiteDocument, language: Language): string | undefined =>
  firstSheet(document, language) && homePath(language, document.settings);

/** Path of a cell in a language, or `undefined` where it has no sheet that everybody may see. */
export const openCellPath = (document: SiteDocument, cell: string, language: Language): string | undefined =>
  sheetAt(document, cell, language)?.membersOnlyLock === false ? cellPath(cell, language, document.settings) : undefined;
