import { Anchor, Button, Group, SegmentedControl, Skeleton } from '@mantine/core';
import { IconLayoutGrid, IconNewsOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import * as z from 'zod';
import { AddNewsAction } from '#web/features/news/actions/add-news-action.tsx';
import { FilteredNews } from '#web/features/news/list/filtered-news.tsx';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { useSiteNews } from '#web/features/news/news-queries.ts';
import { NewsOrderList } from '#web/features/news/order/news-order-list.tsx';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { siteEditorPath, siteListPath } from '#web/lib/paths.ts';
import { parseParam } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session/user.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { MissingItem } from '#web/ui/page/missing-item.tsx';
import { Page } from '#web/ui/page/page.tsx';

const VIEWS = ['list', 'order'] as const;
const View = z.enum(VIEWS);

/** The news of one site: the list, and the order in which visitors see them. */
export function NotificationDeliveryPage() {
  const { t } = useTranslation('news');
  const user = useUser();
  const { siteId } = useNewsPlace();
  const id = siteId ?? '';
  const [search, changeQuery] = useUrlQuery();
  const view = parseParam(View, search.get('view')) ?? 'list';
  const ofSite = useSiteNews(id);
  const name = ofSite.data?.site.name;
  if (isNotFound(ofSite.error))
    return (
      <Page title={t('delivery.title')}>
        <MissingItem icon={IconNewsOff} title={t('delivery.noSite')} back={{ path: siteListPath(user), label: t('delivery.toSites') }} />
      </Page>
    );
  return (
    <Page
      title={t('delivery.title')}
      windowTitle={name === undefined ? t('delivery.title') : t('delivery.titleOf', { site: name })}
      lead={
        name === undefined ? (
          <Skeleton height={16} width={200} my={3} />
        ) : (
          <Anchor component={Link} to={siteEditorPath(user, id)} c="inherit" fw={550}>
            {name}
          </Anchor>
        )
      }
      action={
        <Group gap="xs">
          <Button
            component={Link}
            to={siteEditorPath(user, id)}
            variant="default"
            leftSection={<IconLayoutGrid size={18} stroke={1.5} aria-hidden />}
          >
            {t('delivery.toEditor')}
          </Button>
          <AddNewsAction />
        </Group>
      }
    >
      <SegmentedControl
        aria-label={t('delivery.view')}
        mb="md"
        data={VIEWS.map((value) => ({ value, label: t(`delivery.${value}`) }))}
        value={view}
        onChange={(value) => changeQuery(() => new URLSearchParams(value === 'order' ? { view: value } : {}))}
      />
      {view === 'order' ? <NewsOrderList siteId={id} /> : <FilteredNews />}
    </Page>
  );
}
