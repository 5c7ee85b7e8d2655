import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import type { News } from '#shared/model/news/news.ts';
import { parseDestination } from '#shared/model/sites/destination.ts';
import { isFilled, missingLanguages, textsOf } from '#web/features/news/model/news-texts.ts';
import { newsVisibility } from '#web/features/news/model/news-visibility.ts';
import classes from '#web/features/news/news.module.css';
import { NewsStatusBadge } from '#web/features/news/news-status-badge.tsx';
import { useVisibilityText } from '#web/features/news/use-visibility-text.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { newsPaths } from '#web/lib/paths.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { useUser } from '#web/lib/session/user.ts';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** The target of the link as text. */
function LinkFact({ news: { contentUrl, isInternalLink } }: { news: News }) {
  const { t } = useTranslation('news');
  const destination = parseDestination(contentUrl, isInternalLink);
  switch (destination.kind) {
    case 'cell':
      return t('link.toSheet', { cell: destination.cell });
    case 'page':
      return t(`link.kind.${destination.page}`);
    case 'web':
    case 'phone':
    case 'email':
      return (
        <Anchor href={destination.url} target="_blank" rel="noopener noreferrer">
          {destination.url.replace(/^(?:tel|mailto):/, '')}
        </Anchor>
      );
    default:
      return t('link.kind.none');
  }
}

/** The sites that show the item, each linked to its notification delivery. */
function SiteFact({ sites }: Pick<News, 'sites'>) {
  const { t } = useTranslation('news');
  const user = useUser();
  return sites.map(({ id, name, languages }) => (
    <Group key={id} gap="xs">
      <Anchor component={Link} to={newsPaths(user, id).list}>
        {name}
      </Anchor>
      {languages.length === 0 && (
        <Text span size="xs" c="dimmed">
          {t('detail.siteUnpublished')}
        </Text>
      )}
    </Group>
  ));
}

/** The languages of the item, and the languages of its sites for which the translation is missing. */
function LanguageFact({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const texts = textsOf(news);
  const missing = missingLanguages(
    texts,
    news.language,
    news.sites.flatMap(({ languages }) => languages),
  );
  return (
    <Group gap={6}>
      {LANGUAGES.filter((language) => language === news.language || isFilled(texts[language])).map((language) => (
        <Badge key={language} variant="light" color="gray" tt="none" lang={LANGUAGE_TAG[language]}>
          {LANGUAGE_NAME[language]}
        </Badge>
      ))}
      {missing.map((language) => (
        <Badge key={language} variant="outline" color="gray" tt="none">
          {t('detail.missingLanguage', { language: LANGUAGE_NAME[language] })}
        </Badge>
      ))}
    </Group>
  );
}

/** The fields of an item, starting with its state as text. */
export function NewsFacts({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const visibilityText = useVisibilityText();
  return (
    <dl className={classes['facts']}>
      <Fact label={t('field.status')}>
        <Group gap="xs">
          <NewsStatusBadge status={news.status} />
          <span>{visibilityText(newsVisibility(news, serverNow()))}</span>
        </Group>
      </Fact>
      <Fact label={t('field.content')}>
        <Text className={classes['content'] ?? ''}>{news.content === '' ? t('detail.noContent') : news.content}</Text>
      </Fact>
      <Fact label={t('link.label')}>
        <LinkFact news={news} />
      </Fact>
      <Fact label={t('field.sites')}>
        <SiteFact sites={news.sites} />
      </Fact>
      <Fact label={t('field.languages')}>
        <LanguageFact news={news} />
      </Fact>
      <Fact label={t('timing.type')}>{t(`timing.${news.publishType}`)}</Fact>
      <Fact label={t('timing.start')}>{news.startDate === null ? t('list.notPublished') : formatTime(news.startDate)}</Fact>
      <Fact label={t('timing.end')}>{news.endDate === null ? t('detail.noEnd') : formatTime(news.endDate)}</Fact>
      <Fact label={t('field.owner')}>{news.owner.companyName}</Fact>
      <Fact label={t('field.createdAt')}>{formatTime(news.createdAt)}</Fact>
      <Fact label={t('field.updatedAt')}>{formatTime(news.updatedAt)}</Fact>
    </dl>
  );
}
