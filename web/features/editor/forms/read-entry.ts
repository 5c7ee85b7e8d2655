import type { FormField } from '#shared/model/site-form.ts';
import type { FormValues } from '#shared/rules/form-values.ts';
import { AGREED } from '#site-renderer/components/form-agreements.tsx';

interface FormEntry {
  values: FormValues;
  agreed: readonly string[];
}

export const NO_ENTRY: FormEntry = { values: {}, agreed: [] };

/** What stands in a form on the screen. */
export function readEntry(fields: readonly FormField[], form: HTMLFormElement): FormEntry {
  const data = new FormData(form);
  const textsOf = (name: string): string[] => data.getAll(name).filter((value) => typeof value === 'string');
  const valueOf = ({ id, typeInput }: FormField) => (typeInput === 'SELECT_OPTIONS' ? textsOf(id) : (textsOf(id)[0] ?? ''));
  return { values: Object.fromEntries(fields.map((field) => [field.id, valueOf(field)])), agreed: textsOf(AGREED) };
}
