import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Returns clicks and applicants of a site's popups, by popup id. Makes one database call besides finding the site. */
export const getPopupCounts =
  ({ sites, popupCounts }: SiteDependencies): UseCase<typeof site.popupCounts> =>
  async ({ caller, params }) => ({
    counts: Object.fromEntries(await popupCounts.read(await sites.find(caller.scope, params.id))),
  });
