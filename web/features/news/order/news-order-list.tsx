import { Alert, Anchor, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import { NEWS_MAX } from '#shared/model/limits.ts';
import type { ListedNews } from '#shared/model/news/news.ts';
import { AddNewsAction } from '#web/features/news/actions/add-news-action.tsx';
import classes from '#web/features/news/news.module.css';
import { useReorderNews, useSiteNews } from '#web/features/news/news-queries.ts';
import { NewsStatusBadge } from '#web/features/news/news-status-badge.tsx';
import { NewsThumbnail } from '#web/features/news/news-thumbnail.tsx';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { SortableList } from '#web/ui/sortable-list.tsx';

/** One item in the list, with its place in the order. */
function OrderRow({ item, place }: { item: ListedNews; place: number }) {
  const { paths } = useNewsPlace();
  return (
    <Group gap="sm" wrap="nowrap" className={classes['orderRow'] ?? ''}>
      <Text component="span" c="dimmed" className={classes['place'] ?? ''} aria-hidden>
        {place}
      </Text>
      <NewsThumbnail image={item.image} />
      <Anchor component={Link} to={paths.detail(item.id)} c="inherit" className={classes['orderTitle'] ?? ''}>
        {item.title}
      </Anchor>
      <NewsStatusBadge status={item.status} />
    </Group>
  );
}

/** The order in which visitors of a site see its news, changed by dragging, by keys or by buttons. */
export function NewsOrderList({ siteId }: { siteId: string }) {
  const { t } = useTranslation('news');
  const mayWrite = useMayDo('news:write');
  const ofSite = useSiteNews(siteId);
  const reorder = useReorderNews(siteId);

  if (ofSite.isError && !ofSite.data) return <ErrorState title={t('list.failed')} query={ofSite} />;
  if (!ofSite.data)
    return (
      <Stack gap="xs" aria-hidden>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={54} />
        ))}
      </Stack>
    );
  const { news } = ofSite.data;
  if (news.length === 0)
    return <EmptyState icon={IconNews} title={t('list.empty.title')} text={t('list.empty.text')} action={<AddNewsAction />} />;

  const sort = (items: readonly { item: ListedNews }[]): void =>
    reorder.mutate(
      items.map(({ item }) => item),
      {
        onError: (error) =>
          refusalOf(error)?.code === 'version-conflict'
            ? toast.failure(t('order.stale'), t('order.failed'))
            : toast.error(error, t('order.failed')),
      },
    );
  return (
    <>
      <Alert color="gray" variant="light" mb="md">
        {t('order.about', { max: NEWS_MAX.shown })}
      </Alert>
      <SortableList
        label={t('order.label')}
        items={news.map((item) => ({ id: item.id, name: item.title, item }))}
        isReadOnly={!mayWrite}
        onSort={sort}
      >
        {({ item }, index) => <OrderRow item={item} place={index + 1} />}
      </SortableList>
    </>
  );
}
