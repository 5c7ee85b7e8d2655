import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { anyOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import { parseItem, parseReadable } from '#functions/platform/engine/parse-item.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { NEWS_PREFIX, newsOrderKey, newsPartition } from '#functions/platform/keys/news-keys.ts';
import type { NewsChange } from '#functions/news/store/news-store.ts';
import { SiteNews } from '#functions/news/store/news.ts';
import type { Site, SiteRef } from '#functions/sites/store/site.ts';

const StoredOrder = z.object({ ids: z.array(z.string()).readonly(), version: z.number() });

/** The news of a site, and the order that its owner set. */
interface NewsOfSite {
  items: SiteNews[];
  /** Ids of items, first to last. Items that are not in the list come first. */
  order: readonly string[];
  /** Optimistic lock of the order; 0 until it is set. */
  version: number;
}

/** The copies of items on sites, and their order. The caller must have found the sites in its scope, or the sites must be public. */
export interface SiteNewsStore {
  /** Returns all news of a site. Makes one call for each MB. */
  read(site: SiteRef): Promise<NewsOfSite>;
  /** Returns the ids of the news of a site. */
  idsOf(site: SiteRef): Promise<string[]>;
  /** Replaces the order. Returns `false` if it no longer has this version. */
  reorder(site: Pick<Site, 'id' | 'lineage'>, ids: readonly string[], version: number, change: NewsChange): Promise<boolean>;
}

export const siteNewsStore = (table: Table): SiteNewsStore => {
  async function read({ id }: SiteRef): Promise<NewsOfSite> {
    const stored = await table.queryAll({ pk: newsPartition(id) });
    const orderKey = newsOrderKey(id).sk;
    const order = stored.find(({ sk }) => sk === orderKey);
    const { ids, version } = order ? parseItem(StoredOrder, order) : { ids: [], version: 0 };
    const items = stored.filter((item) => item.sk.startsWith(NEWS_PREFIX)).flatMap((item) => parseReadable(SiteNews, item) ?? []);
    return { items, order: ids, version };
  }
  return {
    read,
    async idsOf({ id }) {
      const stored = await table.queryAll({ pk: newsPartition(id), prefix: NEWS_PREFIX });
      return stored.map(({ sk }) => sk.slice(NEWS_PREFIX.length));
    },
    reorder({ id, lineage }, ids, version, { audit, job }) {
      const order: Write = {
        put: { ...newsOrderKey(id), entity: 'news-order', ids, version: version + 1 },
        when: version === 0 ? anyOf(isAbsent(), isEqual('version', 0)) : isEqual('version', version),
      };
      return tryCommit(table.transact([order, ...auditWrites(audit, lineage), jobWrite(job)]));
    },
  };
};
