import type { Clock } from '#functions/gateways/clock.ts';
import type { PopupCounts } from '#functions/store/popup-counts.ts';
import type { PublicSites } from '#functions/store/public-sites.ts';
import type { RevisionStore } from '#functions/store/revision.ts';
import type { Visits } from '#functions/store/visits.ts';

export interface VisitDependencies {
  sites: PublicSites;
  visits: Visits;
  revisions: Pick<RevisionStore, 'read'>;
  popupCounts: Pick<PopupCounts, 'countClick'>;
  clock: Clock;
}
