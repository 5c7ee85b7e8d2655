import * as z from 'zod';
import type { Scope } from '#functions/platform/base/scope.ts';
import {
  allOf,
  anyOf,
  type Condition,
  contains,
  isAbove,
  isAtMost,
  isEqual,
  isNotEqual,
} from '#functions/platform/engine/table-expression.ts';
import type { Item, Table } from '#functions/platform/engine/table.ts';
import {
  isCanonicalEntry,
  putIndexEntries,
  queryIndexPage,
  removeStaleIndexEntries,
  wordSortKey,
} from '#functions/platform/engine/versioned-index.ts';
import { newsItemKey, newsListPartition, newsWordsPartition } from '#functions/platform/keys/news-keys.ts';
import { StoredNews } from '#functions/news/store/news.ts';
import { NewsSort, type NewsStatus } from '#shared/model/news/news.ts';
import { newsStatus } from '#shared/rules/news/news-status.ts';
import { normaliseSearchText, searchPrefixes } from '#shared/rules/text/search-text.ts';

/**
 * An index entry of an item. Entries list, sort, filter and search news without reading items that do not match: for each scope that
 * contains the item, there is one entry for every order and one for every word prefix of its titles. An entry has the fields that determine
 * the status of the item, because the status changes with time as well as by writes.
 */
const IndexEntry = z.object({ pk: z.string(), sk: z.string(), newsId: z.string() });
type IndexEntry = z.infer<typeof IndexEntry>;

/** Maximum number of characters of a title in a sort key. */
const TITLE_IN_KEY = 60;
/** The instant in the entries of items without a start or end. Instants in entries are compared as text. */
const NEVER = '9999';

const instantText = (at: string | null): string => (at === null ? NEVER : new Date(at).toISOString());

/** Returns, for each order, the sort value of an item, or `undefined` if the order does not contain the item. */
const SORT_VALUE: Readonly<Record<NewsSort, (news: StoredNews) => string | undefined>> = {
  updated: ({ updatedAt }) => updatedAt,
  created: ({ createdAt }) => createdAt,
  start: ({ startDate }) => (startDate === null ? undefined : instantText(startDate)),
  title: ({ title }) => Array.from(normaliseSearchText(title)).slice(0, TITLE_IN_KEY).join(''),
};

const listSortKey = (sort: NewsSort, news: StoredNews): string | undefined => {
  const value = SORT_VALUE[sort](news);
  return value === undefined ? undefined : `${sort}#${value}#${news.id}`;
};

const prefixesOf = ({ title, translations }: StoredNews): Set<string> =>
  searchPrefixes([title, ...Object.values(translations).map((text) => text.title)]);

/** Returns all index entries of an item, without version. */
const entriesOf = (news: StoredNews): Item[] =>
  news.lineage.flatMap((scopeId) => {
    const { id: newsId, state, startDate, endDate, siteIds } = news;
    const entry = (pk: string, sk: string): Item => ({
      pk,
      sk,
      entity: 'news-entry',
      newsId,
      state,
      from: instantText(startDate),
      until: instantText(endDate),
      sites: new Set(siteIds),
    });
    return [
      ...NewsSort.options.flatMap((sort) => {
        const sk = listSortKey(sort, news);
        return sk === undefined ? [] : [entry(newsListPartition(scopeId), sk)];
      }),
      ...[...prefixesOf(news)].map((prefix) => entry(newsWordsPartition(scopeId), wordSortKey(prefix, newsId))),
    ];
  });

/** Returns the condition that the item of an entry has a status at `now`: `newsStatus` as a condition of the table. */
function hasStatus(status: NewsStatus, now: Date): Condition {
  const at = now.toISOString();
  if (status === 'draft') return isEqual('state', 'draft');
  const isNoDraft = isNotEqual('state', 'draft');
  if (status === 'expired') return allOf(isNoDraft, isAtMost('until', at));
  const isOpen = isAbove('until', at);
  return status === 'public'
    ? allOf(isEqual('state', 'public'), isAtMost('from', at), isOpen)
    : allOf(isNoDraft, isOpen, anyOf(isEqual('state', 'unpublic'), isAbove('from', at)));
}

interface NewsQuery {
  /** Word prefixes of a search, the longest first. The result is in the order of the words that match the longest prefix. */
  terms: readonly string[];
  status?: NewsStatus | undefined;
  siteId?: string | undefined;
  sort: NewsSort;
  descending: boolean;
  /** `next` of an earlier page. */
  after: string | undefined;
  limit: number;
  now: Date;
}

interface NewsPage {
  news: StoredNews[];
  /** `after` of the next page; `null` on the last page. */
  next: string | null;
}

/** The index entries of news. The version of an item's entries is its `indexedBy`. */
export interface NewsIndex {
  add(news: StoredNews): Promise<void>;
  /** Removes the entries of a former state. A failure is only logged, because stale entries are harmless. */
  removeStale(former: StoredNews): Promise<void>;
  /** Returns a page of the items in a scope. Makes at most four reads of the index, each with one call for every hundred items found. */
  list(scope: Scope, query: NewsQuery): Promise<NewsPage>;
}

export const newsIndex = (table: Table): NewsIndex => ({
  add: (news) => putIndexEntries(table, entriesOf(news), news.indexedBy),
  removeStale: (former) => removeStaleIndexEntries(table, entriesOf(former), former.indexedBy),
  async list({ accountId }, { terms, status, siteId, sort, descending, after, limit, now }) {
    const conditions = [...(status ? [hasStatus(status, now)] : []), ...(siteId === undefined ? [] : [contains('sites', siteId)])];
    const where = conditions.length > 0 ? allOf(...conditions) : undefined;
    const isFound = (news: StoredNews): boolean =>
      (status === undefined || newsStatus(news, now) === status) && (siteId === undefined || news.siteIds.includes(siteId));
    const [longest] = terms;
    const { found, next } = await queryIndexPage<IndexEntry, StoredNews>(table, {
      query:
        longest === undefined
          ? { pk: newsListPartition(accountId), prefix: `${sort}#`, descending, where }
          : { pk: newsWordsPartition(accountId), prefix: longest, descending: false, where },
      entry: IndexEntry,
      after,
      limit,
      read: (entries) =>
        table.batchGetReadable(
          entries.map(({ newsId }) => newsItemKey(newsId)),
          StoredNews,
        ),
      matches: (news, { sk }) =>
        isFound(news) && (longest === undefined ? sk === listSortKey(sort, news) : isCanonicalEntry(sk, news.id, prefixesOf(news), terms)),
    });
    return { news: found, next };
  },
});
