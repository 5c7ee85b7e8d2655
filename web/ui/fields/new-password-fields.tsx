import { type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { PasswordRules } from '#web/ui/fields/password-rules.tsx';

interface NewPasswordFieldsProps {
  /** The e-mail of the login, for password managers. */
  email: string;
  /** The current value of the password field. */
  password: string;
  passwordProps: PasswordInputProps;
  confirmProps: PasswordInputProps;
}

/** The fields of a new password and its confirmation, with the password rules in between. */
export function NewPasswordFields({ email, password, passwordProps, confirmProps }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session');
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <VisuallyHidden>
        <input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden />
      </VisuallyHidden>
      <PasswordField
        {...passwordProps}
        label={t('password.new')}
        name="new-password"
        autoComplete="new-password"
        aria-describedby={`${id}-rules`}
        isShown={isShown}
        onShownChange={setShown}
      />
      <PasswordRules id={`${id}-rules`} password={password} isRefused={Boolean(passwordProps.error)} />
      <PasswordField
        {...confirmProps}
        label={t('password.confirm')}
        description={t('password.confirmHelp')}
        name="confirm-password"
        autoComplete="new-password"
        isShown={isShown}
        onShownChange={setShown}
      />
    </>
  );
}
