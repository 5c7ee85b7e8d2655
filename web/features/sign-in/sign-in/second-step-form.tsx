import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { SecondStep as SecondStepInput } from '#shared/model/sign-in/two-factor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface SecondStepFormProps {
  challenge: string;
  onSignedIn: (session: Session) => void;
  /** Called to return to the first step; with the error if the challenge has expired. */
  onBack: (error: Error | null) => void;
}

/** Asks for a code of the authenticator app or a recovery code, after a correct password. */
export function SecondStepForm({ challenge, onSignedIn, onBack }: SecondStepFormProps) {
  const { t } = useTranslation('session');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { formId, form, refuse, showErrors } = useDraftForm({
    initialValues: { code: '' },
    errorsOf: ({ code }) => schemaErrors(SecondStepInput, { challenge, code }),
  });
  const signIn = useMutation({
    mutationFn: ({ code }: { code: string }) => api.signInSecurity.completeSignIn({ body: { challenge, code } }),
    onSuccess: onSignedIn,
    onError: (error) => {
      if (refusalOf(error)?.code === 'confirmation-expired') onBack(error);
      else refuse(error);
    },
  });
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values), showErrors)}>
      <Stack gap="md">
        {signIn.isError && <FailureAlert error={signIn.error} />}
        <TextInput
          {...form.getInputProps('code')}
          label={t('secondStep.code')}
          description={t('secondStep.help')}
          inputWrapperOrder={['label', 'description', 'input', 'error']}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          ref={field}
        />
        <Button type="submit" fullWidth size="md" loading={signIn.isPending}>
          {t('secondStep.submit')}
        </Button>
        <Anchor component="button" type="button" underline="always" size="sm" ta="center" onClick={() => onBack(null)}>
          {t('secondStep.back')}
        </Anchor>
      </Stack>
    </form>
  );
}
