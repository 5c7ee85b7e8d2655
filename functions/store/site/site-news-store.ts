import { NEWS_PREFIX, newsCountKey, newsKey, newsPartition, siteKey } from '#functions/store/keys.ts';
import { auditWrites } from '#functions/store/audit/audit-writes.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { allOf, anyOf, isAbsent, isBelow, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import type { StoredNews } from '#functions/store/site/site-news.ts';
import type { Site, SiteRef } from '#functions/store/site/site.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';

/** How many news a site has. */

type Owner = Pick<Site, 'id' | 'lineage'>;

/** Every write goes with its audit entry. */
export interface SiteNewsStore {
  /** The newest, newest first, up to this many. One read. */
  newest(site: SiteRef, count: number): Promise<StoredNews[]>;
  find(site: SiteRef, id: string): Promise<StoredNews | undefined>;
  /** `site-gone`: it was deleted meanwhile. */
  create(site: Owner, news: StoredNews, audit: AuditEntry): Promise<'created' | 'limit-reached' | 'site-gone'>;
  /** `false` when the news are no more. */
  update(site: Owner, news: StoredNews, audit: AuditEntry): Promise<boolean>;
  /** The same. */
  remove(site: Owner, id: string, audit: AuditEntry): Promise<boolean>;
}

/** The position, among the writes of a creation, of the one that holds the number of news. */
const COUNT_POSITION = 1;

const isStanding = allOf(isPresent(), isAbsent('deletedAt'));

const newsItem = (news: StoredNews) => ({ ...newsKey(news.siteId, news.id), entity: 'news', ...news });

const creationWrites = ({ id, lineage }: Owner, news: StoredNews, audit: AuditEntry): Write[] => [
  { put: newsItem(news), when: isAbsent() },
  {
    update: newsCountKey(id),
    set: { entity: 'news-count' },
    add: { count: 1 },
    when: anyOf(isAbsent('count'), isBelow('count', NEWS_MAX.stored)),
  },
  // Nothing comes to lie where the sweep of a deleted site has been.
  { check: siteKey(id), when: isStanding },
  ...auditWrites(audit, lineage),
];

export const siteNewsStore = (table: Table): SiteNewsStore => ({
  async newest({ id }, count) {
    const { items } = await table.query<StoredNews>({ pk: newsPartition(id), prefix: NEWS_PREFIX, descending: true, limit: count });
    return items;
  },
  find: (site, id) => table.get<StoredNews>(newsKey(site.id, id)),
  async create(site, news, audit) {
    try {
      await table.transact(creationWrites(site, news, audit));
      return 'created';
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      return error.failed.includes(COUNT_POSITION) ? 'limit-reached' : 'site-gone';
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
