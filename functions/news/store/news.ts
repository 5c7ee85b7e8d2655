import * as z from 'zod';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import { newsItemKey, newsKey } from '#functions/platform/keys/news-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { NewsState, NewsText } from '#shared/model/news/news.ts';

const shown = {
  id: z.string(),
  title: z.string(),
  content: z.string(),
  contentUrl: z.string(),
  publishType: z.enum(['instant', 'scheduled']),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
};

/** The owner of an item, and the accounts above it. */
const belonging = {
  ownerId: z.string(),
  /** Ids from the operator's account down to the owner, which are the scopes that contain the item. */
  lineage: z.array(z.string()).readonly(),
  siteIds: z.array(z.string()).readonly(),
};

/** A news item of an account. The status follows from the state, the dates and the present time. */
export const StoredNews = z.object({
  ...shown,
  ...belonging,
  language: Language,
  translations: z.partialRecord(Language, NewsText),
  isInternalLink: z.boolean(),
  image: ImageRef.nullable(),
  state: NewsState,
  /** Optimistic lock: incremented by every change. */
  version: z.number(),
  /** Id of the change that wrote the present index entries, which is their version. */
  indexedBy: z.string(),
});
export type StoredNews = z.infer<typeof StoredNews>;

/** Converts the state of earlier versions, which stored `isDraft` instead. */
const EarlierState = z
  .object({ isDraft: z.boolean() })
  .transform(({ isDraft }) => ({ state: isDraft ? ('draft' as const) : ('public' as const) }));

/**
 * A copy of an item for one of its sites, so that one query reads the news of a site. In earlier versions, each item belonged to one site,
 * and had one language and no picture.
 */
export const SiteNews = z.intersection(
  z.object({
    ...shown,
    siteId: z.string(),
    language: Language.default(DEFAULT_LANGUAGE),
    translations: z.partialRecord(Language, NewsText).default({}),
    isInternalLink: z.boolean().default(false),
    image: ImageRef.nullable().default(null),
    /** Missing in items of one site, which `newsMigration` turns into items of the site's account. */
    ownerId: z.string().optional(),
  }),
  z.union([z.object({ state: NewsState }), EarlierState]),
);
export type SiteNews = z.infer<typeof SiteNews>;

/** Returns the stored item. `dueAt`: when its period begins or ends next. */
export const newsItem = (news: StoredNews, dueAt: Date | undefined): Item => ({
  ...newsItemKey(news.id),
  entity: 'news',
  ...news,
  ...(dueAt && dueAttributes('news', dueAt, news.id)),
});

/** Returns the stored copy of an item for a site. */
export const siteNewsItem = (news: StoredNews, siteId: string): Item => ({
  ...newsKey(siteId, news.id),
  entity: 'site-news',
  ...news,
  siteId,
});

/** Returns the item as the subject of an audit entry. */
export const newsAuditSubject = ({ id, title, ownerId }: Pick<StoredNews, 'id' | 'title' | 'ownerId'>): AuditEntry['subject'] => ({
  kind: 'news',
  id,
  name: title,
  ownerId,
});
