import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { DocumentsToRead } from '#web/features/sign-in/registration/documents-to-read.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import type { useRegistration } from '#web/features/sign-in/registration/use-registration.ts';
import { focusFirstError } from '#web/lib/form/focus-first-error.ts';

/** The fields of a new account: company, contact, e-mail and consent. */
export function RegistrationForm({ registration: { form, request } }: { registration: ReturnType<typeof useRegistration> }) {
  const { t } = useTranslation('session');
  const formId = useId();
  const showErrors = (): void => focusFirstError(document.getElementById(formId));

  return (
    <SessionFrame
      title={t('register.title')}
      lead={t('register.lead')}
      isOfProduct
      foot={
        <Group justify="center" gap="xs">
          <Text c="dimmed">{t('register.haveAccount')}</Text>
          <Anchor component={Link} underline="always" to="/login" fw={550}>
            {t('signIn.toSignIn')}
          </Anchor>
        </Group>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit(() => request.mutate(undefined, { onError: showErrors }), showErrors)}>
        <Stack gap="md">
          {request.isError && <FailureAlert error={request.error} />}
          <TextInput {...form.getInputProps('companyName')} label={t('register.company')} name="company" autoComplete="organization" />
          <TextInput {...form.getInputProps('contactName')} label={t('register.contact')} name="name" autoComplete="name" />
          <TextInput
            {...form.getInputProps('email')}
            label={t('register.email')}
            description={form.errors['email'] ? null : t('register.emailHelp')}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox
            {...form.getInputProps('agreed', { type: 'checkbox' })}
            label={t('register.agree')}
            name="agreed"
            aria-invalid={form.errors['agreed'] ? true : undefined}
          />
          <DocumentsToRead />
          <Button type="submit" fullWidth size="md" loading={request.isPending}>
            {t('register.submit')}
          </Button>
        </Stack>
      </form>
    </SessionFrame>
  );
}
