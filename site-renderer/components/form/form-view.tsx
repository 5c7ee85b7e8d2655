import type { ReactNode } from 'react';
import type { Company } from '#shared/model/sites/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormField, FormKind } from '#shared/model/forms/form-field.ts';
import type { SiteForm } from '#shared/model/forms/site-form.ts';
import { requiredAgreements, showsCompanyInfo } from '#shared/rules/forms/form-consent.ts';
import { type FormValues, normaliseFormValues } from '#shared/rules/forms/form-values.ts';
import { formSteps, shownSteps } from '#shared/rules/forms/form-steps.ts';
import { shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import { CompanyTabs } from '#site-renderer/components/shell/company-tabs.tsx';
import { FormAgreements } from '#site-renderer/components/form/form-agreements.tsx';
import { FormFieldView } from '#site-renderer/components/form/form-field-view.tsx';
import { type CurrentStep, FormButtons, FormStepsView } from '#site-renderer/components/form/form-steps-view.tsx';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface FormViewProps {
  kind: FormKind;
  form: SiteForm;
  /** The company of the site. Its settings determine which texts are shown and which need agreement. */
  company: Company | undefined;
  language: Language;
  /** The language of the fields, if it differs from the language of the labels around them. */
  lang?: string | undefined;
  words: VisitorLabels;
  /** The values of an entry that was refused. */
  values?: FormValues;
  /** The answers by which conditional fields are hidden; omitted on a page, whose script does it. */
  answers?: FormValues;
  /** The page of the form that is in view; omitted on a page, whose script shows one at a time. */
  step?: CurrentStep;
  agreed?: readonly string[];
  faults?: readonly FieldError[];
  /** The address of the page with the legal texts; omitted in the editor's preview of the form. */
  companyUrl?: string;
  /** `FormSending`, if the form can be submitted. The form is disabled until its script runs. */
  sending?: ReactNode;
}

const HEADING = 'form-heading';

/** Returns the answers to the fields that a form shows for an entry. */
const shownFor = ({ fields }: SiteForm, entry: FormValues) => shownAnswers(fields, normaliseFormValues(fields, entry));

interface FormFieldsProps extends Pick<FormViewProps, 'form' | 'language' | 'lang' | 'words' | 'values' | 'answers' | 'faults'> {
  fields: readonly FormField[];
}

/** Renders fields of a form that visitors see. */
function FormFields({ fields, form, answers, values = {}, faults = [], ...texts }: FormFieldsProps) {
  const shown = answers && shownFor(form, answers);
  return fields
    .filter(({ typeInput }) => typeInput !== 'HIDDEN')
    .map((field) => (
      <FormFieldView
        key={`${field.id}/${field.typeInput}/${field.validation?.format}`}
        field={field}
        {...texts}
        value={values[field.id] ?? ''}
        faults={faults.filter(({ path }) => path === field.id)}
        isHidden={shown !== undefined && !(field.id in shown)}
      />
    ));
}

/** Renders a form on a published site. Validation messages are in the page's language, not in the browser's. */
export function FormView(props: FormViewProps) {
  const { kind, form, company, lang, words, agreed = [], faults = [], answers = {}, step, companyUrl = '', sending } = props;
  const agreements = requiredAgreements(kind, company);
  const places = new Set(faults.map(({ path }) => path)).size;
  const isOutdated = faults.some(({ rule }) => rule === 'unknown-field');
  const steps = formSteps(form.fields);
  const shown = shownSteps(steps, shownFor(form, answers), agreements.length > 0);
  const end = agreements.length > 0 && (
    <FormAgreements pages={agreements} agreed={agreed} faults={faults} words={words} companyUrl={companyUrl} />
  );
  return (
    <form className="form" method="post" noValidate aria-labelledby={HEADING}>
      <h1 id={HEADING}>{words.form.title[kind]}</h1>
      {'companyName' in form && form.companyName !== '' && <p className="form-owner">{form.companyName}</p>}
      {places > 0 && (
        <p className="form-faults" role="alert" tabIndex={-1}>
          {isOutdated ? words.form.fault['unknown-field'] : words.form.faults.replace('{{count}}', String(places))}
        </p>
      )}
      {steps.length > 1 ? (
        <FormStepsView steps={steps} shown={shown} current={step} lang={lang} words={words} end={end}>
          {(fields) => <FormFields {...props} fields={fields} />}
        </FormStepsView>
      ) : (
        <>
          <FormFields {...props} fields={form.fields} />
          {end}
        </>
      )}
      {company && showsCompanyInfo(kind, company) && <CompanyTabs company={company} words={words} url={companyUrl} />}
      <FormButtons
        submit={words.form.submit[kind]}
        isDisabled={sending !== undefined}
        steps={steps.length > 1 ? { shown, current: step } : undefined}
        words={words}
      />
      {sending}
    </form>
  );
}
