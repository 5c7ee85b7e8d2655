import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { type Session, SignIn } from '#shared/model/sign-in/session.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface SignInFormProps {
  /** The e-mail of the login; if absent, the form asks for the e-mail. */
  email?: string;
  /** The error that caused the return from the second step to this form. */
  expired: Error | null;
  onSignedIn: (session: Session) => void;
  /** Called with the challenge of the second step. */
  onChallenge: (challenge: string) => void;
  onBusyChange?: (isBusy: boolean) => void;
}

/** Asks for e-mail and password. */
export function SignInForm({ email, expired, onSignedIn, onChallenge, onBusyChange }: SignInFormProps) {
  const { t } = useTranslation('session');
  const [isPasswordShown, setPasswordShown] = useState(false);
  const { formId, form, refuse, showErrors } = useDraftForm({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', password: '' },
    errorsOf: (values) => schemaErrors(SignIn, values),
  });
  const signIn = useMutation({
    mutationFn: (body: SignIn) => api.auth.login({ body }),
    onMutate: () => onBusyChange?.(true),
    onSuccess: onSignedIn,
    onError: (error) => {
      onBusyChange?.(false);
      const refusal = refusalOf(error);
      if (refusal?.code === 'second-factor-required' && refusal.challenge !== undefined) return onChallenge(refusal.challenge);
      return refuse(error);
    },
  });
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit((body) => signIn.mutate(body), showErrors)}>
      <Stack gap="md">
        {signIn.isError && <FailureAlert error={signIn.error} />}
        {signIn.isIdle && expired && <FailureAlert error={expired} />}
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={email !== undefined}
        />
        <PasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          isShown={isPasswordShown}
          onShownChange={setPasswordShown}
          {...(email !== undefined && { 'data-autofocus': true })}
        />
        <Button type="submit" fullWidth size="md" loading={signIn.isPending}>
          {t('signIn.submit')}
        </Button>
        {email === undefined && (
          <Anchor component={Link} underline="always" to="/reset-pass" size="sm" ta="center">
            {t('signIn.forgot')}
          </Anchor>
        )}
      </Stack>
    </form>
  );
}
