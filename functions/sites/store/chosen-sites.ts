import type { Scope } from '#functions/platform/base/scope.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { activeSites } from '#functions/sites/store/active-sites.ts';
import type { SiteListQuery, SitePage } from '#functions/sites/store/site-list-query.ts';
import { sortValueOf } from '#functions/sites/store/site-listing.ts';
import type { SiteSearch } from '#functions/sites/store/site-search-index.ts';
import type { Site } from '#functions/sites/store/site.ts';
import { matchesSearchTerms, searchPrefixes } from '#shared/rules/text/search-text.ts';

/**
 * A site with its position in a list of a scope that contains selected sites only. Such sites are read by id and sorted here, because a
 * position in an index of the whole subtree would reveal sites outside the scope. There are at most `API_ACCESS_MAX.sites` of them.
 */

interface Placed {
  site: Site;
  /** The position of the site in the order, used as its cursor. */
  position: string;
}

async function chosenSites(
  table: Table,
  { accountId, siteIds }: Scope,
  { skipsUnreadable, status }: Pick<SiteListQuery, 'skipsUnreadable' | 'status'>,
) {
  const found = await activeSites(table, [...(siteIds ?? [])], skipsUnreadable);
  return found
    .filter((site) => site !== undefined)
    .filter(({ lineage, status: own }) => lineage.includes(accountId) && (status === undefined || own === status));
}

function pageOf(placed: readonly Placed[], { descending, after, limit }: Pick<SiteListQuery, 'descending' | 'after' | 'limit'>): SitePage {
  const isBeyond = ({ position }: Placed): boolean => after === undefined || (descending === true ? position < after : position > after);
  const inOrder = placed.toSorted((one, other) => (one.position < other.position ? -1 : 1));
  const rest = (descending === true ? inOrder.toReversed() : inOrder).filter(isBeyond);
  const shown = rest.slice(0, limit);
  return { sites: shown.map(({ site }) => site), next: rest.length > limit ? (shown.at(-1)?.position ?? null) : null };
}

/** Lists sites like `querySiteList`. */
export async function listChosenSites(
  table: Table,
  scope: Scope,
  { sort = 'created', descending = true, ...query }: SiteListQuery,
): Promise<SitePage> {
  const placed = (await chosenSites(table, scope, query)).flatMap((site): Placed[] => {
    const value = sortValueOf(sort, site);
    return value === undefined ? [] : [{ site, position: value + site.id }];
  });
  return pageOf(placed, { ...query, descending });
}

/** Searches sites like the search of all sites, in the order of the ids. */
export async function searchChosenSites(table: Table, scope: Scope, { terms, ...query }: SiteSearch): Promise<SitePage> {
  const found = (await chosenSites(table, scope, query)).filter(({ name }) => matchesSearchTerms(searchPrefixes([name]), terms));
  return pageOf(
    found.map((site) => ({ site, position: `#${site.id}#` })),
    query,
  );
}
