import { Anchor, Text } from '@mantine/core';
import { useContext } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { supportMailUrl } from '#web/lib/support-mail-url.ts';
import { useSession } from '#web/lib/session/session.ts';
import { UserContext } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface SupportLineProps {
  /** The error that is shown beside; support finds a failed request by its id. */
  error?: unknown;
  /** Whether the lines are centred, as those around them. */
  isCentred?: boolean;
}

/** Where the login gets help, beside an error. Nothing is shown if its provider has set no contact, or to signed-out people. */
export function SupportLine({ error, isCentred = false }: SupportLineProps) {
  const { t } = useTranslation('errors');
  const session = useSession();
  const support = (useContext(UserContext) ?? session?.user)?.support;
  if (!support) return null;
  const { email, url } = support;
  const requestId = error instanceof ApiError ? error.requestId : null;
  return (
    <Text component="div" size="sm" {...(isCentred && { ta: 'center' as const })} style={{ overflowWrap: 'anywhere' }}>
      {t('support.label')}{' '}
      {email !== '' && (
        <Anchor href={supportMailUrl(email, t('support.subject'), requestId)} inherit c="inherit" underline="always">
          {email}
        </Anchor>
      )}
      {email !== '' && url !== '' && ' · '}
      {url !== '' && (
        <Anchor href={url} target="_blank" rel="noreferrer" inherit c="inherit" underline="always">
          {t('support.page')}
        </Anchor>
      )}
      {requestId !== null && <div>{t('support.request', { id: requestId })}</div>}
    </Text>
  );
}
