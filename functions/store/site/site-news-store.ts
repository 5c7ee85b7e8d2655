import { NEWS_PREFIX, newsCountKey, newsKey, newsPartition, siteKey } from '#functions/store/keys.ts';
import { auditWrites } from '#functions/store/audit/audit-writes.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { anyOf, isAbsent, isBelow, isNotDeleted, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { StoredNews } from '#functions/store/site/site-news.ts';
import type { Site, SiteRef } from '#functions/store/site/site.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

type NewsSite = Pick<Site, 'id' | 'lineage'>;

/** Every write contains its audit entry. */
export interface SiteNewsStore {
  /** The newest `count` news, newest first. One read. */
  listNewest(site: SiteRef, count: number): Promise<StoredNews[]>;
  find(site: SiteRef, id: string): Promise<StoredNews | undefined>;
  /** `site-gone`: the site was deleted concurrently. */
  create(site: NewsSite, news: StoredNews, audit: AuditEntry): Promise<'created' | 'limit-reached' | 'site-gone'>;
  /** `false` if the news were removed. */
  update(site: NewsSite, news: StoredNews, audit: AuditEntry): Promise<boolean>;
  /** `false` if the news were removed already. */
  remove(site: NewsSite, id: string, audit: AuditEntry): Promise<boolean>;
}

/** Position of the write that enforces the maximum number of news. */
const COUNT_WRITE_INDEX = 1;

const newsItem = (news: StoredNews) => ({ ...newsKey(news.siteId, news.id), entity: 'news', ...news });

const creationWrites = ({ id, lineage }: NewsSite, news: StoredNews, audit: AuditEntry): Write[] => [
  { put: newsItem(news), when: isAbsent() },
  {
    update: newsCountKey(id),
    set: { entity: 'news-count' },
    add: { count: 1 },
    when: anyOf(isAbsent('count'), isBelow('count', NEWS_MAX.stored)),
  },
  // No news may be written once the removal of the site has swept them.
  { check: siteKey(id), when: isNotDeleted },
  ...auditWrites(audit, lineage),
];

export const siteNewsStore = (table: Table): SiteNewsStore => ({
  async listNewest({ id }, count) {
    const query = { pk: newsPartition(id), prefix: NEWS_PREFIX, descending: true, limit: count };
    return (await table.queryReadable(query, StoredNews)).items;
  },
  find: (site, id) => table.get(newsKey(site.id, id), StoredNews),
  async create(site, news, audit) {
    try {
      await table.transact(creationWrites(site, news, audit));
      return 'created';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return error.failed.includes(COUNT_WRITE_INDEX) ? 'limit-reached' : 'site-gone';
    }
  },
  update: ({ lineage }, news, audit) =>
    tryCommit(table.transact([{ put: newsItem(news), when: isPresent() }, ...auditWrites(audit, lineage)])),
  remove: (site, id, audit) =>
    tryCommit(
      table.transact([
        { delete: newsKey(site.id, id), when: isPresent() },
        { update: newsCountKey(site.id), add: { count: -1 } },
        ...auditWrites(audit, site.lineage),
      ]),
    ),
});
