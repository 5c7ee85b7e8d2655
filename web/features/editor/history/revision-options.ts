import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { publishFaults } from '#shared/rules/publishing/publish-check.ts';
import { isPublished, type SiteState, siteTransition } from '#shared/rules/sites/site-state.ts';

type RevisionObstacle = 'working' | 'status' | 'live' | 'faults';

/** Returns the actions on a revision, each with the reason why it is not available. */
export function revisionOptions(
  site: SiteState & Pick<SiteSummary, 'working' | 'live'>,
  revision: string,
  document: SiteDocument,
): { name: 'restore' | 'publish'; obstacle: RevisionObstacle | null }[] {
  const publishObstacle = (): RevisionObstacle | null => {
    if (siteTransition(site, 'publish-public') === undefined) return 'status';
    if (isPublished(site) && site.live === revision) return 'live';
    return publishFaults(document).length > 0 ? 'faults' : null;
  };
  return [
    { name: 'publish', obstacle: publishObstacle() },
    { name: 'restore', obstacle: site.working === revision ? 'working' : null },
  ];
}
