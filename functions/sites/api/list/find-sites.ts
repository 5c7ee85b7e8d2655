import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { encodeCursor, decodeCursor } from '#functions/platform/base/cursor.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { lastEditedAt } from '#functions/sites/store/last-save.ts';
import type { SiteListQuery } from '#functions/sites/store/site-list-query.ts';
import { ownersOf } from '#functions/sites/services/site-owners.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { isSignsOnly, searchTerms } from '#shared/rules/text/search-text.ts';

/** Matches the ends of valid cursors: the site's id in a list, the id and the version of an index entry in a search. */
const LISTED = /[#\t][a-z][a-z0-9]{11}$/;
const FOUND = /#[a-z][a-z0-9]{11}#(?:[0-9A-Z]{26}|~)?$/;

type SiteQuery = Omit<RequestOf<typeof site.list>['query'], 'limit'>;

/** A site of a list, without its numbers of new form entries. */
export type FoundSite = Omit<ListedSite, 'newEntries'>;

/**
 * Returns a page of the matching sites in the caller's tree. A list takes one read of its index and one for every hundred sites and owners;
 * the order of edits also takes one for every hundred sites that were edited within ten minutes of the page's end. A search repeats the
 * first two reads up to four times.
 */
export async function findSites(
  dependencies: Pick<SiteDependencies, 'sites' | 'accounts' | 'sitesOrigin'>,
  caller: Caller,
  { keyword = '', status, sort, order, cursor }: SiteQuery,
  limits: Pick<SiteListQuery, 'limit' | 'skipsUnreadable'>,
): Promise<{ sites: FoundSite[]; nextCursor: string | null }> {
  if (isSignsOnly(keyword)) return { sites: [], nextCursor: null };
  const { sites, sitesOrigin } = dependencies;
  const terms = searchTerms(keyword);
  const page = await (terms.length > 0
    ? sites.search(caller.scope, { terms, status, after: decodeCursor(cursor, FOUND), ...limits })
    : sites.list(caller.scope, { status, sort, descending: order === 'desc', after: decodeCursor(cursor, LISTED), ...limits }));
  const owners = await ownersOf(dependencies, page.sites);
  return {
    sites: page.sites.map((found) => ({
      ...siteSummary(found, sitesOrigin),
      editedAt: lastEditedAt(found),
      owner: owners(found.ownerId),
    })),
    nextCursor: encodeCursor(page.next),
  };
}
