import { Button, Group, Stack, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useNavigate } from 'react-router';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import type { News } from '#shared/model/news/news.ts';
import { availableNewsActions } from '#web/features/news/actions/available-news-actions.ts';
import { NEWS_ACTION_ICON } from '#web/features/news/actions/news-action-icon.ts';
import { useNewsActions } from '#web/features/news/actions/use-news-actions.tsx';
import { NewsFacts } from '#web/features/news/detail/news-facts.tsx';
import { NewsFiguresTable } from '#web/features/news/detail/news-figures-table.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { shownText, textsOf } from '#web/features/news/model/news-texts.ts';
import classes from '#web/features/news/news.module.css';
import { NewsLoadState } from '#web/features/news/news-load-state.tsx';
import { useNews } from '#web/features/news/news-queries.ts';
import { PreviewPanel } from '#web/features/news/preview/preview-panel.tsx';
import { useSiteContents } from '#web/features/news/sites/use-sites.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { Page } from '#web/ui/page/page.tsx';

/** The buttons of an item: edit first, then the actions by its status. */
function NewsButtons({ news }: { news: News }) {
  const { t } = useTranslation(['news', 'common']);
  const navigate = useNavigate();
  const { paths } = useNewsPlace();
  const { start, dialog } = useNewsActions((action) => {
    if (action === 'remove' || action === 'duplicate') void navigate(paths.list, { replace: action === 'remove' });
  });
  if (!useMayDo('news:write')) return null;
  return (
    <Group gap="xs">
      {availableNewsActions(news).map((action) => {
        const Icon = NEWS_ACTION_ICON[action];
        return (
          <Button
            key={action}
            variant="default"
            leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
            onClick={() => start(news, action)}
          >
            {t(`actions.${action}.label`)}
          </Button>
        );
      })}
      <Button component={Link} to={paths.edit(news.id)} leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}>
        {t('common:edit')}
      </Button>
      {dialog}
    </Group>
  );
}

function NewsDetail({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const [language, setLanguage] = useState<Language>(news.language);
  const contents = useSiteContents(news.sites.map(({ id }) => id));
  const texts = textsOf(news);
  const languages = LANGUAGES.filter((each) => each === news.language || news.sites.some((site) => site.languages.includes(each)));
  return (
    <div className={classes['split']}>
      <Stack gap="xl">
        <NewsFacts news={news} />
        <section aria-labelledby="news-figures">
          <Title order={2} fz="md" id="news-figures" mb="xs">
            {t('figures.title')}
          </Title>
          <NewsFiguresTable news={news} />
        </section>
      </Stack>
      <div className={classes['aside']}>
        <PreviewPanel
          news={{ ...news, text: shownText(texts, language, news.language) }}
          sites={contents}
          language={language}
          languages={languages}
          onLanguage={setLanguage}
        />
      </div>
    </div>
  );
}

/** Shows an item: its content and visibility, how often it was shown, and the actions on it. */
export function NewsPage() {
  const { t } = useTranslation('news');
  const { newsId } = useNewsPlace();
  const news = useNews(newsId);
  if (!news.data || isNotFound(news.error)) return <NewsLoadState title={t('detail.title')} query={news} />;
  return (
    <Page title={news.data.title} action={<NewsButtons news={news.data} />}>
      <NewsDetail key={newsId} news={news.data} />
    </Page>
  );
}
