import type { FieldError } from '#shared/model/error.ts';
import type { FormValues } from '#shared/rules/forms/form-values.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';

/** The answers of a submission by field id. */
interface AnswersByField {
  /** The answers by field id. An answer keeps its name if the name is neither an id nor a key of the form. */
  values: FormValues;
  /** Contains `duplicate` for a field that is answered both by its id and by its key. */
  faults: FieldError[];
  /** Returns the name of a field in the submission; if the submission uses keys, also for a field without an answer. */
  nameOf: (id: string) => string;
}

/** Resolves the names of answers, which are the ids or the keys of form fields. An id takes precedence over a key. */
export function answersByField(fields: readonly Pick<FormField, 'id' | 'key'>[], data: FormValues): AnswersByField {
  const ids = new Set(fields.map(({ id }) => id));
  const idOfKey = new Map(fields.flatMap(({ id, key }) => (key === null || ids.has(key) ? [] : [[key as string, id] as const])));
  const keys = Object.keys(data).filter((name) => idOfKey.has(name));
  const isDuplicate = (key: string): boolean => Object.hasOwn(data, idOfKey.get(key) ?? '');
  const values = Object.entries(data)
    .filter(([name]) => !(idOfKey.has(name) && isDuplicate(name)))
    .map(([name, value]) => [idOfKey.get(name) ?? name, value] as const);
  const keyOfId = new Map(keys.length === 0 ? [] : [...idOfKey].map(([key, id]) => [id, key] as const));
  return {
    values: Object.fromEntries(values),
    faults: keys.filter(isDuplicate).map((path) => ({ path, rule: 'duplicate' })),
    nameOf: (id) => (Object.hasOwn(data, id) ? id : (keyOfId.get(id) ?? id)),
  };
}
