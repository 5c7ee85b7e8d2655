import type { SiteDocument, SiteSummary } from '#shared/model/site/site.ts';
import { publishFaults } from '#shared/rules/publish/publish-check.ts';
import { isPublished, siteTransition } from '#shared/rules/site/site-state.ts';

type RevisionObstacle = 'working' | 'status' | 'live' | 'faults';

/** The actions on a revision, each with the reason why it is not available. */
export function revisionOptions(
  { status, working, live }: Pick<SiteSummary, 'status' | 'working' | 'live'>,
  revision: string,
  document: SiteDocument,
): { name: 'restore' | 'publish'; obstacle: RevisionObstacle | null }[] {
  const publishObstacle = (): RevisionObstacle | null => {
    if (siteTransition(status, 'publish-public') === undefined) return 'status';
    if (isPublished(status) && live === revision) return 'live';
    return publishFaults(document).length > 0 ? 'faults' : null;
  };
  return [
    { name: 'publish', obstacle: publishObstacle() },
    { name: 'restore', obstacle: working === revision ? 'working' : null },
  ];
}
