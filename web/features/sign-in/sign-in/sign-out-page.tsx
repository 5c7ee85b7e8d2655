import { Button, Loader, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { SessionFrame } from '#web/features/sign-in/frame/session-frame.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { leaveActing } from '#web/lib/api/leave-acting.ts';
import { clearSession, isActing, useSession } from '#web/lib/session/session.ts';

/** Ends the session on this device and, if reachable, on the server. In a tab that acts for a login, ends acting instead. */
export function SignOutPage() {
  const { t } = useTranslation('session');
  const isSignedIn = useSession() !== null;

  useEffect(() => {
    if (isActing()) void leaveActing();
    else if (isSignedIn)
      void api.auth
        .logOut()
        .catch(() => null)
        .finally(clearSession);
  }, [isSignedIn]);

  return (
    <SessionFrame title={t(isSignedIn ? 'signOut.working' : 'signOut.done')}>
      <div aria-live="polite">
        {isSignedIn ? (
          <Loader type="dots" aria-hidden />
        ) : (
          <Stack gap="lg">
            <Text c="dimmed">{t('signOut.text')}</Text>
            <Button component={Link} to="/login" fullWidth>
              {t('signOut.signInAgain')}
            </Button>
          </Stack>
        )}
      </div>
    </SessionFrame>
  );
}
