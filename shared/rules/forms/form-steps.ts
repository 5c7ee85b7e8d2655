import type { FormField } from '#shared/model/forms/form-field.ts';

/** A page of a form, which visitors see as one step. */
export interface FormStep<F> {
  /** The title of the page; empty if it has none. */
  title: string;
  fields: F[];
}

/**
 * Returns the pages of a form in order. Every page but the first begins with a field that has a `pageBreak`; a form without page
 * breaks is one page. Fields of the type `HIDDEN` belong to the page around them, but do not make it a page that visitors see.
 */
export function formSteps<F extends Pick<FormField, 'pageBreak'>>(fields: readonly F[]): FormStep<F>[] {
  const steps: FormStep<F>[] = [];
  for (const field of fields) {
    const { pageBreak } = field;
    const last = steps.at(-1);
    if (last && !pageBreak) last.fields.push(field);
    else steps.push({ title: pageBreak?.title ?? '', fields: [field] });
  }
  return steps;
}

/**
 * Returns the positions of the pages that visitors see for their answers: a page without a shown field is skipped. The last page
 * has the agreements, so that a form with agreements always shows it.
 */
export function shownSteps(
  steps: readonly FormStep<Pick<FormField, 'id' | 'typeInput'>>[],
  shown: Readonly<Record<string, unknown>>,
  hasAgreements: boolean,
): number[] {
  const isShown = ({ id, typeInput }: Pick<FormField, 'id' | 'typeInput'>) => typeInput !== 'HIDDEN' && id in shown;
  return [...steps.keys()].filter((index) => steps[index]?.fields.some(isShown) || (hasAgreements && index === steps.length - 1));
}
