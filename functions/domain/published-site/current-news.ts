import type { SiteNewsStore } from '#functions/store/site/site-news-store.ts';
import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { SiteRef } from '#functions/store/site/site.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';

/** The news that visitors of a site see at an instant, newest first. One read: only the `NEWS_MAX.examined` latest are considered. */
export async function currentNews(
  news: Pick<SiteNewsStore, 'listNewest'>,
  site: SiteRef,
  now: Date,
): Promise<(StoredNews & { startDate: string })[]> {
  const latest = await news.listNewest(site, NEWS_MAX.examined);
  const current = latest.flatMap((one) => {
    const { startDate } = one;
    return startDate !== null && newsStatus(one, now) === 'public' ? [{ ...one, startDate }] : [];
  });
  return current.toSorted((one, other) => Date.parse(other.startDate) - Date.parse(one.startDate)).slice(0, NEWS_MAX.shown);
}
