import { useForm } from '@mantine/form';
import { useId } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';

interface DraftFormOptions<Draft> {
  initialValues: Draft;
  /** Validates with the rules of the server. */
  errorsOf: (draft: Draft) => FieldError[];
  /** Maps refused fields of an answer to fields of the form. */
  inForm?: (errors: readonly FieldError[], draft: Draft) => FieldError[];
  checkedOnBlur?: string[];
}

/** The state of a form that a request sends. Render `FormFailure` before its buttons: it shows why a request was refused. */
export function useDraftForm<Draft extends object>({
  initialValues,
  errorsOf,
  inForm = (errors) => [...errors],
  checkedOnBlur = [],
}: DraftFormOptions<Draft>) {
  const formId = useId();
  const form = useForm<Draft>({
    initialValues,
    validateInputOnBlur: checkedOnBlur,
    validate: (draft) => formErrors(errorsOf(draft)),
  });
  /** Moves the focus to the first invalid field. */
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  /** Shows the errors of a refused request at its fields. */
  const refuse = (error: unknown): void => {
    form.setErrors(formErrors(inForm(refusalOf(error)?.fields ?? [], form.getValues())));
    showErrors();
  };
  return { formId, form, showErrors, refuse };
}
