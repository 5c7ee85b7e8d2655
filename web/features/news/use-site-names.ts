import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedNews } from '#shared/model/news/news.ts';

/** Returns a function that formats the names of the sites of an item, and the number of its further sites. */
export function useSiteNames(): (item: Pick<ListedNews, 'sites' | 'siteCount'>) => string {
  const { t } = useTranslation('news');
  return ({ sites, siteCount }) => {
    const names = sites.map(({ name }) => name).join(t('list.separator'));
    const more = siteCount - sites.length;
    return more > 0 ? t('list.moreSites', { names, number: more }) : names;
  };
}
