import type * as z from 'zod';
import { type Warn, writeWarning } from '#functions/platform/base/log.ts';
import type { Condition } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { matchesSearchTerms } from '#shared/rules/text/search-text.ts';

/**
 * A secondary index with more entries than fit into the transaction that changes the indexed item:
 *
 * 1. The entries of the new state are put before the transaction, under a version of this attempt alone
 *    (`<sort key>#<version>`), so that concurrent attempts never overwrite or remove each other's entries.
 * 2. The transaction changes the item.
 * 3. The entries of the former state are removed after it, or those of step 1 if the transaction failed.
 *
 * A crash can leave stale entries behind, but no entry is ever missing. Readers therefore load each item they find and
 * skip it unless its present state still has the entry's sort key.
 */
const SEPARATOR = '#';

const withVersion = <K extends Key>(entry: K, version: string): K => ({ ...entry, sk: `${entry.sk}${SEPARATOR}${version}` });
const withoutVersion = (sk: string): string => sk.slice(0, sk.lastIndexOf(SEPARATOR));
/** Exclusive bounds of the entries of all versions under one sort key. */
const beforeVersions = (sortKey: string): string => `${sortKey}${SEPARATOR}`;
const afterVersions = (sortKey: string): string => `${sortKey}${SEPARATOR}~`;

/** Step 1: puts the entries. Harmless if the transaction fails. `version` must be unique to the attempt. */
export const putIndexEntries = (table: Table, entries: readonly Item[], version: string): Promise<void> =>
  table.batchWrite({ put: entries.map((entry) => withVersion(entry, version)) });

/** Step 3: removes the entries. */
export const removeIndexEntries = (table: Table, entries: readonly Item[], version: string): Promise<void> =>
  table.batchWrite({ remove: entries.map((entry) => withVersion(entry, version)) });

/** Step 3 for callers whose change is complete. A failure is logged and not thrown, because stale entries are harmless. */
export async function removeStaleIndexEntries(
  table: Table,
  entries: readonly Item[],
  version: string,
  warn: Warn = writeWarning,
): Promise<void> {
  try {
    await removeIndexEntries(table, entries, version);
  } catch (error) {
    warn('index-clean-up-failed', entries.length, error);
  }
}

/** Returns the sort key (without version) of an entry that finds an item by a word prefix. */
export const wordSortKey = (prefix: string, id: string): string => `${prefix}#${id}`;

/**
 * Whether an item with these word prefixes matches all terms, and `sortKey` is its first entry for the longest term. An item that matches
 * by several words is thus listed once. `terms` begins with the longest term.
 */
export function isCanonicalEntry(sortKey: string, id: string, prefixes: ReadonlySet<string>, terms: readonly string[]): boolean {
  const [longest = ''] = terms;
  const [first = ''] = [...prefixes].filter((prefix) => prefix.startsWith(longest)).toSorted();
  return matchesSearchTerms(prefixes, terms) && sortKey === wordSortKey(first, id);
}

/** Maximum number of reads of the index for one page. A read with a filter covers up to 1 MB of entries. */
const READS_PER_PAGE = 4;

interface IndexQuery<E extends Key, T> {
  query: { pk: string; prefix: string; descending: boolean; where?: Condition | undefined };
  entry: z.ZodType<E>;
  /** `next` of an earlier page: the sort key without the prefix, so that any value stays inside this query. */
  after: string | undefined;
  limit: number;
  /** Returns the items of the entries in the same order, `undefined` for missing ones. */
  read: (entries: readonly E[]) => Promise<(T | undefined)[]>;
  /** Whether the item still has an entry at `sk` (without version) and matches the query. */
  matches: (item: T, entry: E) => boolean;
}

/**
 * Returns a page of the items of index entries. Usually reads the index and the items once, at most four times each; after four reads the
 * page may be short while `next` is not `null`.
 */
export async function queryIndexPage<E extends Key, T>(
  table: Table,
  { query, entry: schema, after, limit, read, matches }: IndexQuery<E, T>,
): Promise<{ found: T[]; next: string | null }> {
  const { pk, prefix, descending, where } = query;
  const found: T[] = [];
  let shownAt: string | undefined;
  let start = after === undefined ? undefined : prefix + after;
  for (let reads = 0; reads < READS_PER_PAGE; reads += 1) {
    const open = limit - found.length;
    const page = await table.query(
      {
        ...query,
        after: start === undefined ? undefined : { pk, sk: start },
        // Reads one entry more than the page, to know whether there is a next page.
        ...(!where && { limit: open + 1 }),
      },
      schema,
    );
    const entries = page.items.slice(0, open);
    const items = await read(entries);
    for (const [index, entry] of entries.entries()) {
      const item = items[index];
      const sk = withoutVersion(entry.sk);
      // During a change, both versions have an entry at the same sort key.
      if (item === undefined || sk === shownAt || !matches(item, { ...entry, sk })) continue;
      found.push(item);
      shownAt = sk;
    }
    const isCut = entries.length < page.items.length;
    if (!isCut && !page.next) return { found, next: null };
    const last = isCut ? (entries.at(-1)?.sk ?? '') : (page.next?.sk ?? '');
    start = withoutVersion(last) === shownAt ? (descending ? beforeVersions : afterVersions)(shownAt) : last;
    if (found.length >= limit) break;
  }
  return { found, next: start === undefined ? null : start.slice(prefix.length) };
}
