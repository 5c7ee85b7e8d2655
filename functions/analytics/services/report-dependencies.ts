import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { AuditStore } from '#functions/audit/store/audit-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { AccountVisits } from '#functions/analytics/store/account-visits.ts';
import type { VisitFigures } from '#functions/analytics/store/visit-figures.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';

/** The stores from which reports on visits are read. */
export interface ReportDependencies {
  sites: Pick<SiteStore, 'find' | 'list' | 'existing'>;
  accounts: Pick<AccountStore, 'find' | 'getAll'>;
  plans: Pick<PlanStore, 'find'>;
  revisions: RevisionStore;
  figures: Pick<VisitFigures, 'read' | 'readTotals'>;
  accountVisits: AccountVisits;
  popupCounts: Pick<PopupCountStore, 'read'>;
  siteNews: Pick<SiteNewsStore, 'read'>;
  audit: Pick<AuditStore, 'list'>;
  clock: Clock;
}
