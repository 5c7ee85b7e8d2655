import { useForm } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';

/** A mutation that a form sends its draft to. */
export interface DraftMutation<Input, Answer> {
  mutate: (input: Input, callbacks: { onSuccess: (answer: Answer) => void; onError: (error: unknown) => void }) => void;
}

interface DraftFormOptions<Draft> {
  initialValues: Draft;
  /** Validates with the rules of the server. */
  errorsOf: (draft: Draft) => FieldError[];
  /** Maps refused fields of an answer to fields of the form. */
  inForm?: (errors: readonly FieldError[], draft: Draft) => FieldError[];
  /** The messages of the errors, by the paths of their fields. */
  messagesOf?: (errors: readonly FieldError[]) => Record<string, ReactNode>;
  checkedOnBlur?: string[];
  /** `uncontrolled` for forms with fields that a browser fills in. */
  mode?: 'controlled' | 'uncontrolled';
}

/** The state of a form that is sent as a request. Render `FormFailure` above the buttons, to show why a request was refused. */
export function useDraftForm<Draft extends object>({
  initialValues,
  errorsOf,
  inForm = (errors) => [...errors],
  messagesOf = formErrors,
  checkedOnBlur = [],
  mode = 'controlled',
}: DraftFormOptions<Draft>) {
  const formId = useId();
  const form = useForm<Draft>({
    mode,
    initialValues,
    validateInputOnBlur: checkedOnBlur,
    validate: (draft) => messagesOf(errorsOf(draft)),
  });
  /** Moves the focus to the first invalid field. */
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  /** Shows the errors of a refused request beside the fields. */
  const refuse = (error: unknown): void => {
    form.setErrors(messagesOf(inForm(refusalOf(error)?.fields ?? [], form.getValues())));
    showErrors();
  };
  /** Returns the submit handler, which sends a valid draft and shows the errors of a refusal beside the fields. */
  const submitTo = <Input, Answer>(
    mutation: DraftMutation<Input, Answer>,
    toInput: (draft: Draft) => Input,
    onSuccess: (answer: Answer) => void = () => undefined,
  ) => form.onSubmit((draft) => mutation.mutate(toInput(draft), { onSuccess, onError: refuse }), showErrors);
  return { formId, form, showErrors, refuse, submitTo };
}
