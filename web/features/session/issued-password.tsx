import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PasswordChange } from '#shared/model/password.ts';
import type { UserInfo } from '#shared/model/session.ts';
import { FailureAlert } from '#web/features/session/failure-alert.tsx';
import { SessionFrame } from '#web/features/session/session-frame.tsx';
import { api } from '#web/lib/api-client.ts';
import { refusalOf } from '#web/lib/api-error.ts';
import { schemaErrors } from '#web/lib/field-errors.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { passwordFormErrors } from '#web/lib/password-errors.tsx';
import { storeSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Replaces the password an account was issued with; nothing else can be done before. */
export function IssuedPassword({ user }: { user: UserInfo }) {
  const { t } = useTranslation('session');
  const formId = useId();
  const [isIssuedShown, setIssuedShown] = useState(false);
  const showErrors = (): void => focusFirstError(document.getElementById(formId));

  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: (values) => passwordFormErrors(schemaErrors(PasswordChange, values)),
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => api.auth.changePassword({ body }),
    onSuccess: (session) => {
      toast.success(t('firstPassword.done'));
      storeSession(session);
    },
    onError: (error) => {
      form.setErrors(passwordFormErrors(refusalOf(error)?.fields ?? []));
      showErrors();
    },
  });

  return (
    <SessionFrame
      title={t('firstPassword.title', { name: user.contactName })}
      lead={t('firstPassword.leadIssued')}
      foot={
        <Text c="dimmed" size="sm" ta="center">
          {t('firstPassword.notYou', { email: user.email })}{' '}
          <Anchor component={Link} underline="always" to="/log-out" size="sm" style={{ whiteSpace: 'nowrap' }}>
            {t('firstPassword.signOut')}
          </Anchor>
        </Text>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit((body) => change.mutate(body), showErrors)}>
        <Stack gap="md">
          {change.isError && <FailureAlert error={change.error} />}
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('firstPassword.issued')}
            name="current-password"
            autoComplete="current-password"
            isShown={isIssuedShown}
            onShownChange={setIssuedShown}
          />
          <NewPasswordFields
            email={user.email}
            password={form.values.password}
            passwordProps={form.getInputProps('password')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <Button type="submit" fullWidth size="md" loading={change.isPending}>
            {t('firstPassword.submit')}
          </Button>
        </Stack>
      </form>
    </SessionFrame>
  );
}
