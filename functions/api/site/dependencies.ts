import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { CommentDependencies } from '#functions/domain/comment/comment-dependencies.ts';
import type { ApprovalStore } from '#functions/store/approval/approval-store.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { HistoryStore } from '#functions/store/revision/history-store.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import type { RecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import type { PresenceStore } from '#functions/store/site/presence-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteCopyStore } from '#functions/store/site/site-copy-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface SiteDependencies extends CommentDependencies {
  sites: SiteStore;
  copies: SiteCopyStore;
  revisions: RevisionStore;
  approvals: ApprovalStore;
  history: HistoryStore;
  presence: PresenceStore;
  popupCounts: PopupCountStore;
  /** Members, contacts and form entries of sites by state. */
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
