import type { SiteNews } from '#shared/model/visitor/site-news.ts';

/** News as they are kept: what they are at a moment follows from their times. */
export type StoredNews = Omit<SiteNews, 'status'> & { isDraft: boolean };
