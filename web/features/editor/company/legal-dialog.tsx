import type { LegalPage } from '#shared/model/sites/company.ts';
import { RichText } from '#site-renderer/components/shared/rich-text.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface LegalDialogProps {
  page: LegalPage;
  html: string;
  labels: VisitorLabels;
}

/** A legal text over the sheets, as it opens from the bar of a published page. */
export function LegalDialog({ page, html, labels }: LegalDialogProps) {
  const heading = `${page}-heading`;
  return (
    <dialog className="legal" id={page} aria-labelledby={heading} open>
      <header>
        <h2 id={heading}>{labels.company[page]}</h2>
        <form method="dialog">
          <button type="submit" aria-label={labels.company.close}>
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
