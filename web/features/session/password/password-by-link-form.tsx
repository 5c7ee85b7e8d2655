import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { PasswordByLink } from '#shared/model/account/password.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import type { usePasswordByLink } from '#web/features/session/password/use-password-by-link.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { passwordFormErrors } from '#web/lib/form/password-errors.tsx';
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx';

interface PasswordByLinkFormProps {
  token: string;
  email: string;
  submitLabel: string;
  choice: ReturnType<typeof usePasswordByLink>;
}

/** Chooses a password with an e-mailed link: the last step of registration, invitation and password reset. */
export function PasswordByLinkForm({ token, email, submitLabel, choice }: PasswordByLinkFormProps) {
  const formId = useId();
  const form = useForm({
    initialValues: { password: '', confirmPassword: '' },
    validate: (values) => passwordFormErrors(schemaErrors(PasswordByLink, { token, ...values })),
  });
  const showErrors = (): void => focusFirstError(document.getElementById(formId));
  const submit = form.onSubmit(
    (values) =>
      choice.mutate(
        { token, ...values },
        {
          onError: (error) => {
            form.setErrors(passwordFormErrors(refusalOf(error)?.fields ?? []));
            showErrors();
          },
        },
      ),
    showErrors,
  );

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="md">
        {choice.isError && <FailureAlert error={choice.error} />}
        <NewPasswordFields
          email={email}
          password={form.values.password}
          passwordProps={form.getInputProps('password')}
          confirmProps={form.getInputProps('confirmPassword')}
        />
        <Button type="submit" fullWidth size="md" loading={choice.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
