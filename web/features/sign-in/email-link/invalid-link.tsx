import { Button, Stack } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { LinkKind } from '#shared/model/sign-in/session.ts';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';

/** The explanation and the way to request another link, for each kind of link. */
const NEXT_STEP = {
  'password-reset': { text: 'link.invalidReset', action: 'link.resetAgain', to: '/reset-pass' },
  invitation: { text: 'link.invalidInvitation', action: 'link.resetAgain', to: '/reset-pass' },
  registration: { text: 'link.invalidRegistration', action: 'link.registerAgain', to: '/register' },
  'login-email-change': { text: 'link.invalidEmailChange', action: 'link.toStart', to: '/' },
  'billing-recipient': { text: 'link.invalidRecipient', action: 'link.toStart', to: '/' },
} as const satisfies Record<LinkKind, unknown>;

/** Shown for an expired, used or unknown link. */
export function InvalidLink({ kind }: { kind: LinkKind }) {
  const { t } = useTranslation('session');
  const { text, action, to } = NEXT_STEP[kind];
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
