import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { formSteps, shownSteps } from '#shared/rules/forms/form-steps.ts';
import { normaliseFormValues } from '#shared/rules/forms/form-values.ts';
import { shownAnswers } from '#shared/rules/forms/shown-answers.ts';
import type { CurrentStep } from '#site-renderer/components/form/form-steps-view.tsx';
import type { FormEntry } from '#site-renderer/visitor/forms/read-entry.ts';

/** The pages of a form in its preview, which behave like those of the published form. */
export interface PreviewSteps {
  /** The page in view; `undefined` if the form has one page. */
  current: CurrentStep | undefined;
  isLast: boolean;
  /** Returns the faults of the fields on the page in view. */
  ofCurrent: (faults: readonly FieldError[]) => FieldError[];
  /** Opens the next page that is shown for an entry. */
  next: (entry: FormEntry) => void;
  /** Opens the page of the first of these faults. */
  openFault: (faults: readonly FieldError[]) => void;
  reset: () => void;
}

export function usePreviewSteps(fields: readonly FormField[], { values }: FormEntry, hasAgreements: boolean): PreviewSteps {
  const [opened, setOpened] = useState(0);
  const steps = formSteps(fields);
  const shownFor = (answers: FormEntry['values']) =>
    shownSteps(steps, shownAnswers(fields, normaliseFormValues(fields, answers)), hasAgreements);
  const shown = shownFor(values);
  // The page may have been removed from the form, or be hidden for the answers.
  const index = shown.findLast((position) => position <= opened) ?? shown[0] ?? 0;
  const onBack = (): void => setOpened(shown.findLast((position) => position < index) ?? index);
  const pageOf = (path: string): number => {
    const page = steps.findIndex((step) => step.fields.some(({ id }) => id === path));
    return page < 0 ? steps.length - 1 : page;
  };
  return {
    current: steps.length > 1 ? { index, onBack } : undefined,
    isLast: index === shown.at(-1),
    ofCurrent: (faults) => faults.filter(({ path }) => pageOf(path) === index),
    next: (entry) => setOpened(shownFor(entry.values).find((position) => position > index) ?? index),
    openFault: ([first]) => first && setOpened(pageOf(first.path)),
    reset: () => setOpened(0),
  };
}
