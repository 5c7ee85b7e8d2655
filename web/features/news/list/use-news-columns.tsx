import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ItemNewsFigures, ListedNews } from '#shared/model/news/news.ts';
import type * as z from 'zod';
import classes from '#web/features/news/news.module.css';
import { NewsStatusBadge } from '#web/features/news/news-status-badge.tsx';
import { NewsThumbnail } from '#web/features/news/news-thumbnail.tsx';
import { useSiteFigures } from '#web/features/news/news-queries.ts';
import { useSiteNames } from '#web/features/news/use-site-names.ts';
import { formatNumber, formatTime } from '#web/lib/format/format.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';

const FIGURES = ['shown', 'clicked', 'closed'] as const;

/** Returns the columns with the figures of each item on the site; none for the list of all sites. */
function useFigureColumns(siteId: string | null): DataColumn<ListedNews>[] {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const { data } = useSiteFigures(siteId);
  if (siteId === null) return [];
  const byId = new Map<string, z.infer<typeof ItemNewsFigures>>(data?.map((figures) => [figures.newsId, figures]));
  return FIGURES.map((key) => ({
    key,
    label: t(`figures.${key}`),
    isNumber: true,
    canHide: true,
    render: ({ id }) => (data ? formatNumber(byId.get(id)?.[key] ?? 0, language) : '–'),
  }));
}

/** Shows when an item starts and, below, when it ends. */
function Period({ startDate, endDate }: Pick<ListedNews, 'startDate' | 'endDate'>) {
  const { t } = useTranslation('news');
  return (
    <div className={classes['twoLines']}>
      <div>
        {startDate === null ? (
          <Text component="span" fz="inherit" c="dimmed">
            {t('list.notPublished')}
          </Text>
        ) : (
          <time dateTime={startDate}>{formatTime(startDate)}</time>
        )}
      </div>
      {endDate !== null && (
        <Text size="xs" c="dimmed">
          {t('list.until', { time: formatTime(endDate) })}
        </Text>
      )}
    </div>
  );
}

/** The columns of a list of news: figures in the list of one site; sites and, if needed, owners in the list of all sites. */
export function useNewsColumns(siteId: string | null): DataColumn<ListedNews>[] {
  const { t } = useTranslation('news');
  const seesOthers = useUser().workRole !== 'USER';
  const figures = useFigureColumns(siteId);
  const siteNames = useSiteNames();
  const sites: DataColumn<ListedNews> = {
    key: 'sites',
    label: t('field.sites'),
    canHide: true,
    maxWidth: 200,
    render: (row) => <span title={row.sites.map(({ name }) => name).join('\n')}>{siteNames(row)}</span>,
  };
  const owner: DataColumn<ListedNews> = {
    key: 'owner',
    label: t('field.owner'),
    canHide: true,
    isHiddenByDefault: true,
    maxWidth: 180,
    render: (row) => <span title={row.owner.companyName}>{row.owner.companyName}</span>,
  };
  return [
    { key: 'image', label: t('field.image'), canHide: true, render: ({ image }) => <NewsThumbnail image={image} /> },
    {
      key: 'title',
      label: t('field.title'),
      isRowHeader: true,
      canSort: true,
      maxWidth: 240,
      render: ({ title }) => <span title={title}>{title}</span>,
    },
    {
      key: 'content',
      label: t('field.content'),
      canHide: true,
      maxWidth: 240,
      render: ({ content }) => <span title={content}>{content}</span>,
    },
    { key: 'status', label: t('field.status'), render: ({ status }) => <NewsStatusBadge status={status} /> },
    { key: 'start', label: t('field.publishedAt'), canHide: true, canSort: true, render: (row) => <Period {...row} /> },
    {
      key: 'updated',
      label: t('field.updatedAt'),
      canHide: true,
      canSort: true,
      render: ({ updatedAt }) => <time dateTime={updatedAt}>{formatTime(updatedAt)}</time>,
    },
    ...(siteId === null ? [sites] : []),
    ...(siteId === null && seesOthers ? [owner] : []),
    ...figures,
  ];
}
