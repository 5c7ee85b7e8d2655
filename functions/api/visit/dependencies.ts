import type { Clock } from '#functions/gateways/clock.ts';
import type { PopupCountStore } from '#functions/store/popup-counts.ts';
import type { PublicSiteStore } from '#functions/store/public-sites.ts';
import type { RevisionStore } from '#functions/store/revision.ts';
import type { VisitStore } from '#functions/store/visits.ts';

export interface VisitDependencies {
  sites: PublicSiteStore;
  visits: VisitStore;
  revisions: Pick<RevisionStore, 'read'>;
  popupCounts: Pick<PopupCountStore, 'countClick'>;
  clock: Clock;
}
