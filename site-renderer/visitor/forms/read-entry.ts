import { AGREEMENTS_FIELD } from '#shared/rules/forms/form-consent.ts';
import type { FormValues, FieldConstraints } from '#shared/rules/forms/form-values.ts';
import { readSource } from '#site-renderer/visitor/forms/read-source.ts';

export interface FormEntry {
  values: FormValues;
  agreed: readonly string[];
}

type ReadField = Pick<FieldConstraints, 'id' | 'typeInput' | 'parameter'>;

/** Reads the current entry of a form, with the sources that its hidden fields record. */
export function readEntry(fields: readonly ReadField[], form: HTMLFormElement): FormEntry {
  const data = new FormData(form);
  // All values are texts, because forms have no file fields.
  const textsOf = (name: string) => data.getAll(name) as string[];
  /** A date of which only a part is entered is no value for the browser; the text in its place is refused as a date. */
  const isPart = (id: string) => form.querySelector<HTMLInputElement>(`[name="${id}"]`)?.validity.badInput;
  const valueOf = ({ id, typeInput, parameter }: ReadField) => {
    if (parameter) return readSource(parameter);
    return typeInput === 'SELECT_OPTIONS' ? textsOf(id) : typeInput === 'DATE' && isPart(id) ? '-' : (textsOf(id)[0] ?? '');
  };
  return { values: Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])), agreed: textsOf(AGREEMENTS_FIELD) };
}
