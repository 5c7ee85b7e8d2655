import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordChange } from '#shared/model/password.ts';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { api } from '#web/lib/api-client.ts';
import { refusalOf } from '#web/lib/api-error.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { schemaErrors } from '#web/lib/field-errors.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { passwordFormErrors } from '#web/lib/password-errors.tsx';
import { storeSession } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { useUser } from '#web/lib/user.ts';
import { NewPasswordFields } from '#web/ui/new-password-fields.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

/** Another password for oneself; all other sessions end with the old one. */
export function PasswordSection() {
  const { t } = useTranslation(['profile', 'session']);
  const { email } = useUser();
  const errorText = useErrorText();
  const formId = useId();
  const [isCurrentShown, setCurrentShown] = useState(false);
  const showErrors = (): void => focusFirstError(document.getElementById(formId));

  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    validate: (values) => passwordFormErrors(schemaErrors(PasswordChange, values)),
  });
  const change = useMutation({
    mutationFn: (body: PasswordChange) => api.auth.changePassword({ body }),
    onSuccess: (session) => {
      storeSession(session);
      form.reset();
      toast.success(t('password.done'));
    },
    onError: (error) => {
      form.setErrors(passwordFormErrors(refusalOf(error)?.fields ?? []));
      showErrors();
    },
  });

  return (
    <ProfileSection title={t('password.title')}>
      <form id={formId} noValidate onSubmit={form.onSubmit((body) => change.mutate(body), showErrors)}>
        <Stack gap="md" maw={480}>
          {change.isError && (
            <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
              {errorText(change.error)}
            </Alert>
          )}
          <PasswordField
            {...form.getInputProps('currentPassword')}
            label={t('session:password.current')}
            name="current-password"
            autoComplete="current-password"
            isShown={isCurrentShown}
            onShownChange={setCurrentShown}
          />
          <NewPasswordFields
            email={email}
            password={form.values.password}
            passwordProps={form.getInputProps('password')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <Text size="sm" c="dimmed">
            {t('session:password.otherSessions')}
          </Text>
          <Group>
            <Button type="submit" loading={change.isPending}>
              {t('password.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ProfileSection>
  );
}
