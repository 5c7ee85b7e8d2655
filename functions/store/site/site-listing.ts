import { siteListByCreation, siteListPartition } from '#functions/store/keys.ts';
import type { Scope } from '#functions/scope.ts';
import { activeSites } from '#functions/store/site/active-sites.ts';
import type { Site } from '#functions/store/site/site.ts';
import { allOf, isAbsent, isEqual, type Condition } from '#functions/store/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';
import { SiteSort, type SiteStatus } from '#shared/model/site/site.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

/**
 * How sites are listed in any order and by any status without going through others: for each scope a site is in, an entry
 * for every order, among all sites and among those of its status. They change in the transactions that change the site.
 */
type Entry = Item & { siteId: string };

const NAME_IN_KEY = 60;
/** Follows a name and is smaller than all it may contain, so that `Sale` stands before `Sale 2`. */
const AFTER_NAME = '\t';

/** Since when the last person works on it, without the publications that count as updates. */
export const lastEditedAt = ({ editedAt: begun, createdAt }: Pick<Site, 'editedAt' | 'createdAt'>): string => begun ?? createdAt;

/** Where a site stands in an order; `undefined`: nowhere. */
const PLACE: Readonly<Record<SiteSort, (site: Site) => string | undefined>> = {
  edited: (site) => `${lastEditedAt(site)}#`,
  created: ({ createdAt }) => `${createdAt}#`,
  published: ({ publishedAt }) => (publishedAt === null ? undefined : `${publishedAt}#`),
  name: ({ name }) => Array.from(normaliseSearchText(name)).slice(0, NAME_IN_KEY).join('') + AFTER_NAME,
};

/** The partition of a list, and what its places begin with there. */
const listOf = (scopeId: string, sort: SiteSort, status: SiteStatus | undefined): { pk: string; prefix: string } =>
  sort === 'created' && status === undefined ? siteListByCreation(scopeId) : { pk: siteListPartition(scopeId, status), prefix: `${sort}#` };

const entriesOf = (site: Site): Entry[] =>
  site.lineage.flatMap((scopeId) =>
    SiteSort.options.flatMap((sort) => {
      const place = PLACE[sort](site);
      if (place === undefined) return [];
      return [undefined, site.status].map((status): Entry => {
        const { pk, prefix } = listOf(scopeId, sort, status);
        return { pk, sk: prefix + place + site.id, entity: 'listing', siteId: site.id };
      });
    }),
  );

const address = ({ pk, sk }: Item): string => JSON.stringify([pk, sk]);

/** The writes that take a site from where it stands in lists to where it is to stand; `undefined`: in none. */
export function listingWrites(from: Site | undefined, to: Site | undefined): Write[] {
  const [former, next] = [from ? entriesOf(from) : [], to ? entriesOf(to) : []];
  const [before, after] = [new Set(former.map(address)), new Set(next.map(address))];
  return [
    ...next.filter((entry) => !before.has(address(entry))).map((put): Write => ({ put })),
    ...former.filter((entry) => !after.has(address(entry))).map((entry): Write => ({ delete: entry })),
  ];
}

const FOUND_BY = ['name', 'status', 'editedAt', 'publishedAt', 'namedBy'] as const;

/** Holds while a site stands where it stood, in lists and searches, when it was read. */
export const isListedUnchanged = (site: Site): Condition =>
  allOf(...FOUND_BY.map((name) => (site[name] === undefined ? isAbsent(name) : isEqual(name, site[name]))));

/** The writes of a change of a site to its places in lists, and what has to hold of the site for them to be the right ones. */
export function listingChange(from: Site, to: Site): { writes: Write[]; when: Condition[] } {
  const isFoundAlike = FOUND_BY.every((name) => from[name] === to[name]);
  return { writes: listingWrites(from, to), when: isFoundAlike ? [] : [isListedUnchanged(from)] };
}

export interface SiteListQuery {
  status?: SiteStatus | undefined;
  /** By creation and newest first, unless told otherwise. */
  sort?: SiteSort;
  descending?: boolean;
  /** A place that an earlier page of a list named. */
  after: string | undefined;
  limit: number;
}

export interface SitePage {
  sites: Site[];
  next: string | null;
}

/** A page of the sites in a scope. One read of the entries, and one for every hundred sites they lead to. */
export async function querySiteList(
  table: Table,
  { accountId }: Scope,
  { status, sort = 'created', descending = true, after, limit }: SiteListQuery,
): Promise<SitePage> {
  const { pk, prefix } = listOf(accountId, sort, status);
  // One more tells whether there is more.
  const start = after === undefined ? undefined : { pk, sk: prefix + after };
  const { items } = await table.query<Entry>({ pk, prefix, descending, limit: limit + 1, after: start });
  const shown = items.slice(0, limit);
  const sites = await activeSites(
    table,
    shown.map(({ siteId }) => siteId),
  );
  const last = items.length > limit ? shown.at(-1) : undefined;
  return {
    // Between the two reads a site may have gone, or changed its status.
    sites: sites.filter((site) => site !== undefined).filter((site) => status === undefined || site.status === status),
    next: last ? last.sk.slice(prefix.length) : null,
  };
}
