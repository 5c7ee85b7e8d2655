import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { siteSummary } from '#functions/domain/site/site-summary.ts';
import { encodeCursor, decodeCursor } from '#functions/domain/cursor.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { lastEditedAt } from '#functions/store/site/site-listing.ts';
import type { Site } from '#functions/store/site/site-store.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { ListedSite } from '#shared/model/site/site.ts';
import { searchTerms } from '#shared/rules/text/search-text.ts';

/** Places in a list, which end with the site's id, and among the words that names are found by, which end with an entry's mark. */
const LISTED = /[#\t][a-z][a-z0-9]{11}$/;
const FOUND = /#[a-z][a-z0-9]{11}#(?:[0-9A-Z]{26}|~)?$/;

type Question = Omit<RequestOf<typeof site.list>['query'], 'limit'>;

/** The names of the accounts whose sites these are. */
async function ownersOf({ accounts }: Pick<SiteDependencies, 'accounts'>, sites: readonly Site[]) {
  const ids = [...new Set(sites.map(({ ownerId }) => ownerId))];
  const found = ids.length > 0 ? await accounts.getAll(ids) : [];
  return new Map(ids.map((id, index) => [id, { id, companyName: found[index]?.companyName ?? '' }] as const));
}

/**
 * A page of the sites in the caller's tree that are asked for. Of a list: one read of its entries, and one each for every
 * hundred sites and owners; of a search, the first two up to four times. No more with a hundred thousand sites than with ten.
 */
export async function findSites(
  dependencies: Pick<SiteDependencies, 'sites' | 'accounts' | 'sitesOrigin'>,
  caller: Caller,
  { keyword = '', status, sort, order, cursor }: Question,
  limit: number,
): Promise<{ sites: ListedSite[]; nextCursor: string | null }> {
  const { sites, sitesOrigin } = dependencies;
  const terms = searchTerms(keyword);
  const page = await (terms.length > 0
    ? sites.search(caller.scope, { terms, status, after: decodeCursor(cursor, FOUND), limit })
    : sites.list(caller.scope, { status, sort, descending: order === 'desc', after: decodeCursor(cursor, LISTED), limit }));
  const owners = await ownersOf(dependencies, page.sites);
  return {
    sites: page.sites.map((found) => ({
      ...siteSummary(found, sitesOrigin),
      editedAt: lastEditedAt(found),
      owner: owners.get(found.ownerId) ?? { id: found.ownerId, companyName: '' },
    })),
    nextCursor: encodeCursor(page.next),
  };
}
