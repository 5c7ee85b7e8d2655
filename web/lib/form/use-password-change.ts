import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { PasswordChange } from '#shared/model/account/password.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { passwordFormErrors } from '#web/lib/form/password-errors.tsx';
import { storeSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

/** A form that replaces the current password and continues with the session in the response. `successMessage` is shown as a toast. */
export function usePasswordChange(successMessage: string) {
  const formId = useId();
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: (values) => passwordFormErrors(schemaErrors(PasswordChange, values)),
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => api.auth.changePassword({ body }),
    onSuccess: (session) => {
      form.reset();
      toast.success(successMessage);
      storeSession(session);
    },
    onError: (error) => {
      form.setErrors(passwordFormErrors(refusalOf(error)?.fields ?? []));
      showErrors();
    },
  });
  return { formId, form, change, submit: form.onSubmit((body) => change.mutate(body), showErrors) };
}
