import { siteWordsPartition } from '#functions/store/keys.ts';
import type { Scope } from '#functions/scope.ts';
import {
  queryIndexPage,
  isCanonicalEntry,
  putIndexEntries,
  removeIndexEntries,
  wordSortKey,
} from '#functions/store/engine/versioned-index.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import type { Site } from '#functions/store/site/site.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Item, Table } from '#functions/store/engine/table.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';
import { searchPrefixes } from '#shared/rules/text/search-text.ts';

/** What of a site its entries are made of. */
type Named = Pick<Site, 'id' | 'name' | 'status' | 'lineage' | 'namedBy'>;
type Entry = Item & { siteId: string };

const markOf = ({ namedBy = '' }: Named): string => namedBy;
const startsOf = ({ name }: Named): Set<string> => searchPrefixes([name]);

const entriesOf = (site: Named): Entry[] =>
  site.lineage.flatMap((scopeId) =>
    [...startsOf(site)].map((start): Entry => ({
      pk: siteWordsPartition(scopeId),
      sk: wordSortKey(start, site.id),
      entity: 'site-entry',
      siteId: site.id,
      status: site.status,
    })),
  );

export interface SiteSearchIndex {
  /** Before a site comes to be, or changes its name or status. */
  addEntries(next: Named): Promise<void>;
  /** After it has changed, or is gone, or never came to be what it was prepared for. */
  removeEntries(former: Named): Promise<void>;
  /** Sites in the scope, of a status if one is given, with words in their names that begin with the terms, the longest of which comes first. At most eight calls. */
  search(
    scope: Scope,
    question: { terms: readonly string[]; status?: SiteStatus | undefined; after: string | undefined; limit: number },
  ): Promise<{ sites: Site[]; next: string | null }>;
}

/** How sites are found by the beginnings of the words of their names. */
export const siteSearchIndex = (table: Table): SiteSearchIndex => ({
  addEntries: (next) => putIndexEntries(table, entriesOf(next), markOf(next)),
  removeEntries: (former) => removeIndexEntries(table, entriesOf(former), markOf(former)),
  async search({ accountId }, { terms, status, after, limit }) {
    const { found, next } = await queryIndexPage<Entry, Site>(table, {
      query: { pk: siteWordsPartition(accountId), prefix: terms[0] ?? '', descending: false, where: status && isEqual('status', status) },
      after,
      limit,
      read: (entries) =>
        activeSites(
          table,
          entries.map(({ siteId }) => siteId),
        ),
      fits: (site, { sk }) => (status === undefined || site.status === status) && isCanonicalEntry(sk, site.id, startsOf(site), terms),
    });
    return { sites: found, next };
  },
});
