import { useTranslation } from '#web/lib/use-translation.ts';
import type { News, NewsFigures } from '#shared/model/news/news.ts';
import { useNewsFigures } from '#web/features/news/news-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';

type Row = News['sites'][number] & NewsFigures;

/** Shows how often the item was shown, clicked and closed on each of its sites. */
export function NewsFiguresTable({ news }: { news: News }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const figures = useNewsFigures(news.id);
  if (figures.isError && !figures.data) return <ErrorState title={t('figures.failed')} query={figures} />;
  const rows =
    figures.data &&
    news.sites.map((site): Row => {
      const { shown = 0, clicked = 0, closed = 0 } = figures.data.find(({ siteId }) => siteId === site.id) ?? {};
      return { ...site, shown, clicked, closed };
    });
  const columns: DataColumn<Row>[] = [
    { key: 'site', label: t('field.site'), isRowHeader: true, render: ({ name }) => name },
    ...(['shown', 'clicked', 'closed'] as const).map((key) => ({
      key,
      label: t(`figures.${key}`),
      isNumber: true,
      render: (row: Row) => formatNumber(row[key], language),
    })),
  ];
  return (
    <DataTable
      label={t('figures.title')}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      isLoading={figures.isPending}
    />
  );
}
