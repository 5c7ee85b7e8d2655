import type { HTMLAttributes, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { Language } from '#shared/model/language.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { textFormatOf } from '#shared/model/forms/validate-form-fields.ts';
import { autocompleteToken } from '#site-renderer/components/form/autocomplete-token.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface InputKind {
  type: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Returns the type and input mode of a field. Numbers use text inputs because full-width digits are accepted. */
function inputKind(field: FormField, language: Language): InputKind {
  const { key, typeInput, validation } = field;
  if (typeInput === 'DATE') return { type: 'date' };
  if (key === 'password' || key === 'confirm_password') return { type: 'password' };
  // The numeric keypad of phones has no minus sign.
  if (typeInput === 'NUMBER') return { type: 'text', ...((validation?.min ?? -1) >= 0 && { inputMode: 'decimal' }) };
  const format = textFormatOf(field);
  if (format === 'email' || format === 'url') return { type: format };
  if (format === 'phone') return { type: 'tel' };
  if (format === 'postal-code') return { type: 'text', ...(language !== 'en' && { inputMode: 'numeric' }) };
  return { type: 'text' };
}

interface FormControlProps {
  field: FormField;
  language: Language;
  words: VisitorLabels;
  value: string | readonly string[];
  /** The attributes that connect the control to its label, help and faults. */
  named: Pick<InputHTMLAttributes<HTMLElement>, 'id' | 'lang' | 'aria-describedby' | 'aria-invalid'>;
}

/** The last day of a date field without one: the year has four digits in every browser. */
const LAST_DAY = '9999-12-31';

interface FormChoicesProps extends Pick<FormControlProps, 'field' | 'value' | 'named'> {
  /** The choice that takes an answer back; only optional radio buttons have one. */
  none: string | undefined;
}

/** Renders the checkboxes or radio buttons of a field, which share its name. */
function FormChoices({ field: { id, typeInput, isRequired, options }, value, named, none }: FormChoicesProps) {
  const isRadio = typeInput === 'RADIO';
  const chosen = [value].flat();
  const choices = options.map((option) => ({ value: option.value, label: option.value, lang: named.lang }));
  return [...choices, ...(none === undefined ? [] : [{ value: '', label: none, lang: undefined }])].map(
    ({ value: choice, label, lang }) => (
      <label key={choice} className="form-choice">
        <input
          type={isRadio ? 'radio' : 'checkbox'}
          name={id}
          value={choice}
          defaultChecked={choice !== '' && chosen.includes(choice)}
          aria-invalid={named['aria-invalid']}
          {...(isRadio && { required: isRequired })}
        />
        <span lang={lang}>{label}</span>
      </label>
    ),
  );
}

/** Renders the control of one form field. */
export function FormControl({ field, language, words, value, named }: FormControlProps) {
  const { id, typeInput, isRequired: required, placeholder, options, days } = field;
  const { type, ...kind } = inputKind(field, language);
  const autoComplete = autocompleteToken(field);
  // A password is never rendered as a value; the visitor types it again.
  const text = typeof value === 'string' && type !== 'password' ? value : '';
  if (typeInput === 'SELECT_OPTIONS') return <FormChoices field={field} value={value} named={named} none={undefined} />;
  if (typeInput === 'RADIO')
    return <FormChoices field={field} value={value} named={named} none={required ? undefined : words.form.noChoice} />;
  if (typeInput === 'SELECT')
    return (
      <select {...named} name={id} required={required} defaultValue={text} autoComplete={autoComplete}>
        <option value="">{placeholder || words.form.choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.value}
          </option>
        ))}
      </select>
    );
  const common = { ...named, name: id, required, placeholder: placeholder || undefined, defaultValue: text };
  if (typeInput === 'DATE')
    return <input {...common} type={type} autoComplete={autoComplete} min={days?.first ?? undefined} max={days?.last ?? LAST_DAY} />;
  return field.validation?.format === 'multi-line' ? (
    <textarea {...common} autoComplete={autoComplete} rows={5} />
  ) : (
    <input {...common} type={type} autoComplete={autoComplete} {...kind} />
  );
}
