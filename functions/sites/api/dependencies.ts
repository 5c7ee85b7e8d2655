import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { CommentDependencies } from '#functions/preview/services/comments/comment-dependencies.ts';
import type { ApprovalStore } from '#functions/preview/store/approvals/approval-store.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { HistoryStore } from '#functions/sites/store/revisions/history-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { RecordCounts } from '#functions/sites/store/record-counts.ts';
import type { PresenceStore } from '#functions/sites/store/presence-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteCopyStore } from '#functions/sites/store/site-copy-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface SiteDependencies extends CommentDependencies {
  sites: SiteStore;
  copies: SiteCopyStore;
  revisions: RevisionStore;
  approvals: ApprovalStore;
  history: HistoryStore;
  presence: PresenceStore;
  popupCounts: PopupCountStore;
  /** Returns the numbers of members, contacts and form entries of each site, by state. */
  recordCountsOf: (siteIds: readonly string[]) => Promise<RecordCounts[]>;
  media: MediaStore;
  jobs: JobStore;
  accounts: AccountStore;
  plans: PlanStore;
  clock: Clock;
  ids: Ids;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
