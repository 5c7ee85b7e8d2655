import { NewsFilters } from '#web/features/news/list/news-filters.tsx';
import { newsFilter } from '#web/features/news/news-filter.ts';
import { NewsList } from '#web/features/news/list/news-list.tsx';
import { useNewsPlace } from '#web/features/news/use-news-place.ts';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';

/** Filter and list of the news of all sites or, if the URL names a site, of that site. The URL holds filter and order. */
export function FilteredNews() {
  const { siteId } = useNewsPlace();
  const state = useListFilter(newsFilter);
  return (
    <>
      <NewsFilters state={state} isOfSite={siteId !== null} />
      <NewsList state={state} />
    </>
  );
}
