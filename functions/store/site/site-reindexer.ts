import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { OPERATOR_KEY, SITE_INDEX_VERSION_KEY, siteKey } from '#functions/store/keys.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { type Scope, scopeOf } from '#functions/scope.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { siteSearchIndex } from '#functions/store/site/site-search-index.ts';
import { isListedUnchanged, querySiteList, listingWrites, type SitePage } from '#functions/store/site/site-listing.ts';
import type { Site } from '#functions/store/site/site.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import { allOf, isAbsent, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Table } from '#functions/store/engine/table.ts';

/** Raised whenever sites come to be listed or found by something that those from before have no entries for. */
const LISTS_VERSION = 2;

const PAGE = 100;
const AT_A_TIME = 8;

/** Has sites that an earlier version made listed and found as those of this one are. */
export interface SiteReindexer {
  /** Once for each version; then one call. Again, or beside whatever else happens, is harmless. */
  run(): Promise<void>;
}

export function siteReindexer(table: Table): SiteReindexer {
  const index = siteSearchIndex(table);

  async function relist(found: Site): Promise<void> {
    let site: Site | undefined = found;
    await retryOnConflict(async () => {
      if (!site) return undefined;
      await index.addEntries(site);
      const isAsRead = allOf(isPresent(), isAbsent('deletedAt'), isListedUnchanged(site));
      if (await tryCommit(table.transact([{ check: siteKey(site.id), when: isAsRead }, ...listingWrites(undefined, site)])))
        return undefined;
      [site] = await activeSites(table, [site.id]);
      return site && CONFLICT;
    });
  }

  /** In the order of their creation, by which every version has listed them. */
  async function relistAll(scope: Scope): Promise<void> {
    let after: string | null | undefined;
    while (after !== null) {
      const page: SitePage = await querySiteList(table, scope, { after, limit: PAGE });
      await inParallel(page.sites, AT_A_TIME, relist);
      after = page.next;
    }
  }

  return {
    async run() {
      const done = await table.get<{ version: number }>(SITE_INDEX_VERSION_KEY);
      if (done?.version === LISTS_VERSION) return;
      const operator = await table.get<{ accountId: string }>(OPERATOR_KEY);
      if (operator) await relistAll(scopeOf(operator.accountId));
      await table.put({ ...SITE_INDEX_VERSION_KEY, entity: 'lists', version: LISTS_VERSION });
    },
  };
}
