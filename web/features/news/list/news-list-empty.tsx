import { IconNews } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { useNewsList } from '#web/features/news/news-queries.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ListEmptyState } from '#web/ui/data-table/list-empty-state.tsx';

interface NewsListEmptyProps {
  news: ReturnType<typeof useNewsList>;
  isFiltered: boolean;
  /** Clears the filter. */
  onClear: () => void;
  /** The button that creates an item; absent if this login may not. */
  addAction: ReactNode;
}

/** The empty states of a list of news. */
export function NewsListEmpty({ news, isFiltered, onClear, addAction }: NewsListEmptyProps) {
  const { t } = useTranslation('news');
  return (
    <ListEmptyState
      list={news}
      isFiltered={isFiltered}
      onClear={onClear}
      labels={{
        clear: t('list.clear'),
        failed: t('list.failed'),
        continueTitle: t('list.continue.title'),
        continueText: t('list.continue.text'),
        continue: t('list.continue.action'),
        nothingTitle: t('list.nothing.title'),
        nothingText: t('list.nothing.text'),
      }}
    >
      <EmptyState icon={IconNews} title={t('list.empty.title')} text={t('list.empty.text')} action={addAction} />
    </ListEmptyState>
  );
}
