import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ProfileSection } from '#web/features/accounts/profile/profile-section.tsx';
import { PASSWORD_FRAGMENT } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { usePasswordChange } from '#web/lib/form/use-password-change.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';

/** Changes the password of the login, and ends all other sessions of the login. A link of the profile menu focuses it. */
export function PasswordSection() {
  const { t } = useTranslation(['profile', 'session']);
  const { email } = useUser();
  const [isCurrentShown, setCurrentShown] = useState(false);
  const { formId, form, change, submit } = usePasswordChange(t('password.done'));
  const location = useLocation();
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (location.hash === `#${PASSWORD_FRAGMENT}`) fields.current?.querySelector('input')?.focus();
  }, [location]);

  return (
    <ProfileSection id={PASSWORD_FRAGMENT} title={t('password.title')}>
      <form ref={fields} id={formId} noValidate onSubmit={submit}>
        <Stack gap="md" maw={480}>
          <FormFailure title={t('session:password.failed')} error={change.error} />
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
