import type { FormField, ShownIf } from '#shared/model/forms/form-field.ts';
import { hasOptions } from '#shared/rules/forms/form-fields.ts';
import { normaliseText } from '#shared/values/text/normalise-text.ts';

type Answers = Readonly<Record<string, string | readonly string[]>>;

/**
 * Returns the answers to the fields that a form shows for them, by field id; empty texts for fields without an answer. The page,
 * the preview and the server use this rule: what is not shown is neither required nor validated nor stored. `answers` are in their stored
 * form. A condition on a field that is not shown or does not precede the conditional one is not met.
 */
export function shownAnswers(fields: readonly Pick<FormField, 'id' | 'options' | 'shownIf'>[], answers: Answers): Answers {
  const shown: Record<string, Answers[string]> = {};
  for (const { id, shownIf } of fields) {
    const chosen = shownIf && fields.find((field) => field.id === shownIf.fieldId)?.options[shownIf.option ?? -1];
    if (!shownIf || (chosen && [shown[shownIf.fieldId]].flat().includes(normaliseText(chosen.value)))) shown[id] = answers[id] ?? '';
  }
  return shown;
}

/** Returns the fields on which the field at this position may depend: those before it that offer options. */
export const conditionSources = (fields: readonly FormField[], index: number): FormField[] =>
  fields.slice(0, index).filter(({ typeInput }) => hasOptions(typeInput));

/** Whether a condition names a field that no longer precedes the field at this position with this option. */
export const isBrokenCondition = (fields: readonly FormField[], index: number, { fieldId, option }: ShownIf): boolean =>
  !conditionSources(fields, index).find(({ id }) => id === fieldId)?.options[option ?? -1];
