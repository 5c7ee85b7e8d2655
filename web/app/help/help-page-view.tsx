import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { Action } from '#shared/rules/accounts/policy.ts';
import { HELP_PAGES, type HelpPage, mayRead, screenPathOf } from '#web/app/help/pages/help-pages.ts';
import { HELP_PICTURE_SIZE } from '#web/app/help/pages/help-pictures.ts';
import { HelpText } from '#web/app/help/help-text.tsx';
import { loadPages, textsOfPage, titleOf } from '#web/app/help/pages/help-texts.ts';
import classes from '#web/app/help/help.module.css';
import { pictureUrl } from '#web/app/help/picture-url.ts';
import { PageLinks } from '#web/app/help/page-links.tsx';
import { mayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Returns the tasks of a page that the login may do. */
function useTasks(page: HelpPage) {
  const user = useUser();
  const actions: Readonly<Record<string, Action>> = HELP_PAGES[page].tasks;
  return Object.entries(textsOfPage(useLanguage(), page).tasks).filter(([name]) => {
    const action = actions[name];
    return action !== undefined && mayDo(user, action);
  });
}

/** The texts of a page, after its catalogues have been loaded. */
function PageBody({ page, onOpen }: { page: HelpPage; onOpen: (page: HelpPage) => void }) {
  const { t } = useTranslation('help');
  const user = useUser();
  const language = useLanguage();
  const { lead, notes } = textsOfPage(language, page);
  const { picture, related } = HELP_PAGES[page];
  const { title } = titleOf(language, page);
  const path = screenPathOf(user, page);
  const isHere = path === useLocation().pathname;
  const tasks = useTasks(page);
  const others = related.filter((name) => mayRead(user, name));
  return (
    <>
      <p>
        <HelpText>{lead}</HelpText>
      </p>
      {picture && (
        <img
          {...HELP_PICTURE_SIZE}
          src={pictureUrl(language, picture)}
          alt={t('picture', { title })}
          loading="lazy"
          decoding="async"
          className={classes['picture']}
        />
      )}
      {path !== null && !isHere && (
        <Anchor component={Link} to={path} size="sm">
          {t('openScreen')}
        </Anchor>
      )}
      {tasks.map(([name, task]) => (
        <section key={name}>
          <h3>{task.title}</h3>
          <ol>
            {linesOf(task.steps).map((step) => (
              <li key={step}>
                <HelpText>{step}</HelpText>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section>
        <h3>{t('notes')}</h3>
        <ul>
          {linesOf(notes).map((note) => (
            <li key={note}>
              <HelpText>{note}</HelpText>
            </li>
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section>
          <h3>{t('related')}</h3>
          <PageLinks pages={others} onOpen={onOpen} />
        </section>
      )}
    </>
  );
}

interface HelpPageViewProps {
  page: HelpPage;
  onOpen: (page: HelpPage) => void;
}

/** One page of the help: what a screen is for, how its most frequent tasks are done, and what to know. */
export function HelpPageView({ page, onOpen }: HelpPageViewProps) {
  const { t } = useTranslation(['help', 'common']);
  const language = useLanguage();
  const loading = useQuery({
    queryKey: ['help', page, language],
    queryFn: () => loadPages(language, [page]).then(() => true),
    staleTime: Infinity,
    meta: { isOptional: true },
  });
  return (
    <article className={classes['page']}>
      <h2 tabIndex={-1}>{titleOf(language, page).title}</h2>
      {loading.isPending && <Skeleton height={160} aria-label={t('loading')} />}
      {loading.isError && (
        <>
          <p role="alert">{t('failed')}</p>
          <Button variant="default" onClick={() => void loading.refetch()}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {loading.isSuccess && <PageBody page={page} onOpen={onOpen} />}
    </article>
  );
}
