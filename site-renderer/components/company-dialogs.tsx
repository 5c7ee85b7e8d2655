import type { Company, LegalPage } from '#shared/model/company.ts';
import { RichText } from '#site-renderer/components/rich-text.tsx';
import { shownLegalPages } from '#site-renderer/components/shown-legal-pages.ts';
import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

interface CompanyDialogProps {
  page: LegalPage;
  html: string;
  words: VisitorWords;
  isOpen?: boolean;
}

const Cross = () => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="m6 6 12 12m0-12L6 18" />
  </svg>
);

/**
 * One legal page over the sheets. The visitor's runtime opens it as a dialog; without script its address does (`:target`),
 * and a link takes the place of the button that closes it.
 */
export function CompanyDialog({ page, html, words, isOpen = false }: CompanyDialogProps) {
  const heading = `${page}-heading`;
  return (
    <dialog className="legal" id={page} aria-labelledby={heading} open={isOpen}>
      <header>
        <h2 id={heading}>{words.company[page]}</h2>
        <form method="dialog">
          <button type="submit" aria-label={words.company.close}>
            <Cross />
          </button>
        </form>
        <a href="#top" aria-label={words.company.close}>
          <Cross />
        </a>
      </header>
      <RichText html={html} labelledBy={heading} />
    </dialog>
  );
}

/** All legal pages of a site, closed. */
export const CompanyDialogs = ({ company, words }: { company: Company; words: VisitorWords }) =>
  shownLegalPages(company).map((page) => <CompanyDialog key={page} page={page} html={company[page]} words={words} />);
