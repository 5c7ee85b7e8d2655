import type { Company, LegalPage } from '#shared/model/company.ts';
import { RichText } from '#site-renderer/components/rich-text.tsx';
import { shownLegalPages } from '#site-renderer/components/shown-legal-pages.ts';
import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

interface LegalDialogProps {
  page: LegalPage;
  html: string;
  words: VisitorWords;
  isOpen?: boolean;
}

/** One legal text over the sheets, as it opens from the bar of a published page. */
export function LegalDialog({ page, html, words, isOpen = false }: LegalDialogProps) {
  const heading = `${page}-heading`;
  return (
    <dialog className="legal" id={page} aria-labelledby={heading} open={isOpen}>
      <header>
        <h2 id={heading}>{words.company[page]}</h2>
        <form method="dialog">
          <button type="submit" aria-label={words.company.close}>
            <svg viewBox="0 0 24 24" aria-hidden>
              <path d="m6 6 12 12m0-12L6 18" />
            </svg>
          </button>
        </form>
      </header>
      <RichText html={html} labelledBy={heading} />
    </dialog>
  );
}

/** All legal texts of a site, closed. */
export const LegalDialogs = ({ company, words }: { company: Company; words: VisitorWords }) =>
  shownLegalPages(company).map((page) => <LegalDialog key={page} page={page} html={company[page]} words={words} />);
