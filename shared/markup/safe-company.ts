import { type Company, LEGAL_PAGES } from '#shared/model/company.ts';
import { safeRichText } from '#shared/markup/rich-text.ts';

/** Company information with its texts reduced to what may be shown. */
export const safeCompany = <C extends Company>(company: C): C => ({
  ...company,
  ...Object.fromEntries(LEGAL_PAGES.map((page) => [page, safeRichText(company[page])])),
});
