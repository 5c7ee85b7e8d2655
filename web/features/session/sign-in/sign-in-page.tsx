import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type Session, SignIn } from '#shared/model/account/session.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { SessionFrame } from '#web/features/session/frame/session-frame.tsx';
import { SecondStep } from '#web/features/session/sign-in/second-step.tsx';
import { useSessionBrand } from '#web/features/session/frame/use-session-brand.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { formErrors, schemaErrors } from '#web/lib/form/field-errors.tsx';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';
import { pathAfterSignIn } from '#web/lib/paths.ts';
import { storeSession } from '#web/lib/session/session.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';

/** The link to registration, on the product's own sign-in page only: customers of an OEM get their accounts from the OEM. */
function RegisterLink({ isLeaving }: { isLeaving: boolean }) {
  const { t } = useTranslation('session');
  const isOwn = useSessionBrand()?.id === null;
  const [isShown, setShown] = useState(isOwn);
  // The session that opens brings its brand along: the card would move while the next screen loads.
  if (!isLeaving && isShown !== isOwn) setShown(isOwn);
  if (!isShown) return null;
  return (
    <Group justify="center" gap="xs">
      <Text c="dimmed">{t('signIn.newHere')}</Text>
      <Anchor component={Link} underline="always" to="/register" fw={550}>
        {t('signIn.register')}
      </Anchor>
    </Group>
  );
}

/** Signs in with e-mail and password, and a code where the login has a second factor, then opens the screen where a session ended, else the start screen. */
export function SignInPage() {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const formId = useId();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [expired, setExpired] = useState<Error | null>(null);
  const [isPasswordShown, setPasswordShown] = useState(false);

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => formErrors(schemaErrors(SignIn, values)),
  });

  const open = (session: Session): void => {
    storeSession(session);
    void navigate(pathAfterSignIn(search, session.user), { replace: true });
  };

  const signIn = useMutation({
    mutationFn: (body: SignIn) => api.auth.login({ body }),
    onSuccess: open,
    onError: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'second-factor-required' && refusal.challenge !== undefined) return setChallenge(refusal.challenge);
      form.setErrors(formErrors(refusal?.fields ?? []));
      return focusFirstError(document.getElementById(formId));
    },
  });

  if (challenge !== null)
    return (
      <SecondStep
        challenge={challenge}
        onSignedIn={open}
        onBack={(error) => {
          setChallenge(null);
          setExpired(error);
          signIn.reset();
        }}
      />
    );

  return (
    <SessionFrame
      title={t('signIn.title')}
      lead={t(search.has('next') ? 'signIn.again' : 'signIn.lead')}
      foot={<RegisterLink isLeaving={signIn.isPending || signIn.isSuccess} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.onSubmit(
          (body) => signIn.mutate(body),
          () => focusFirstError(document.getElementById(formId)),
        )}
      >
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
          />
          <PasswordField
            key={form.key('password')}
            {...form.getInputProps('password')}
            label={t('signIn.password')}
            name="password"
            autoComplete="current-password"
            isShown={isPasswordShown}
            onShownChange={setPasswordShown}
          />
          <Button type="submit" fullWidth size="md" loading={signIn.isPending}>
            {t('signIn.submit')}
          </Button>
          <Anchor component={Link} underline="always" to="/reset-pass" size="sm" ta="center">
            {t('signIn.forgot')}
          </Anchor>
        </Stack>
      </form>
    </SessionFrame>
  );
}
