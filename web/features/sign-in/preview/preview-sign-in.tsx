import { Alert, Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { PreviewSignIn as SignIn } from '#shared/model/preview/preview-share.ts';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { sitePreviewPath, signInPath } from '#web/lib/paths.ts';
import { storePreviewTokens } from '#web/lib/session/preview-session.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

interface PreviewSignInProps {
  siteId: string;
  /** Whether a session on this preview has ended since the page was loaded. */
  hasEnded: boolean;
}

/** The sign-in to a preview, with an invited e-mail address and the preview's password. */
export function PreviewSignIn({ siteId, hasEnded }: PreviewSignInProps) {
  const { t } = useTranslation(['viewer', 'session']);
  const [isPasswordShown, setPasswordShown] = useState(false);
  const status = useQuery({
    queryKey: ['preview-status', siteId],
    queryFn: ({ signal }) => api.preview.shareStatus({ params: { siteId } }, { signal }),
    retry: false,
  });

  const { formId, form, refuse, showErrors } = useDraftForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    errorsOf: (values) => schemaErrors(SignIn, values),
  });
  const signIn = useMutation({
    mutationFn: (body: SignIn) => api.preview.login({ params: { siteId }, body }),
    onSuccess: (session) => storePreviewTokens(siteId, session),
    onError: refuse,
  });

  const foot = (
    <Group justify="center">
      <Anchor component={Link} underline="always" to={signInPath(sitePreviewPath(siteId))}>
        {t('lock.consoleLogin')}
      </Anchor>
    </Group>
  );
  if (status.data?.isShared === false) return <SessionFrame title={t('lock.title')} lead={t('lock.notShared')} foot={foot} />;
  return (
    <SessionFrame title={t('lock.title')} lead={t('lock.lead')} foot={foot}>
      <form id={formId} noValidate onSubmit={form.onSubmit((body) => signIn.mutate(body), showErrors)}>
        <Stack gap="md">
          {hasEnded && !signIn.isError && (
            <Alert variant="light" role="status">
              <Text size="sm">{t('lock.again')}</Text>
            </Alert>
          )}
          {signIn.isError && <FailureAlert error={signIn.error} />}
          <TextInput
            key={form.key('email')}
            {...form.getInputProps('email')}
            label={t('lock.email')}
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
            label={t('lock.password')}
            name="password"
            autoComplete="current-password"
            isShown={isPasswordShown}
            onShownChange={setPasswordShown}
          />
          <Button type="submit" fullWidth size="md" loading={signIn.isPending}>
            {t('lock.submit')}
          </Button>
        </Stack>
      </form>
    </SessionFrame>
  );
}
