import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** What visitors made of a site's popups. One database call beside finding the site. */
export const getPopupCounts =
  ({ sites, popupCounts }: SiteDependencies): UseCase<typeof site.popupCounts> =>
  async ({ caller, params }) => ({
    counts: Object.fromEntries(await popupCounts.read(await sites.find(caller.scope, params.id))),
  });
