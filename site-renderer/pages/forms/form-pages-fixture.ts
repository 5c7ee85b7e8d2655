import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { EMPTY_CONTENT, type SiteDocument } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import { pagePath } from '#shared/rules/sites/site-address.ts';
import type { SitePage } from '#shared/values/site-page.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { formPages } from '#site-renderer/pages/forms/form-pages.tsx';
import type { PageContext } from '#site-renderer/pages/page-content.ts';
import { siteSettings } from '#test/support/sites/site-documents.ts';

/** Renders the pages of forms for tests. */

export const SITE_ID = 'abcdefghij12';
/** Returns the ULID-shaped id of a protected field, derived from its key. */
export const idOf = (key: string): string => `01J${key.toUpperCase().replaceAll('_', '').padStart(23, '0')}`.replaceAll(/[ILOU]/g, 'X');

export const customField = (number: number, differences: Partial<FormField> = {}): FormField => ({
  id: idOf(`f${number}`),
  key: null,
  typeInput: 'TEXT_BOX',
  title: `項目${number}`,
  isRequired: false,
  placeholder: '',
  options: ['見学', '相談'].map((value) => ({ value })),
  validation: null,
  ...differences,
});

interface Site {
  fields?: readonly FormField[];
  /** The languages that have forms of their own. */
  written?: readonly Language[];
  kinds?: readonly FormKind[];
  settings?: Partial<SiteDocument['settings']>;
  company?: Partial<typeof EMPTY_COMPANY>;
}

export function siteWithForms({
  fields = [],
  written = ['jp'],
  kinds = ['contact', 'membership', 'homepage'],
  settings,
  company,
}: Site = {}) {
  const formIn = (kind: FormKind, language: Language): SiteForm => {
    const form = defaultForm(kind, VISITOR_LABELS[language].form.fields, idOf);
    return { ...form, fields: [...form.fields, ...fields] };
  };
  const forms = kinds.map((kind) => [FORM_PART[kind], Object.fromEntries(written.map((language) => [language, formIn(kind, language)]))]);
  return {
    settings: siteSettings({ name: '秋の店', languages: ['jp', 'en', 'cn', 'kr'], ...settings }),
    grid: { numberHorizontal: 1, numberVertical: 1, cells: {} },
    ...EMPTY_CONTENT,
    ...Object.fromEntries(forms),
    ...(company && { company: { jp: { ...EMPTY_COMPANY, ...company } } }),
    sheets: {},
  } as SiteDocument;
}

export function pagesOf(document: SiteDocument, language: Language = 'jp') {
  const { settings } = document;
  const pathOf = (page: SitePage): string => pagePath(page, language, settings);
  const context: PageContext = {
    siteId: SITE_ID,
    document,
    news: [],
    language,
    languages: settings.languages,
    words: VISITOR_LABELS[language],
    pathOf,
    addresses: {
      imageUrl: () => '',
      backdropUrl: () => '',
      videoUrl: () => '',
      cellUrl: () => undefined,
      pageUrl: pathOf,
      linkedPageUrl: () => undefined,
      languageUrl: () => '/home',
      isGoal: () => false,
    },
  };
  return formPages(context);
}

export const markupOf = (body: ReactNode): string => renderToStaticMarkup(body);
/** Returns the markup inside `main` of a page. */
export const bodyOf = (page: SitePage, document: SiteDocument, language?: Language): string =>
  markupOf(pagesOf(document, language).find((one) => one.page === page)?.body);
