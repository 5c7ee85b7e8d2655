import type { StoredNews } from '#functions/store/site-news.ts';
import type { SiteNews } from '#shared/model/site-news.ts';
import { newsStatus } from '#shared/rules/news-status.ts';

/** News as the console shows them at a moment. */
export const newsView = (news: StoredNews, now: Date): SiteNews => ({ ...news, status: newsStatus(news, now) });
