import type { Key } from '#functions/platform/keys/key.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';

export const newsItemKey = (id: string): Key => ({ pk: `NEWSITEM#${id}`, sk: 'NEWS' });
export const newsCountKey = (ownerId: string): Key => ({ pk: accountPartition(ownerId), sk: 'NEWS' });
export const newsListPartition = (scopeId: string): string => `NEWSLIST#${scopeId}`;
export const newsWordsPartition = (scopeId: string): string => `NEWSWORDS#${scopeId}`;
/** The news of a site have a separate partition, because their readers read all news and nothing else. */
export const newsPartition = (siteId: string): string => `NEWS#${siteId}`;
export const NEWS_PREFIX = 'NEWS#';
export const newsKey = (siteId: string, id: string): Key => ({ pk: newsPartition(siteId), sk: NEWS_PREFIX + id });
export const newsOrderKey = (siteId: string): Key => ({ pk: newsPartition(siteId), sk: 'ORDER' });
