import * as z from 'zod';
import type { Scope } from '#functions/scope.ts';
import { allOf, type Condition, isAbsent, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Item, Key, Table, Write } from '#functions/store/engine/table.ts';
import { siteListByCreation, siteListPartition } from '#functions/store/keys.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import type { Site } from '#functions/store/site/site.ts';
import { SiteSort, type SiteStatus } from '#shared/model/site/site.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

/**
 * List entries that sort and filter sites without reading sites that do not match: for each scope that contains the site,
 * one entry for every order, among all sites and among those of its status. They are written in the transaction of the change.
 */
const ListEntry = z.object({ sk: z.string(), siteId: z.string() });

/** Characters of a name in a sort key. */
const NAME_IN_KEY = 60;
/** Sorts before every character of a name, so that `Sale` comes before `Sale 2`. */
const NAME_END = '\t';

/** Start of the latest edit session. Unlike `updatedAt`, publications do not change it. */
export const lastEditedAt = ({ editedAt, createdAt }: Pick<Site, 'editedAt' | 'createdAt'>): string => editedAt ?? createdAt;

/** What a site sorts by; `undefined` if an order does not contain it. */
const SORT_VALUE: Readonly<Record<SiteSort, (site: Site) => string | undefined>> = {
  edited: (site) => `${lastEditedAt(site)}#`,
  created: ({ createdAt }) => `${createdAt}#`,
  published: ({ publishedAt }) => (publishedAt === null ? undefined : `${publishedAt}#`),
  name: ({ name }) => Array.from(normaliseSearchText(name)).slice(0, NAME_IN_KEY).join('') + NAME_END,
};

/** What a site sorts by in an order; `undefined` if the order does not contain it. */
export const sortValueOf = (sort: SiteSort, site: Site): string | undefined => SORT_VALUE[sort](site);

/** The partition of a list, and the prefix of its sort keys. */
const listOf = (scopeId: string, sort: SiteSort, status: SiteStatus | undefined): { pk: string; prefix: string } =>
  sort === 'created' && status === undefined ? siteListByCreation(scopeId) : { pk: siteListPartition(scopeId, status), prefix: `${sort}#` };

const entriesOf = (site: Site): Item[] =>
  site.lineage.flatMap((scopeId) =>
    SiteSort.options.flatMap((sort) => {
      const value = sortValueOf(sort, site);
      if (value === undefined) return [];
      return [undefined, site.status].map((status): Item => {
        const { pk, prefix } = listOf(scopeId, sort, status);
        return { pk, sk: prefix + value + site.id, entity: 'listing', siteId: site.id };
      });
    }),
  );

const address = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/** The writes that replace the list entries of one state of a site by those of another; `undefined`: no entries. */
export function listingWrites(from: Site | undefined, to: Site | undefined): Write[] {
  const [former, next] = [from ? entriesOf(from) : [], to ? entriesOf(to) : []];
  const [formerKeys, nextKeys] = [new Set(former.map(address)), new Set(next.map(address))];
  return [
    ...next.filter((entry) => !formerKeys.has(address(entry))).map((put): Write => ({ put })),
    ...former.filter((entry) => !nextKeys.has(address(entry))).map((entry): Write => ({ delete: entry })),
  ];
}

/** The attributes that list and search index entries contain. */
const LISTED_BY = ['name', 'status', 'editedAt', 'publishedAt', 'namedBy'] as const;

/** The site still has the list and search index entries that it had when it was read. */
export const isListedUnchanged = (site: Site): Condition =>
  allOf(...LISTED_BY.map((name) => (site[name] === undefined ? isAbsent(name) : isEqual(name, site[name]))));

/** The writes of a change to the list entries of a site, and the conditions on the site that make them right. */
export function listingChange(from: Site, to: Site): { writes: Write[]; when: Condition[] } {
  const isListedAlike = LISTED_BY.every((name) => from[name] === to[name]);
  return { writes: listingWrites(from, to), when: isListedAlike ? [] : [isListedUnchanged(from)] };
}

export interface SiteListQuery {
  status?: SiteStatus | undefined;
  /** By default by creation, newest first. */
  sort?: SiteSort;
  descending?: boolean;
  /** `next` of an earlier page. */
  after: string | undefined;
  limit: number;
  /** Leaves out items that break their schema, and logs them, instead of failing. For lists that are only shown. */
  skipsUnreadable?: boolean;
}

export interface SitePage {
  sites: Site[];
  next: string | null;
}

/** A page of the sites in a scope: one read of the entries, and one for every hundred sites. */
export async function querySiteList(
  table: Table,
  { accountId }: Scope,
  { status, sort = 'created', descending = true, after, limit, skipsUnreadable }: SiteListQuery,
): Promise<SitePage> {
  const { pk, prefix } = listOf(accountId, sort, status);
  const start = after === undefined ? undefined : { pk, sk: prefix + after };
  // One more than the page holds shows whether there is a next page.
  const { items } = await table.query({ pk, prefix, descending, limit: limit + 1, after: start }, ListEntry);
  const shown = items.slice(0, limit);
  const sites = await activeSites(
    table,
    shown.map(({ siteId }) => siteId),
    skipsUnreadable,
  );
  const last = items.length > limit ? shown.at(-1) : undefined;
  return {
    // A site may have been deleted or have changed its status between the two reads.
    sites: sites.filter((site) => site !== undefined).filter((site) => status === undefined || site.status === status),
    next: last ? last.sk.slice(prefix.length) : null,
  };
}
