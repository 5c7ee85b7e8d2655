import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { SiteNews } from '#shared/model/visitor/site-news.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';

/** A news item as the console shows it at a moment. */
export const newsView = (news: StoredNews, now: Date): SiteNews => ({ ...news, status: newsStatus(news, now) });
