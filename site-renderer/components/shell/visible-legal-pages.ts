import { type Company, LEGAL_PAGES, type LegalPage } from '#shared/model/sites/company.ts';
import { isEmptyRichText } from '#shared/rules/text/is-empty-rich-text.ts';

/** Returns the legal pages that have a text. */
export const visibleLegalPages = (company: Pick<Company, LegalPage>): LegalPage[] =>
  LEGAL_PAGES.filter((page) => !isEmptyRichText(company[page]));
