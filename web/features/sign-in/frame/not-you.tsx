import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';

/** Names the login that a mandatory screen applies to, with a link that signs it out. */
export function NotYou({ email }: { email: string }) {
  const { t } = useTranslation('session');
  return (
    <Text c="dimmed" size="sm" ta="center">
      {t('firstPassword.notYou', { email })}{' '}
      <Anchor component={Link} underline="always" to="/log-out" size="sm" style={{ whiteSpace: 'nowrap' }}>
        {t('firstPassword.signOut')}
      </Anchor>
    </Text>
  );
}
