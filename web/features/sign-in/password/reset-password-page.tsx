import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { ForgottenPassword } from '#shared/model/sign-in/session.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';
import { MailSent } from '#web/features/sign-in/email-link/mail-sent.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Requests a link to a new password. The confirmation is the same whether the address has an account or not. */
export function ResetPasswordPage() {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const [isSent, setSent] = useState(false);

  const { formId, form, refuse, showErrors } = useDraftForm({
    initialValues: { email: '' },
    errorsOf: (values) => schemaErrors(ForgottenPassword, { ...values, language }),
  });
  const send = (): Promise<null> => api.auth.forgotPassword({ body: { email: form.values.email, language } });
  const request = useMutation({
    mutationFn: send,
    onSuccess: () => setSent(true),
    onError: refuse,
  });

  if (isSent)
    return (
      <MailSent
        title={t('reset.sentTitle')}
        text={t('reset.sentText', { email: form.values.email.trim() })}
        expiry={t('reset.sentExpiry')}
        send={send}
        backLabel={t('reset.otherAddress')}
        onBack={() => setSent(false)}
      />
    );

  return (
    <SessionFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form id={formId} noValidate onSubmit={form.onSubmit(() => request.mutate(), showErrors)}>
        <Stack gap="md">
          {request.isError && <FailureAlert error={request.error} />}
          <TextInput
            {...form.getInputProps('email')}
            label={t('reset.email')}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button type="submit" fullWidth size="md" loading={request.isPending}>
            {t('reset.submit')}
          </Button>
          <Anchor component={Link} underline="always" to="/login" size="sm" ta="center">
            {t('reset.backToSignIn')}
          </Anchor>
        </Stack>
      </form>
    </SessionFrame>
  );
}
