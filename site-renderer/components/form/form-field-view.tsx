import type { FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { FormControl } from '#site-renderer/components/form/form-control.tsx';
import { faultText, helpText } from '#site-renderer/components/form/form-labels.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface FormFaultsProps {
  id: string;
  sentences: readonly string[];
}

/** Renders the fault messages of a field, which replace its help text. */
export const FormFaults = ({ id, sentences }: FormFaultsProps) =>
  sentences.length > 0 && (
    <div className="form-fault" id={id}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );

interface FormFieldViewProps {
  field: FormField;
  language: Language;
  lang?: string | undefined;
  words: VisitorLabels;
  value: string | readonly string[];
  faults: readonly FieldError[];
  /** Whether the answers so far do not meet the condition of the field. */
  isHidden?: boolean;
}

/** Renders one form field with its label, required mark, control, and help text or faults. */
export function FormFieldView({ field, language, lang, words, value, faults, isHidden }: FormFieldViewProps) {
  const { id, typeInput, title, isRequired, shownIf } = field;
  const help = helpText(field, words);
  const isFaulty = faults.length > 0;
  // Faults replace the help text, but not for a missing answer, for which the help remains useful.
  const isHelped = help !== '' && faults.every(({ rule }) => rule === 'required');
  const note = [isFaulty && `${id}-fault`, isHelped && `${id}-help`].filter(Boolean).join(' ') || undefined;
  const control = (
    <FormControl
      field={field}
      language={language}
      words={words}
      value={value}
      named={{ id, lang, 'aria-describedby': note, 'aria-invalid': isFaulty }}
    />
  );
  const label = (
    <>
      <span lang={title === '' ? undefined : lang}>{title || words.form.untitled}</span>{' '}
      <small>{isRequired ? words.form.required : words.form.optional}</small>
    </>
  );
  const below = (
    <>
      <FormFaults id={`${id}-fault`} sentences={faults.map((fault) => faultText(fault, words, field))} />
      {isHelped && (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </>
  );
  const mark = {
    className: 'form-field',
    'data-required': isRequired,
    'data-faulty': isFaulty,
    // Until the script of the page runs, a rule of the style sheet hides the field; without scripts, it is shown.
    'data-conditional': shownIf && true,
    hidden: isHidden,
  };
  return typeInput === 'SELECT_OPTIONS' || typeInput === 'RADIO' ? (
    <fieldset {...mark} aria-describedby={note}>
      <legend className="form-label">{label}</legend>
      {control}
      {below}
    </fieldset>
  ) : (
    <div {...mark}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {control}
      {below}
    </div>
  );
}
