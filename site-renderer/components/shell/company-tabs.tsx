import type { Company } from '#shared/model/site/company.ts';
import { shownLegalPages } from '#site-renderer/components/shell/shown-legal-pages.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface CompanyTabsProps {
  company: Company;
  words: VisitorLabels;
  /** Of the page that has the texts; left out on that page itself. */
  url?: string;
}

/** Who is behind a site: what opens each legal page there is, and the way to the company's own website. */
export function CompanyTabs({ company, words, url = '' }: CompanyTabsProps) {
  const { companyWebsite } = company;
  return (
    <nav className="tabs" data-bar="company" aria-label={words.company.label}>
      {shownLegalPages(company).map((page) => (
        <a key={page} href={`${url}#${page}`} data-dialog={words.company.close}>
          {words.company[page]}
        </a>
      ))}
      {companyWebsite !== '' && (
        <a href={companyWebsite} target="_blank" rel="noopener">
          {words.company.companyWebsite}
        </a>
      )}
    </nav>
  );
}
