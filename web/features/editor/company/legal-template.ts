import type { LegalPage } from '#shared/model/sites/company.ts';

/** The legal texts with a template. A company profile has no prescribed items. */
export type TemplatedPage = Exclude<LegalPage, 'companyProfile'>;

/** Returns HTML with a placeholder per heading: a table for the commercial disclosure (特定商取引法 第11条), else chapters. */
export function legalTemplate(page: TemplatedPage, headings: readonly string[], fillIn: string): string {
  if (page !== 'companyClause') return headings.map((heading) => `<h3>${heading}</h3><p>${fillIn}</p>`).join('');
  const rows = headings.map((heading) => `<tr><th scope="row"><p>${heading}</p></th><td><p>${fillIn}</p></td></tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
