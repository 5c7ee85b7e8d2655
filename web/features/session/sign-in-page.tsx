import { Alert, Button, Paper, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { SignIn } from '#shared/model/session.ts';
import { api } from '#web/lib/api-client.ts';
import { refusalOf } from '#web/lib/api-error.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formErrors, schemaErrors } from '#web/lib/field-errors.tsx';
import { focusFirstError } from '#web/lib/focus-first-error.ts';
import { pathAfterSignIn } from '#web/lib/paths.ts';
import { storeSession } from '#web/lib/session.ts';
import classes from '#web/features/session/session-page.module.css';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { LanguageMenu } from '#web/ui/language-menu.tsx';

/** The way in: e-mail, password, language. Leads back to where a session ended, else home. */
export function SignInPage() {
  const { t } = useTranslation(['session', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const formId = useId();
  const [isPasswordShown, setPasswordShown] = useState(false);
  useDocumentTitle(`${t('signIn.title')} | ${t('common:brand')}`);

  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: (values) => formErrors(schemaErrors(SignIn, values)),
  });

  const signIn = useMutation({
    mutationFn: (body: SignIn) => api.auth.login({ body }),
    onSuccess: (session) => {
      storeSession(session);
      return navigate(pathAfterSignIn(search, session.user), { replace: true });
    },
    onError: (error) => {
      form.setErrors(formErrors(refusalOf(error)?.fields ?? []));
      focusFirstError(document.getElementById(formId));
    },
  });

  return (
    <main className={classes['page']} tabIndex={-1}>
      <div className={classes['language']}>
        <LanguageMenu />
      </div>
      <div className={classes['brand']}>
        <BrandMark size={32} />
        <Text component="span" fw={650} fz="xl">
          {t('common:brand')}
        </Text>
      </div>
      <Paper component="section" withBorder p="xl" className={classes['card']}>
        <Title order={1} tabIndex={-1}>
          {t('signIn.title')}
        </Title>
        <Text c="dimmed" mb="lg">
          {search.has('next') ? t('signIn.again') : t('signIn.lead')}
        </Text>
        <form
          id={formId}
          noValidate
          onSubmit={form.onSubmit(
            (body) => signIn.mutate(body),
            () => focusFirstError(document.getElementById(formId)),
          )}
        >
          <Stack gap="md">
            {signIn.isError && (
              <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />}>
                {errorText(signIn.error)}
              </Alert>
            )}
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
            <PasswordInput
              key={form.key('password')}
              {...form.getInputProps('password')}
              label={t('signIn.password')}
              name="password"
              autoComplete="current-password"
              visible={isPasswordShown}
              onVisibilityChange={setPasswordShown}
              visibilityToggleButtonProps={{
                'aria-label': t(isPasswordShown ? 'signIn.hidePassword' : 'signIn.showPassword'),
                tabIndex: 0,
              }}
            />
            <Button type="submit" fullWidth size="md" loading={signIn.isPending}>
              {t('signIn.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </main>
  );
}
