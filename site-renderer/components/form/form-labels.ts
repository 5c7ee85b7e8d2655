import type { FieldError } from '#shared/model/error.ts';
import type { FormField } from '#shared/model/form/form-field.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { textFormatOf, hasOptions } from '#shared/rules/form/form-fields.ts';
import type { FormValueRule } from '#shared/rules/form/form-values.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface Bounds {
  min: number | null;
  max: number | null;
}

/** The bounds worth telling: that something is entered at all, or counted from nothing, goes without saying. */
function toldBounds({ typeInput, validation }: FormField): Bounds {
  const { min = null, max = null } = validation ?? {};
  const isPlain = (typeInput === 'TEXT_BOX' && min !== null && min <= 1) || (typeInput === 'NUMBER' && min === 0 && max === null);
  return { min: isPlain ? null : min, max };
}

function boundsHelp(field: FormField, { help }: VisitorLabels['form']): string {
  const sentences = field.typeInput === 'NUMBER' ? help.number : field.typeInput === 'TEXT_BOX' ? help.text : help.choices;
  const { min, max } = toldBounds(field);
  if (field.typeInput === 'SELECT' || (min === null && max === null)) return '';
  if (min === null) return fillPlaceholders(sentences.max, { max });
  if (max === null) return fillPlaceholders(sentences.min, { min });
  return fillPlaceholders(min === max ? sentences.exact : sentences.both, { min, max });
}

/** What may be entered in a field, told before anybody does; empty where there is nothing to tell. */
export function helpText(field: FormField, { form }: VisitorLabels): string {
  const { help } = form;
  if (field.key === 'password' || field.key === 'confirm_password') return help[field.key];
  const format = textFormatOf(field);
  const formats: Readonly<Record<string, string>> = help.format;
  return [(format && formats[format]) ?? '', boundsHelp(field, form)].filter((sentence) => sentence !== '').join(' ');
}

/** A broken rule as visitors are told it. What is chosen is not filled in. */
export function faultText({ rule, params }: FieldError, { form }: VisitorLabels, field?: FormField): string {
  const isChoice = rule === 'required' && field !== undefined && hasOptions(field.typeInput);
  return fillPlaceholders(form.fault[isChoice ? 'choose' : (rule as FormValueRule)], params);
}
