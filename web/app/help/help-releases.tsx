import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { HelpText } from '#web/app/help/help-text.tsx';
import { type HelpPage, mayRead, screenPathOf } from '#web/app/help/pages/help-pages.ts';
import classes from '#web/app/help/help.module.css';
import { RELEASES } from '#web/app/help/releases.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** What is new for the login, the newest first; each entry leads to its screen and its page (R-6.124). */
export function HelpReleases({ onOpen }: { onOpen: (page: HelpPage) => void }) {
  const { t } = useTranslation('help');
  const user = useUser();
  return (
    <article className={classes['page']}>
      <h2 tabIndex={-1}>{t('whatIsNew')}</h2>
      {RELEASES.filter(({ page }) => page === null || mayRead(user, page)).map(({ name, day, page }) => {
        const path = page && screenPathOf(user, page);
        return (
          <section key={name}>
            <time dateTime={day}>{day.replaceAll('-', '/')}</time>
            <h3>{t(`release.${name}.title`)}</h3>
            <p>
              <HelpText>{t(`release.${name}.text`)}</HelpText>
            </p>
            <Group gap="md">
              {path !== null && (
                <Anchor component={Link} to={path} size="sm" aria-label={`${t('openScreen')}: ${t(`release.${name}.title`)}`}>
                  {t('openScreen')}
                </Anchor>
              )}
              {page && (
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  aria-label={`${t('readPage')}: ${t(`release.${name}.title`)}`}
                  onClick={() => onOpen(page)}
                >
                  {t('readPage')}
                </Anchor>
              )}
            </Group>
          </section>
        );
      })}
    </article>
  );
}
