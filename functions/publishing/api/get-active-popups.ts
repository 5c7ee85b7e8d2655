import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { activePopups } from '#functions/popups/services/active-popups.ts';
import { liveContent } from '#functions/publishing/services/published-site/live-content.ts';
import { popupsOverPublicSheets } from '#functions/popups/services/published-popups.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';

/**
 * Returns the active popups on public sheets. Popups on members-only sheets are sent with those sheets. Makes six database calls
 * if no popup is on a members-only sheet, and one more to count applicants.
 */
export const getActivePopups =
  (dependencies: EndUserDependencies): UseCase<typeof endUser.popups> =>
  async ({ params, query }) => {
    const { popupCounts, clock } = dependencies;
    const content = await liveContent(dependencies, params.siteId, query.lang);
    const shown = await popupsOverPublicSheets(content);
    return activePopups(content, shown, { popupCounts, now: clock() });
  };
