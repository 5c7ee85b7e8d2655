import { Button, Loader, Paper, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '#web/features/session/session-page.module.css';
import { api } from '#web/lib/api-client.ts';
import { clearSession, useSession } from '#web/lib/session.ts';
import { LanguageMenu } from '#web/ui/language-menu.tsx';

/** Ends the session on this device, and on the server where it can be reached. */
export function SignOutPage() {
  const { t } = useTranslation(['session', 'common']);
  const isSignedIn = useSession() !== null;
  const title = t(isSignedIn ? 'signOut.working' : 'signOut.done');
  useDocumentTitle(`${title} | ${t('common:brand')}`);

  useEffect(() => {
    if (isSignedIn)
      void api.auth
        .logOut()
        .catch(() => null)
        .finally(clearSession);
  }, [isSignedIn]);

  return (
    <main className={classes['page']} tabIndex={-1}>
      <div className={classes['language']}>
        <LanguageMenu />
      </div>
      <Paper component="section" withBorder p="xl" className={classes['card']} aria-live="polite">
        <Stack gap="md">
          <Title order={1} tabIndex={-1}>
            {title}
          </Title>
          {isSignedIn ? (
            <Loader type="dots" aria-hidden />
          ) : (
            <>
              <Text c="dimmed">{t('signOut.text')}</Text>
              <Button component={Link} to="/login" fullWidth>
                {t('signOut.signInAgain')}
              </Button>
            </>
          )}
        </Stack>
      </Paper>
    </main>
  );
}
