import * as z from 'zod';
import { NewsState, SiteNews } from '#shared/model/visitor/site-news.ts';

/** Earlier versions stored `isDraft` instead of the state. */
const EarlierNews = z
  .object({ isDraft: z.boolean() })
  .transform(({ isDraft }) => ({ state: isDraft ? ('draft' as const) : ('public' as const) }));

const Stored = SiteNews.omit({ status: true, state: true });

/** News as stored. The status follows from the state, the dates and the present time. */
export const StoredNews = z.intersection(Stored, z.union([z.object({ state: NewsState }), EarlierNews]));
export type StoredNews = z.infer<typeof StoredNews>;
