import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { firstSheet } from '#shared/rules/publishing/page-metadata.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { cellPath, homePath } from '#shared/rules/sites/site-address.ts';

/** Returns the path of a language's home page; `undefined` if its first sheet is for members only. */
export const publicHomePath = (document: SiteDocument, language: Language): string | undefined =>
  firstSheet(document, language) && homePath(language, document.settings);

/** Returns the path of a cell in a language; `undefined` if the cell has no public sheet. */
export const publicCellPath = (document: SiteDocument, cell: string, language: Language): string | undefined =>
  sheetAt(document, cell, language)?.membersOnlyLock === false ? cellPath(cell, language, document.settings) : undefined;
