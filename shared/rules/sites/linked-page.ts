import type { Language } from '#shared/model/language.ts';
import { type Company, LEGAL_PAGES, type LegalPage } from '#shared/model/sites/company.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { type FormPage, type InternalPage, isLegalPage } from '#shared/model/sites/destination.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';

/** The form without which a page that a link can lead to does not exist. */
const FORM_OF_PAGE = {
  contact: 'contactForm',
  form: 'homepageForm',
  membership: 'membershipForm',
  login: 'membershipForm',
} as const satisfies Record<FormPage | 'login', keyof SiteDocument>;
type LinkedForm = (typeof FORM_OF_PAGE)[keyof typeof FORM_OF_PAGE];

/** The content that determines which linkable pages a site has. */
export type LinkedContent = Pick<SiteDocument, LinkedForm | 'company'> & { settings: Pick<SiteDocument['settings'], 'defaultLanguage'> };

const legalPages = new WeakMap<Pick<Company, LegalPage>, readonly LegalPage[]>();

/** Returns the legal pages that have a text. Memoised, because every link to one asks and the texts are long. */
export function writtenLegalPages(company: Pick<Company, LegalPage>): readonly LegalPage[] {
  const written = legalPages.get(company) ?? LEGAL_PAGES.filter((page) => !isEmptyRichText(company[page]));
  legalPages.set(company, written);
  return written;
}

/** Whether the company page has a text or a link. */
export const hasCompanyContent = (company: Company): boolean => company.companyWebsite !== '' || writtenLegalPages(company).length > 0;

/**
 * Whether a site has a page to which links can point, in one language: its form or text is set up in that language or in the default
 * language. The page of news always exists.
 */
export function hasLinkedPage(document: LinkedContent, page: InternalPage, language: Language): boolean {
  if (page === 'news') return true;
  const { defaultLanguage } = document.settings;
  if (page !== 'company' && !isLegalPage(page))
    return localisedValue<object>(document[FORM_OF_PAGE[page]], language, defaultLanguage) !== undefined;
  const company = localisedValue(document.company, language, defaultLanguage);
  return company !== undefined && (page === 'company' ? hasCompanyContent(company) : writtenLegalPages(company).includes(page));
}
