import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import { cursorOf, placeOf } from '#functions/http/cursor.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/contract/site.ts';
import { searchTerms } from '#shared/rules/search-text.ts';

/** Places in the listing, and among the words that names are found by. */
const LISTED = /^SITE#[0-9TZ:.-]+#[a-z0-9]+$/;
const FOUND = /#[a-z][a-z0-9]{11}#(?:[0-9A-Z]{26}|~)?$/;

export const listSites =
  ({ sites, sitesOrigin }: SiteDependencies): UseCase<typeof site.list> =>
  async ({ caller, query: { keyword = '', cursor, limit } }) => {
    const terms = searchTerms(keyword);
    const page = await (terms.length > 0
      ? sites.search(caller.scope, { terms, after: placeOf(cursor, FOUND), limit })
      : sites.list(caller.scope, { after: placeOf(cursor, LISTED), limit }));
    return {
      sites: page.sites.map((found) => siteSummary(found, sitesOrigin)),
      nextCursor: cursorOf(page.next),
    };
  };
