import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { SiteNews } from '#functions/news/store/news.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { currentNews } from '#shared/rules/news/current-news.ts';

/** A news item that visitors of a site see. */
export type CurrentNews = SiteNews & { startDate: string };

/** Returns the news that visitors of a site see at an instant, in the order of the site. Makes one read per MB. */
export async function currentSiteNews(siteNews: Pick<SiteNewsStore, 'read'>, site: SiteRef, now: Date): Promise<CurrentNews[]> {
  const { items, order } = await siteNews.read(site);
  return currentNews(items, order, now).slice(0, NEWS_MAX.onPage);
}
