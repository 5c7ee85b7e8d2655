import { invalidInput } from '#functions/app-error.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { siteSummary } from '#functions/api/site/site-summary.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/contract/site.ts';

/** A place in a listing. It names no scope: whoever sends it, it counts in the sender's own listing only. */
const PLACE = /^SITE#[0-9TZ:.-]+#[a-z0-9]+$/;

const cursorOf = (place: string): string => Buffer.from(place).toString('base64url');

function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, 'base64url').toString();
  if (!PLACE.test(place)) throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return place;
}

export const listSites =
  ({ sites, sitesOrigin }: SiteDependencies): UseCase<typeof site.list> =>
  async ({ caller, query: { cursor, limit } }) => {
    const page = await sites.list(caller.scope, { after: cursor === undefined ? undefined : placeOf(cursor), limit });
    return {
      sites: page.sites.map((found) => siteSummary(found, sitesOrigin)),
      nextCursor: page.next === null ? null : cursorOf(page.next),
    };
  };
