import { AppError } from '#functions/platform/base/app-error.ts';
import { isInScope, type Scope } from '#functions/platform/base/scope.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { anyOf, isAbsent, isBelow, isEqual, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { newsCountKey, newsItemKey, newsKey } from '#functions/platform/keys/news-keys.ts';
import { newsIndex, type NewsIndex } from '#functions/news/store/news-index.ts';
import { newsMediaWrites } from '#functions/news/store/news-media.ts';
import { newsItem, siteNewsItem, StoredNews } from '#functions/news/store/news.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { nextNewsChange } from '#shared/rules/news/next-change.ts';

/** The further writes of a change: its audit entry, and the job that renders the news of the sites. */
export interface NewsChange {
  audit: AuditEntry;
  job: Job;
}

/**
 * Outcome of a change. `limit-reached`: the account has the maximum number of items; `conflict`: the item, its picture or one of its sites
 * has changed.
 */
type NewsOutcome = 'done' | 'limit-reached' | 'conflict';

/** News of accounts. Each change writes the item, its copies for the sites, its audit entry and its job in one transaction. */
export interface NewsStore extends Pick<NewsIndex, 'list'> {
  /** Returns the item. Throws `not-found` if it is outside the scope. */
  find(scope: Scope, id: string): Promise<StoredNews>;
  /** Returns the items with these ids that are in the scope, in the order of the ids. Makes one database call for each hundred. */
  getAll(scope: Scope, ids: readonly string[]): Promise<StoredNews[]>;
  create(news: StoredNews, change: NewsChange): Promise<NewsOutcome>;
  /** Replaces the item if it still has the version of `before`. */
  update(before: StoredNews, after: StoredNews, change: NewsChange): Promise<NewsOutcome>;
  remove(news: StoredNews, change: NewsChange): Promise<NewsOutcome>;
}

/** Position of the write that enforces the maximum number of items. */
const COUNT_WRITE_INDEX = 0;

/** Returns the writes of a copy for a site that has none yet. They fail for a deleted site, whose copies may already have been removed. */
const newCopyWrites = (news: StoredNews, siteId: string): Write[] => [
  { put: siteNewsItem(news, siteId) },
  { check: siteKey(siteId), when: isNotDeleted },
];

/** Returns the writes that replace an item's copies of one state by copies of another state: at most three for each site. */
function copyWrites(before: StoredNews, after: StoredNews): Write[] {
  const kept = new Set(before.siteIds);
  const next = new Set(after.siteIds);
  return [
    // If the copy for a site is missing, it was removed with its site.
    ...after.siteIds.flatMap((siteId): Write[] =>
      kept.has(siteId) ? [{ put: siteNewsItem(after, siteId), when: isPresent() }] : newCopyWrites(after, siteId),
    ),
    ...before.siteIds.filter((siteId) => !next.has(siteId)).map((siteId): Write => ({ delete: newsKey(siteId, before.id) })),
  ];
}

const contextWrites = ({ lineage }: StoredNews, { audit, job }: NewsChange): Write[] => [...auditWrites(audit, lineage), jobWrite(job)];

const isUnchanged = ({ version }: StoredNews) => isEqual('version', version);

export function newsStore(table: Table): NewsStore {
  const index = newsIndex(table);

  /** Commits a change with its index entries. Adds the new entries before the transaction, and removes the former ones after it. */
  async function commit(before: StoredNews | undefined, after: StoredNews | undefined, writes: readonly Write[]): Promise<NewsOutcome> {
    if (after) await index.add(after);
    try {
      await table.transact(writes);
    } catch (error) {
      if (after) await index.removeStale(after);
      if (!(error instanceof ConditionFailedError)) throw error;
      return !before && error.failed.includes(COUNT_WRITE_INDEX) ? 'limit-reached' : 'conflict';
    }
    if (before) await index.removeStale(before);
    return 'done';
  }

  return {
    list: (scope, query) => index.list(scope, query),
    async find(scope, id) {
      const news = await table.get(newsItemKey(id), StoredNews);
      if (!news || !isInScope(scope, news)) throw new AppError('not-found');
      return news;
    },
    async getAll(scope, ids) {
      const found = await table.batchGetReadable(ids.map(newsItemKey), StoredNews);
      return found.filter((news) => news !== undefined).filter((news) => isInScope(scope, news));
    },
    async create(news, change) {
      const at = new Date(news.updatedAt);
      return commit(undefined, news, [
        {
          update: newsCountKey(news.ownerId),
          set: { entity: 'news-count' },
          add: { count: 1 },
          when: anyOf(isAbsent('count'), isBelow('count', NEWS_MAX.stored)),
        },
        { put: newsItem(news, nextNewsChange(news, at)), when: isAbsent() },
        ...news.siteIds.flatMap((siteId) => newCopyWrites(news, siteId)),
        ...(await newsMediaWrites(table, undefined, news, at)),
        ...contextWrites(news, change),
      ]);
    },
    async update(before, after, change) {
      const at = new Date(after.updatedAt);
      return commit(before, after, [
        { put: newsItem(after, nextNewsChange(after, at)), when: isUnchanged(before) },
        ...copyWrites(before, after),
        ...(await newsMediaWrites(table, before, after, at)),
        ...contextWrites(after, change),
      ]);
    },
    async remove(news, change) {
      return commit(news, undefined, [
        { delete: newsItemKey(news.id), when: isUnchanged(news) },
        { update: newsCountKey(news.ownerId), add: { count: -1 } },
        ...news.siteIds.map((siteId): Write => ({ delete: newsKey(siteId, news.id) })),
        ...(await newsMediaWrites(table, news, undefined, new Date(change.audit.at))),
        ...contextWrites(news, change),
      ]);
    },
  };
}
