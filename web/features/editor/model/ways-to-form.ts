import type { Language } from '#shared/model/language.ts';
import type { FormKind, SiteForm } from '#shared/model/site-form.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { readDestination } from '#shared/rules/destination.ts';
import { FORM_PAGE, FORM_PART } from '#shared/rules/form-fields.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { linksOfSheet } from '#shared/rules/site-links.ts';
import { spokenIn } from '#shared/rules/spoken-in.ts';
import { usedCells } from '#web/features/editor/model/edit-site.ts';
import type { FormPlace } from '#web/features/editor/model/forms.ts';

/** The languages in which visitors find no such page any more once the form is taken away in one. */
export function languagesWithoutForm(document: SiteDocument, { kind, language }: FormPlace): Language[] {
  const { languages, defaultLanguage } = document.settings;
  const { [language]: removed, ...left } = document[FORM_PART[kind]];
  if (removed === undefined) return [];
  const isThere = (spoken: Language): boolean => spokenIn<SiteForm>(left, spoken, defaultLanguage) !== undefined;
  return languages.filter((spoken) => (spoken === language || language === defaultLanguage) && !isThere(spoken));
}

/** What leads to a form: cells, and the names of entries of the menu and of popups. */
export interface WaysToForm {
  cells: string[];
  menu: string[];
  popups: string[];
}

/** What leads to a form for those who read the site in these languages. */
export function waysToForm(document: SiteDocument, kind: FormKind, languages: readonly Language[]): WaysToForm {
  const { defaultLanguage } = document.settings;
  const leads = (url: string, isInternalLink: boolean): boolean => {
    const destination = readDestination(url, isInternalLink);
    return destination.kind === 'page' && destination.page === FORM_PAGE[kind];
  };
  const isOnSheet = (cell: string, language: Language): boolean => {
    const sheet = sheetAt(document, cell, language);
    return sheet !== undefined && linksOfSheet(sheet).some(({ url, isInternalLink }) => leads(url, isInternalLink));
  };
  const items = languages.flatMap((language) => spokenIn(document.menu, language, defaultLanguage)?.items ?? []);
  const popups = Object.values(document.popups).filter(({ content }) =>
    languages.some((language) => {
      const said = spokenIn(content, language, defaultLanguage);
      return said !== undefined && leads(said.linkUrl, said.isInternalLink);
    }),
  );
  return {
    cells: usedCells(document).filter((cell) => languages.some((language) => isOnSheet(cell, language))),
    menu: [...new Set(items.filter((item) => leads(item.linkDestinationUrl, item.isInternalLink)).map(({ name }) => name))],
    popups: popups.map(({ name }) => name),
  };
}
