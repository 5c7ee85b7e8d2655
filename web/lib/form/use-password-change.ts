import { useMutation } from '@tanstack/react-query';
import { PasswordChange } from '#shared/model/sign-in/password.ts';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { passwordFormErrors } from '#web/lib/form/password-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toast.ts';

/** A form that replaces the current password and continues with the session in the response. `successMessage` is shown as a toast. */
export function usePasswordChange(successMessage: string) {
  const { formId, form, refuse, showErrors } = useDraftForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    errorsOf: (values) => schemaErrors(PasswordChange, values),
    messagesOf: passwordFormErrors,
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => api.auth.changePassword({ body }),
    onSuccess: (session) => {
      form.reset();
      toast.success(successMessage);
      storeSession(session);
    },
    onError: refuse,
  });
  return { formId, form, change, submit: form.onSubmit((body) => change.mutate(body), showErrors) };
}
