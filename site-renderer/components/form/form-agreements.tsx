import type { FieldError } from '#shared/model/error.ts';
import { AGREEMENTS_FIELD, type AgreedPage, agreementPath } from '#shared/rules/forms/form-consent.ts';
import { FormFaults } from '#site-renderer/components/form/form-field-view.tsx';
import { faultText } from '#site-renderer/components/form/form-labels.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface FormAgreementsProps {
  pages: readonly AgreedPage[];
  agreed: readonly string[];
  faults: readonly FieldError[];
  words: VisitorLabels;
  /** The address of the page with the legal texts. */
  companyUrl: string;
}

/** Renders the agreements that a form requires, each with a link to its legal text. */
export function FormAgreements({ pages, agreed, faults, words, companyUrl }: FormAgreementsProps) {
  const [before = '', after = ''] = words.form.agree.split('{{page}}');
  return (
    <fieldset className="form-field form-agreements">
      <legend className="form-label">
        <span>{words.form.agreements}</span> <small>{words.form.required}</small>
      </legend>
      {pages.map((page) => {
        const itsFaults = faults.filter(({ path }) => path === agreementPath(page));
        return (
          <div key={page} data-faulty={itsFaults.length > 0}>
            <label className="form-choice">
              <input
                type="checkbox"
                name={AGREEMENTS_FIELD}
                value={page}
                required
                defaultChecked={agreed.includes(page)}
                aria-invalid={itsFaults.length > 0}
                aria-describedby={itsFaults.length > 0 ? `${page}-fault` : undefined}
              />
              <span>
                {before}
                <a href={`${companyUrl}#${page}`} data-dialog={words.company.close}>
                  {words.company[page]}
                </a>
                {after}
              </span>
            </label>
            <FormFaults id={`${page}-fault`} sentences={itsFaults.map((fault) => faultText(fault, words))} />
          </div>
        );
      })}
    </fieldset>
  );
}
