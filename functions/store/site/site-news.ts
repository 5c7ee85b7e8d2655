import * as z from 'zod';
import { SiteNews } from '#shared/model/visitor/site-news.ts';

/** News as stored. The status follows from `isDraft`, the dates and the present time. */
export const StoredNews = SiteNews.omit({ status: true }).extend({ isDraft: z.boolean() });
export type StoredNews = z.infer<typeof StoredNews>;
