import type { Company } from '#shared/model/sites/company.ts';
import { writtenLegalPages } from '#shared/rules/sites/linked-page.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface CompanyTabsProps {
  company: Company;
  words: VisitorLabels;
  /** The address of the company page; omitted on that page itself. */
  url?: string;
}

/** Renders links to the legal texts that exist and to the company's website. */
export function CompanyTabs({ company, words, url = '' }: CompanyTabsProps) {
  const { companyWebsite } = company;
  return (
    <nav className="tabs" data-bar="company" aria-label={words.company.label}>
      {writtenLegalPages(company).map((page) => (
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
