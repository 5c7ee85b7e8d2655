import type { FieldError } from '#shared/model/error.ts';
import type { FormField } from '#shared/model/site-form.ts';
import { filledSentence } from '#shared/rules/filled-sentence.ts';
import { formatOf, hasOptions } from '#shared/rules/form-fields.ts';
import type { FormValueRule } from '#shared/rules/form-values.ts';
import type { VisitorWords } from '#site-renderer/components/visitor-words.ts';

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

function boundsHelp(field: FormField, { help }: VisitorWords['form']): string {
  const sentences = field.typeInput === 'NUMBER' ? help.number : field.typeInput === 'TEXT_BOX' ? help.text : help.choices;
  const { min, max } = toldBounds(field);
  if (field.typeInput === 'SELECT' || (min === null && max === null)) return '';
  if (min === null) return filledSentence(sentences.max, { max });
  if (max === null) return filledSentence(sentences.min, { min });
  return filledSentence(min === max ? sentences.exact : sentences.both, { min, max });
}

/** What may be entered in a field, told before anybody does; empty where there is nothing to tell. */
export function helpText(field: FormField, { form }: VisitorWords): string {
  const { help } = form;
  if (field.key === 'password' || field.key === 'confirm_password') return help[field.key];
  const format = formatOf(field);
  const formats: Readonly<Record<string, string>> = help.format;
  return [(format && formats[format]) ?? '', boundsHelp(field, form)].filter((sentence) => sentence !== '').join(' ');
}

/** A broken rule as visitors are told it. What is chosen is not filled in. */
export function faultText({ rule, params }: FieldError, { form }: VisitorWords, field?: FormField): string {
  const isChoice = rule === 'required' && field !== undefined && hasOptions(field.typeInput);
  return filledSentence(form.fault[isChoice ? 'choose' : (rule as FormValueRule)], params);
}
