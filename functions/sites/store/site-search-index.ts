import * as z from 'zod';
import type { Scope } from '#functions/platform/base/scope.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table } from '#functions/platform/engine/table.ts';
import {
  isCanonicalEntry,
  putIndexEntries,
  queryIndexPage,
  removeIndexEntries,
  removeStaleIndexEntries,
  wordSortKey,
} from '#functions/platform/engine/versioned-index.ts';
import { siteWordsPartition } from '#functions/platform/keys/keys.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import { searchPrefixes } from '#shared/rules/text/search-text.ts';

/** The attributes of a site that its index entries contain. */
type IndexedSite = Pick<Site, 'id' | 'name' | 'status' | 'lineage' | 'namedBy'>;

const IndexEntry = z.object({ pk: z.string(), sk: z.string(), siteId: z.string() });

const versionOf = ({ namedBy = '' }: IndexedSite): string => namedBy;
const prefixesOf = ({ name }: IndexedSite): Set<string> => searchPrefixes([name]);

/** Returns all index entries of a site, without version: one for each word prefix in each scope. */
const entriesOf = (site: IndexedSite): Item[] =>
  site.lineage.flatMap((scopeId) =>
    [...prefixesOf(site)].map((prefix): Item => ({
      pk: siteWordsPartition(scopeId),
      sk: wordSortKey(prefix, site.id),
      entity: 'site-entry',
      siteId: site.id,
      status: site.status,
    })),
  );

export interface SiteSearch {
  /** The search terms, the longest one first. */
  terms: readonly string[];
  status?: SiteStatus | undefined;
  /** `next` of the previous page. */
  after: string | undefined;
  limit: number;
  /** Omits and logs items that break their schema, instead of throwing. For lists that are only displayed. */
  skipsUnreadable?: boolean;
}

/** Finds sites by prefixes of the words in their names. */
export interface SiteSearchIndex {
  /** Adds the entries of a site's new state, before that state is committed. */
  addEntries(next: IndexedSite): Promise<void>;
  /** Removes the entries of a state that was replaced or never committed. */
  removeEntries(former: IndexedSite): Promise<void>;
  /** Does the same as `removeEntries`, but logs a failure, because stale entries are harmless. */
  removeStaleEntries(former: IndexedSite): Promise<void>;
  /** Returns sites in the scope whose names contain words with these prefixes. Makes at most eight calls. */
  search(scope: Scope, search: SiteSearch): Promise<{ sites: Site[]; next: string | null }>;
}

export const siteSearchIndex = (table: Table): SiteSearchIndex => ({
  addEntries: (next) => putIndexEntries(table, entriesOf(next), versionOf(next)),
  removeEntries: (former) => removeIndexEntries(table, entriesOf(former), versionOf(former)),
  removeStaleEntries: (former) => removeStaleIndexEntries(table, entriesOf(former), versionOf(former)),
  async search({ accountId }, { terms, status, after, limit, skipsUnreadable }) {
    const { found, next } = await queryIndexPage<z.infer<typeof IndexEntry>, Site>(table, {
      query: { pk: siteWordsPartition(accountId), prefix: terms[0] ?? '', descending: false, where: status && isEqual('status', status) },
      entry: IndexEntry,
      after,
      limit,
      read: (entries) =>
        activeSites(
          table,
          entries.map(({ siteId }) => siteId),
          skipsUnreadable,
        ),
      matches: (site, { sk }) => (status === undefined || site.status === status) && isCanonicalEntry(sk, site.id, prefixesOf(site), terms),
    });
    return { sites: found, next };
  },
});
