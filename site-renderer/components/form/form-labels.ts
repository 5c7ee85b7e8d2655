import type { FieldError } from '#shared/model/error.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { textFormatOf } from '#shared/model/forms/validate-form-fields.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { type FormValueRule, shownDay } from '#shared/rules/forms/form-values.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface Bounds {
  min: number | null;
  max: number | null;
}

/** Returns the bounds that the help text mentions. Trivial minimums (length 1, value 0) are omitted. */
function toldBounds({ typeInput, validation }: FormField): Bounds {
  const { min = null, max = null } = validation ?? {};
  const isPlain = (typeInput === 'TEXT_BOX' && min !== null && min <= 1) || (typeInput === 'NUMBER' && min === 0 && max === null);
  return { min: isPlain ? null : min, max };
}

function daysHelp({ days }: FormField, sentences: VisitorLabels['form']['help']['days']): string {
  const { first = null, last = null } = days ?? {};
  const shown = { min: first && shownDay(first), max: last && shownDay(last) };
  if (shown.min === null) return shown.max === null ? '' : fillPlaceholders(sentences.max, { max: shown.max });
  return shown.max === null
    ? fillPlaceholders(sentences.min, { min: shown.min })
    : fillPlaceholders(sentences.both, { min: shown.min, max: shown.max });
}

function boundsHelp(field: FormField, { help }: VisitorLabels['form']): string {
  if (field.typeInput === 'DATE') return daysHelp(field, help.days);
  const sentences = field.typeInput === 'NUMBER' ? help.number : field.typeInput === 'TEXT_BOX' ? help.text : help.choices;
  const { min, max } = toldBounds(field);
  if (field.typeInput === 'SELECT' || field.typeInput === 'RADIO' || (min === null && max === null)) return '';
  if (min === null) return fillPlaceholders(sentences.max, { max });
  if (max === null) return fillPlaceholders(sentences.min, { min });
  return fillPlaceholders(min === max ? sentences.exact : sentences.both, { min, max });
}

/** Returns the help text with the accepted input of a field; empty if nothing has to be explained. */
export function helpText(field: FormField, { form }: VisitorLabels): string {
  const { help } = form;
  if (field.key === 'password' || field.key === 'confirm_password') return help[field.key];
  const format = textFormatOf(field);
  const formats: Readonly<Record<string, string>> = help.format;
  return [(format && formats[format]) ?? '', boundsHelp(field, form)].filter((sentence) => sentence !== '').join(' ');
}

/** Returns the message for a broken rule. The messages of choice fields ask the visitor to choose instead of filling in. */
export function faultText({ rule, params }: FieldError, { form }: VisitorLabels, field?: FormField): string {
  const isChoice = rule === 'required' && field !== undefined && hasOptions(field.typeInput);
  return fillPlaceholders(form.fault[isChoice ? 'choose' : (rule as FormValueRule)], params);
}
