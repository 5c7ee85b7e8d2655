import type { LegalPage } from '#shared/model/site/company.ts';

/** A text that has items of its own to fill in. The profile of a company is what the company makes of it. */
export type TemplatedPage = Exclude<LegalPage, 'companyProfile'>;

/** A text of nothing but its items, each to be filled in: a table where facts are asked for (特定商取引法 第11条), else chapters. */
export function legalTemplate(page: TemplatedPage, headings: readonly string[], fillIn: string): string {
  if (page !== 'companyClause') return headings.map((heading) => `<h3>${heading}</h3><p>${fillIn}</p>`).join('');
  const rows = headings.map((heading) => `<tr><th scope="row"><p>${heading}</p></th><td><p>${fillIn}</p></td></tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}
