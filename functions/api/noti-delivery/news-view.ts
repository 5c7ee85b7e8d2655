import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { SiteNews } from '#shared/model/visitor/site-news.ts';
import { newsStatus } from '#functions/api/noti-delivery/news-status.ts';

/** News as the console shows them at a moment. */
export const newsView = (news: StoredNews, now: Date): SiteNews => ({ ...news, status: newsStatus(news, now) });
