import { Anchor } from '@mantine/core';
import classes from '#web/app/help/help.module.css';
import { useUser } from '#web/lib/session/user.ts';
import { supportMailUrl } from '#web/lib/support-mail-url.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Whom the login asks if the help does not suffice; nothing if its provider has set no contact. */
export function HelpSupport() {
  const { t } = useTranslation('help');
  const { support } = useUser();
  if (!support) return null;
  return (
    <footer className={classes['support']}>
      <strong>{t('support')}</strong>
      {support.email !== '' && <Anchor href={supportMailUrl(support.email, t('supportMail'), null)}>{support.email}</Anchor>}
      {support.url !== '' && (
        <Anchor href={support.url} target="_blank" rel="noreferrer">
          {t('supportPage')}
        </Anchor>
      )}
    </footer>
  );
}
