import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { HistoryStore } from '#functions/store/history.ts';
import type { JobStore } from '#functions/store/job.ts';
import type { MediaStore } from '#functions/store/media.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { PopupCountStore } from '#functions/store/popup-counts.ts';
import type { PresenceStore } from '#functions/store/presence.ts';
import type { RevisionStore } from '#functions/store/revision.ts';
import type { SiteCopyStore } from '#functions/store/site-copy.ts';
import type { SiteStore } from '#functions/store/site.ts';

export interface SiteDependencies {
  sites: SiteStore;
  copies: SiteCopyStore;
  revisions: RevisionStore;
  history: HistoryStore;
  presence: PresenceStore;
  popupCounts: PopupCountStore;
  media: MediaStore;
  jobs: JobStore;
  accounts: AccountStore;
  plans: PlanStore;
  clock: Clock;
  ids: Ids;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
