import { type Company, LEGAL_PAGES } from '#shared/model/sites/company.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';

/** Returns company information with its rich texts sanitised. */
export const sanitiseCompany = <C extends Company>(company: C): C => ({
  ...company,
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [page, sanitiseRichText(company[page])])),
});
