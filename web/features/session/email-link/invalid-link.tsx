import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinkKind } from '#shared/model/account/session.ts';
import { SessionFrame } from '#web/features/session/frame/session-frame.tsx';

const WAY_ON = {
  'password-reset': { text: 'link.invalidReset', action: 'link.resetAgain', to: '/reset-pass' },
  invitation: { text: 'link.invalidInvitation', action: 'link.resetAgain', to: '/reset-pass' },
  registration: { text: 'link.invalidRegistration', action: 'link.registerAgain', to: '/register' },
} as const satisfies Record<LinkKind, unknown>;

/** A link that leads nowhere any more: why, and how to get another. */
export function InvalidLink({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation('session');
  const { text, action, to } = WAY_ON[kind];
  return (
    <SessionFrame title={t('link.invalidTitle')} lead={t(text)}>
      <Stack gap="xs">
        <Button component={Link} to={to} fullWidth>
          {t(action)}
        </Button>
        <Button component={Link} to="/login" variant="default" fullWidth>
          {t('signIn.toSignIn')}
        </Button>
      </Stack>
    </SessionFrame>
  );
}
