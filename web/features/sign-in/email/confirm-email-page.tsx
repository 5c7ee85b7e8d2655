import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { LinkGate } from '#web/features/sign-in/email-link/link-gate.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

/** The state after a confirmation or a cancellation, in place of the question. */
function Result({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('session');
  return (
    <SessionFrame title={title} lead={text}>
      <Button component={Link} to="/login" fullWidth>
        {t('signIn.toSignIn')}
      </Button>
    </SessionFrame>
  );
}

function ConfirmEmail({ token, link }: { token: string; link: LinkDetails }) {
  const { t } = useTranslation('session');
  const confirm = useMutation({ mutationFn: () => api.auth.confirmEmailChange({ body: { token } }) });
  const refuse = useMutation({ mutationFn: () => api.auth.refuseEmailChange({ body: { token } }) });
  const error = confirm.error ?? refuse.error;
  if (refusalOf(error)?.code === 'link-invalid') return <InvalidLink kind={link.kind} />;
  if (refuse.isSuccess) return <Result title={t('confirmEmail.refused')} text={t('confirmEmail.refusedText')} />;
  if (confirm.data?.isChanged === true) return <Result title={t('confirmEmail.done')} text={t('confirmEmail.doneText')} />;
  const to = link.emailChange?.to ?? null;
  const isConfirmed = confirm.isSuccess || link.emailChange?.isConfirmed === true;
  return (
    <SessionFrame
      title={t(isConfirmed ? 'confirmEmail.waitTitle' : 'confirmEmail.title')}
      lead={to === null ? t('confirmEmail.newLead', { email: link.email }) : t('confirmEmail.oldLead', { email: link.email, to })}
    >
      <Stack gap="md">
        {error && <FailureAlert error={error} />}
        <Text aria-live="polite">{t(isConfirmed ? 'confirmEmail.wait' : 'confirmEmail.both')}</Text>
        {!isConfirmed && (
          <Button fullWidth size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('confirmEmail.submit')}
          </Button>
        )}
        <Button variant="default" fullWidth loading={refuse.isPending} onClick={() => refuse.mutate()}>
          {t('confirmEmail.refuse')}
        </Button>
      </Stack>
    </SessionFrame>
  );
}

/** The target of the links of a changed address: confirms or cancels the change. */
export function ConfirmEmailPage() {
  const token = useLinkToken() ?? '';
  return (
    <LinkGate token={token} kind="login-email-change">
      {(link) => <ConfirmEmail token={token} link={link} />}
    </LinkGate>
  );
}
