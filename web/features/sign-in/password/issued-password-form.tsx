import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { NotYou } from '#web/features/sign-in/frame/not-you.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { NewPasswordFields } from '#web/ui/fields/new-password-fields.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { usePasswordChange } from '#web/lib/form/use-password-change.ts';

/** Replaces an issued password. Until then, no other screen can be opened. */
export function IssuedPasswordForm({ user }: { user: UserInfo }) {
  const { t } = useTranslation('session');
  const [isIssuedShown, setIssuedShown] = useState(false);
  const { formId, form, change, submit } = usePasswordChange(t('firstPassword.done'));

  return (
    <SessionFrame
      title={t('firstPassword.title', { name: user.contactName })}
      lead={t('firstPassword.leadIssued')}
      foot={<NotYou email={user.email} />}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="md">
          <FormFailure title={t('password.failed')} error={change.error} />
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
