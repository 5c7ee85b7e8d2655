import type { Language } from '#shared/model/language.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { FORM_PAGE, FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { sheetLinks } from '#web/features/editor/model/document/site-links.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import type { FormLocation } from '#web/features/editor/forms/edit-form.ts';

/** Returns the languages that lose the page of a form if it is removed in one language. */
export function languagesWithoutForm(document: SiteDocument, { kind, language }: FormLocation): Language[] {
  const { languages, defaultLanguage } = document.settings;
  const { [language]: removed, ...remaining } = document[FORM_PART[kind]];
  if (removed === undefined) return [];
  const hasForm = (other: Language): boolean => localisedValue<SiteForm>(remaining, other, defaultLanguage) !== undefined;
  return languages.filter((other) => (other === language || language === defaultLanguage) && !hasForm(other));
}

/** The links to a form: cells, names of menu items and names of popups. */
export interface FormLinks {
  cells: string[];
  menu: string[];
  popups: string[];
}

/** Returns the links to a form that visitors of these languages see. */
export function linksToForm(document: SiteDocument, kind: FormKind, languages: readonly Language[]): FormLinks {
  const { defaultLanguage } = document.settings;
  const leadsToForm = (url: string, isInternalLink: boolean): boolean => {
    const destination = parseDestination(url, isInternalLink);
    return destination.kind === 'page' && destination.page === FORM_PAGE[kind];
  };
  const isOnSheet = (cell: string, language: Language): boolean => {
    const sheet = sheetAt(document, cell, language);
    return sheet !== undefined && sheetLinks(sheet).some(({ url, isInternalLink }) => leadsToForm(url, isInternalLink));
  };
  const items = languages.flatMap((language) => localisedValue(document.menu, language, defaultLanguage)?.items ?? []);
  const popups = Object.values(document.popups).filter(({ content }) =>
    languages.some((language) => {
      const shown = localisedValue(content, language, defaultLanguage);
      return shown !== undefined && leadsToForm(shown.linkUrl, shown.isInternalLink);
    }),
  );
  return {
    cells: occupiedCells(document).filter((cell) => languages.some((language) => isOnSheet(cell, language))),
    menu: [...new Set(items.filter((item) => leadsToForm(item.linkDestinationUrl, item.isInternalLink)).map(({ name }) => name))],
    popups: popups.map(({ name }) => name),
  };
}
