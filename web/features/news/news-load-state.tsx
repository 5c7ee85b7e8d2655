import { IconNewsOff } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import type { FailedQuery } from '#web/ui/page/error-state.tsx';
import { LoadStatePage } from '#web/ui/page/load-state-page.tsx';
import { MissingItem } from '#web/ui/page/missing-item.tsx';

interface NewsLoadStateProps {
  title: string;
  query: FailedQuery;
  /** The title that is shown if the object does not exist; by default the title for an item. */
  missing?: string;
}

/** Shown in place of an item while it is loading, or when it cannot be shown. */
export function NewsLoadState({ title, query, missing }: NewsLoadStateProps) {
  const { t } = useTranslation('news');
  const { paths } = useNewsPlace();
  const back = { path: paths.list, label: t('toList') };
  return (
    <LoadStatePage
      title={title}
      query={query}
      failed={t('detail.failed')}
      missing={<MissingItem icon={IconNewsOff} title={missing ?? t('detail.missing')} back={back} />}
    />
  );
}
