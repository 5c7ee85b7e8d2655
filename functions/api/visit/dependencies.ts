import type { Clock } from '#functions/gateways/clock.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { VisitStore } from '#functions/store/visitor/visit-store.ts';

export interface VisitDependencies {
  sites: PublicSiteStore;
  visits: VisitStore;
  revisions: RevisionStore;
  popupCounts: Pick<PopupCountStore, 'countClick'>;
  clock: Clock;
}
