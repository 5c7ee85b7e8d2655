import * as z from 'zod';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { type Scope, scopeOf } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { NEWS_VERSION_KEY, OPERATOR_KEY } from '#functions/platform/keys/keys.ts';
import { NEWS_PREFIX, newsCountKey, newsPartition } from '#functions/platform/keys/news-keys.ts';
import { newsIndex } from '#functions/news/store/news-index.ts';
import { newsItem, siteNewsItem, SiteNews, type StoredNews } from '#functions/news/store/news.ts';
import { querySiteList, type SitePage } from '#functions/sites/store/site-list-query.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { nextNewsChange } from '#shared/rules/news/next-change.ts';

/** To be incremented to migrate stored news again. */
const NEWS_VERSION = 1;
const SITES_PER_PAGE = 100;
const CONCURRENCY = 8;

const StoredVersion = z.object({ version: z.number() });
const OperatorPointer = z.object({ accountId: z.string() });

/** Turns news of one site, as earlier versions stored them, into news of the site's account. */
export interface NewsMigration {
  /** Migrates the news of all sites once. Takes one call if that is done. Idempotent, and safe during any other change. */
  run(now: Date): Promise<void>;
}

/** Converts a news item of one site to a news item of the account that owns the site. */
const asItem = ({ siteId, ...news }: SiteNews, { ownerId, lineage }: Site, indexedBy: string): StoredNews => ({
  ...news,
  ownerId,
  lineage,
  siteIds: [siteId],
  version: 1,
  indexedBy,
});

export function newsMigration(table: Table, { ulid }: Pick<Ids, 'ulid'>): NewsMigration {
  const index = newsIndex(table);

  /**
   * Migrates one item. The copy of the site keeps its key, so that visitors see no change during the migration. A migrated copy has an
   * owner.
   */
  async function migrate(site: Site, former: SiteNews, now: Date): Promise<void> {
    const news = asItem(former, site, ulid());
    await index.add(news);
    const isMigrated = await tryCommit(
      table.transact([
        { put: newsItem(news, nextNewsChange(news, now)), when: isAbsent() },
        { put: siteNewsItem(news, site.id), when: isAbsent('ownerId') },
        { update: newsCountKey(site.ownerId), set: { entity: 'news-count' }, add: { count: 1 } },
      ]),
    );
    if (!isMigrated) await index.removeStale(news);
  }

  async function migrateSite(site: Site, now: Date): Promise<void> {
    const former = await table.queryAll({ pk: newsPartition(site.id), prefix: NEWS_PREFIX, where: isAbsent('ownerId') }, SiteNews);
    for (const news of former) await migrate(site, news, now);
  }

  async function migrateAll(scope: Scope, now: Date): Promise<void> {
    let after: string | null | undefined;
    while (after !== null) {
      const page: SitePage = await querySiteList(table, scope, { after, limit: SITES_PER_PAGE });
      await inParallel(page.sites, CONCURRENCY, (site) => migrateSite(site, now));
      after = page.next;
    }
  }

  return {
    async run(now) {
      const done = await table.get(NEWS_VERSION_KEY, StoredVersion);
      if (done?.version === NEWS_VERSION) return;
      const operator = await table.get(OPERATOR_KEY, OperatorPointer);
      if (operator) await migrateAll(scopeOf(operator.accountId), now);
      await table.put({ ...NEWS_VERSION_KEY, entity: 'news-version', version: NEWS_VERSION });
    },
  };
}
