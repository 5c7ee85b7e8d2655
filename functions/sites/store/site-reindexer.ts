import * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type Scope, scopeOf } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { OPERATOR_KEY, SITE_INDEX_VERSION_KEY, siteKey } from '#functions/platform/keys/keys.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import { querySiteList, type SitePage } from '#functions/sites/store/site-list-query.ts';
import { isListedUnchanged, listingWrites } from '#functions/sites/store/site-listing.ts';
import { siteSearchIndex } from '#functions/sites/store/site-search-index.ts';
import type { Site } from '#functions/sites/store/site.ts';

/** To be incremented whenever list or search index entries change, so that existing sites get the new ones. */
const INDEX_VERSION = 2;

const PAGE_SIZE = 100;
const CONCURRENCY = 8;

/** Writes the list and search index entries of sites that an earlier version created. */
export interface SiteReindexer {
  /** Reindexes all sites once for each index version; makes one call if that is done. Idempotent, and safe during any other change. */
  run(): Promise<void>;
}

const StoredVersion = z.object({ version: z.number() });
const OperatorPointer = z.object({ accountId: z.string() });

export function siteReindexer(table: Table): SiteReindexer {
  const index = siteSearchIndex(table);

  async function reindex(found: Site): Promise<void> {
    let site: Site | undefined = found;
    await retryOnConflict(async () => {
      if (!site) return undefined;
      await index.addEntries(site);
      const isUnchanged = allOf(isNotDeleted, isListedUnchanged(site));
      const writes = [{ check: siteKey(site.id), when: isUnchanged }, ...listingWrites(undefined, site)];
      if (await tryCommit(table.transact(writes))) return undefined;
      [site] = await activeSites(table, [site.id]);
      return site && CONFLICT;
    });
  }

  /** Iterates the list by creation, which every version has written. */
  async function reindexAll(scope: Scope): Promise<void> {
    let after: string | null | undefined;
    while (after !== null) {
      const page: SitePage = await querySiteList(table, scope, { after, limit: PAGE_SIZE });
      await inParallel(page.sites, CONCURRENCY, reindex);
      after = page.next;
    }
  }

  return {
    async run() {
      const done = await table.get(SITE_INDEX_VERSION_KEY, StoredVersion);
      if (done?.version === INDEX_VERSION) return;
      const operator = await table.get(OPERATOR_KEY, OperatorPointer);
      if (operator) await reindexAll(scopeOf(operator.accountId));
      await table.put({ ...SITE_INDEX_VERSION_KEY, entity: 'lists', version: INDEX_VERSION });
    },
  };
}
