import type { Scope } from '#functions/scope.ts';
import { entryPage, isShownAt, putEntries, removeEntries, wordPlace } from '#functions/store/entry-index.ts';
import { siteKey } from '#functions/store/site-writes.ts';
import type { Site } from '#functions/store/site.ts';
import type { Item, Table } from '#functions/store/table.ts';
import { searchStarts } from '#shared/rules/search-text.ts';

/** What of a site its entries are made of. */
type Named = Pick<Site, 'id' | 'name' | 'lineage' | 'namedBy'>;
type Entry = Item & { siteId: string };

const partition = (scopeId: string): string => `SITEWORDS#${scopeId}`;
const markOf = ({ namedBy = '' }: Named): string => namedBy;
const startsOf = ({ name }: Named): Set<string> => searchStarts([name]);

const entriesOf = (site: Named): Entry[] =>
  site.lineage.flatMap((scopeId) =>
    [...startsOf(site)].map((start): Entry => ({
      pk: partition(scopeId),
      sk: wordPlace(start, site.id),
      entity: 'site-entry',
      siteId: site.id,
    })),
  );

/** Sites as they stand, in the order of their ids; `undefined` for those that are deleted. */
export async function standingSites(table: Table, ids: readonly string[]): Promise<(Site | undefined)[]> {
  const sites = await table.batchGet<Site>(ids.map(siteKey));
  return sites.map((site) => (site?.deletedAt === undefined ? site : undefined));
}

export interface SiteIndex {
  /** Before a site comes to be, or is renamed. */
  prepare(next: Named): Promise<void>;
  /** After it was renamed, or is gone, or never came to be what it was prepared for. */
  tidy(former: Named): Promise<void>;
  /** Sites in the scope with words in their names that begin with the terms, the longest of which comes first. At most eight calls. */
  search(
    scope: Scope,
    question: { terms: readonly string[]; after: string | undefined; limit: number },
  ): Promise<{ sites: Site[]; next: string | null }>;
}

/** How sites are found by the beginnings of the words of their names. */
export const siteIndex = (table: Table): SiteIndex => ({
  prepare: (next) => putEntries(table, entriesOf(next), markOf(next)),
  tidy: (former) => removeEntries(table, entriesOf(former), markOf(former)),
  async search({ accountId }, { terms, after, limit }) {
    const { found, next } = await entryPage<Entry, Site>(table, {
      query: { pk: partition(accountId), prefix: terms[0] ?? '', descending: false },
      after,
      limit,
      read: (entries) =>
        standingSites(
          table,
          entries.map(({ siteId }) => siteId),
        ),
      fits: (site, { sk }) => isShownAt(sk, site.id, startsOf(site), terms),
    });
    return { sites: found, next };
  },
});
