import { AddNewsAction } from '#web/features/news/list/add-news-action.tsx';
import { DEFAULT_NEWS_FILTER, type NewsFilter, parseFilter, serializeFilter } from '#web/features/news/list/news-filter.ts';
import { NewsFilters } from '#web/features/news/list/news-filters.tsx';
import { NewsList } from '#web/features/news/list/news-list.tsx';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';

/** Filter and list of the news of all sites or, where the screen is bound to one, of this site; the URL holds filter and order. */
export function FilteredNews() {
  const { siteId } = useNewsPlace();
  const [search, changeQuery] = useUrlQuery();
  const filter = parseFilter(search);
  const change = (changed: Partial<NewsFilter>): void => changeQuery((newest) => serializeFilter({ ...parseFilter(newest), ...changed }));
  return (
    <>
      <NewsFilters filter={filter} isOfSite={siteId !== null} onChange={change} />
      <NewsList
        filter={siteId === null ? filter : { ...filter, site: siteId }}
        onChange={change}
        onClear={() => change(DEFAULT_NEWS_FILTER)}
        addAction={<AddNewsAction />}
      />
    </>
  );
}
