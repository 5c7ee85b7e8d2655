import * as z from 'zod';
import { allOf, type Condition, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Item, Write } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { siteListByCreation, siteListPartition } from '#functions/platform/keys/keys.ts';
import { lastEditedAt } from '#functions/sites/store/last-save.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { SiteSort, type SiteStatus } from '#shared/model/sites/site.ts';
import { normaliseSearchText } from '#shared/rules/text/search-text.ts';

/**
 * A list entry. List entries sort and filter sites without reading sites that do not match. In each scope that contains the site, it has
 * two entries for every order: among all sites, and among the sites of its status. They are written in the transaction of the change.
 */
export const ListEntry = z.object({ sk: z.string(), siteId: z.string() });

/** Maximum number of characters of a name in a sort key. */
const NAME_IN_KEY = 60;
/** Sorts before every character of a name, so that `Sale` comes before `Sale 2`. */
const NAME_END = '\t';

/** Returns, for each order, the sort value of a site, or `undefined` if the order does not contain it. */
const SORT_VALUE: Readonly<Record<SiteSort, (site: Site) => string | undefined>> = {
  edited: ({ editedAt, createdAt }) => `${editedAt ?? createdAt}#`,
  created: ({ createdAt }) => `${createdAt}#`,
  published: ({ publishedAt }) => (publishedAt === null ? undefined : `${publishedAt}#`),
  name: ({ name }) => Array.from(normaliseSearchText(name)).slice(0, NAME_IN_KEY).join('') + NAME_END,
};

/** Returns the sort value of a site in an order, or `undefined` if the order does not contain it. */
export const sortValueOf = (sort: SiteSort, site: Site): string | undefined =>
  sort === 'edited' ? `${lastEditedAt(site)}#` : SORT_VALUE[sort](site);

/** Returns the partition of a list and the prefix of its sort keys. */
export const siteListRange = (scopeId: string, sort: SiteSort, status: SiteStatus | undefined): { pk: string; prefix: string } =>
  sort === 'created' && status === undefined ? siteListByCreation(scopeId) : { pk: siteListPartition(scopeId, status), prefix: `${sort}#` };

const entriesOf = (site: Site): Item[] =>
  site.lineage.flatMap((scopeId) =>
    SiteSort.options.flatMap((sort) => {
      const value = SORT_VALUE[sort](site);
      if (value === undefined) return [];
      return [undefined, site.status].map((status): Item => {
        const { pk, prefix } = siteListRange(scopeId, sort, status);
        return { pk, sk: prefix + value + site.id, entity: 'listing', siteId: site.id };
      });
    }),
  );

const address = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/** Returns the writes that replace the list entries of `from` by those of `to`; `undefined` has no entries. */
export function listingWrites(from: Site | undefined, to: Site | undefined): Write[] {
  const [former, next] = [from ? entriesOf(from) : [], to ? entriesOf(to) : []];
  const [formerKeys, nextKeys] = [new Set(former.map(address)), new Set(next.map(address))];
  return [
    ...next.filter((entry) => !formerKeys.has(address(entry))).map((put): Write => ({ put })),
    ...former.filter((entry) => !nextKeys.has(address(entry))).map((entry): Write => ({ delete: entry })),
  ];
}

/** The attributes in list and search index entries. */
const LISTED_BY = ['name', 'status', 'editedAt', 'publishedAt', 'namedBy'] as const;

/** Returns the condition that the site still has the list and search index entries that it had when it was read. */
export const isListedUnchanged = (site: Site): Condition =>
  allOf(...LISTED_BY.map((name) => (site[name] === undefined ? isAbsent(name) : isEqual(name, site[name]))));

/** Returns the writes of a change to the list entries of a site, and the conditions on the site under which they are correct. */
export function listingChange(from: Site, to: Site): { writes: Write[]; when: Condition[] } {
  const isListedAlike = LISTED_BY.every((name) => from[name] === to[name]);
  return { writes: listingWrites(from, to), when: isListedAlike ? [] : [isListedUnchanged(from)] };
}
