import { Button, Stack } from '@mantine/core';
import { PasswordByLink } from '#shared/model/sign-in/password.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import type { usePasswordByLink } from '#web/features/sign-in/password/use-password-by-link.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { passwordFormErrors } from '#web/lib/form/password-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx';

interface PasswordByLinkFormProps {
  token: string;
  email: string;
  submitLabel: string;
  choice: ReturnType<typeof usePasswordByLink>;
}

/** Sets a password by an e-mailed link: the last step of registration, invitation and password reset. */
export function PasswordByLinkForm({ token, email, submitLabel, choice }: PasswordByLinkFormProps) {
  const { formId, form, submitTo } = useDraftForm({
    initialValues: { password: '', confirmPassword: '' },
    errorsOf: (values) => schemaErrors(PasswordByLink, { token, ...values }),
    messagesOf: passwordFormErrors,
  });
  const submit = submitTo(choice, (values) => ({ token, ...values }));

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
