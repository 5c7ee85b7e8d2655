import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LinkDetails } from '#shared/model/sign-in/session.ts';
import { InvalidLink } from '#web/features/sign-in/email-link/invalid-link.tsx';
import { LinkGate } from '#web/features/sign-in/email-link/link-gate.tsx';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { FailureAlert } from '#web/ui/page/failure-alert.tsx';

function Question({ token, link }: { token: string; link: LinkDetails }) {
  const { t } = useTranslation('session');
  const confirm = useMutation({ mutationFn: () => api.auth.confirmRecipient({ body: { token } }) });
  const refuse = useMutation({ mutationFn: () => api.auth.refuseRecipient({ body: { token } }) });
  const { email, companyName: company } = link;
  const error = confirm.error ?? refuse.error;
  if (refusalOf(error)?.code === 'link-invalid') return <InvalidLink kind={link.kind} />;
  if (confirm.isSuccess) return <SessionFrame title={t('recipient.confirmed')} lead={t('recipient.confirmedText', { email, company })} />;
  if (refuse.isSuccess) return <SessionFrame title={t('recipient.refused')} lead={t('recipient.refusedText', { email, company })} />;
  return (
    <SessionFrame title={t('recipient.title')} lead={t('recipient.lead', { email, company })}>
      <Stack gap="md">
        {error && <FailureAlert error={error} />}
        <Text>{t('recipient.what', { company })}</Text>
        <Button fullWidth size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('recipient.confirm')}
        </Button>
        <Button variant="default" fullWidth loading={refuse.isPending} onClick={() => refuse.mutate()}>
          {t('recipient.refuse')}
        </Button>
      </Stack>
    </SessionFrame>
  );
}

/** The target of the link in an e-mail to a recipient of invoices, who confirms or refuses. */
export function RecipientPage() {
  const token = useLinkToken() ?? '';
  return (
    <LinkGate token={token} kind="billing-recipient">
      {(link) => <Question token={token} link={link} />}
    </LinkGate>
  );
}
