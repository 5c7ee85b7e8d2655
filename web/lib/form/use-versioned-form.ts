import { useForm } from '@mantine/form';
import { useId, useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { toast } from '#web/lib/toast.ts';

interface VersionedFormOptions<Item, Draft> {
  /** What the form edits, as last loaded; `null` for something new. */
  latest: Item | null;
  draftOf: (base: Item | null) => Draft;
  errorsOf: (draft: Draft, base: Item | null) => FieldError[];
  /** The refused fields of an answer as fields of the form. */
  inForm?: (errors: readonly FieldError[]) => FieldError[];
  checkedOnBlur?: string[];
}

/** The state of a form that adds something, or edits one version of it, which the server refuses once another login has changed it. */
export function useVersionedForm<Item extends { version: number }, Draft extends object>({
  latest,
  draftOf,
  errorsOf,
  inForm = (errors) => [...errors],
  checkedOnBlur = [],
}: VersionedFormOptions<Item, Draft>) {
  const formId = useId();
  /** The version that the form was filled from. */
  const [base, setBase] = useState(latest);
  const form = useForm<Draft>({
    initialValues: draftOf(base),
    validateInputOnBlur: checkedOnBlur,
    validate: (draft) => formErrors(errorsOf(draft, base)),
  });
  /** Moves the focus to the first field in fault. */
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  /** Says why a save was refused: in a toast, and next to the fields. */
  const fail = (error: unknown, title: string): void => {
    toast.error(error, title);
    form.setErrors(formErrors(inForm(refusalOf(error)?.fields ?? [])));
    showErrors();
  };
  /** Replaces the input by the latest version. */
  const loadLatest = (): void => {
    setBase(latest);
    form.setInitialValues(draftOf(latest));
    form.setValues(draftOf(latest));
  };
  return { formId, form, base, showErrors, fail, isLatest: latest?.version === base?.version, loadLatest };
}
