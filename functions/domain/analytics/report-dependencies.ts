import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { AuditStore } from '#functions/store/audit/audit-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteNewsStore } from '#functions/store/news/site-news-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { AccountVisits } from '#functions/store/visit/account-visits.ts';
import type { VisitFigures } from '#functions/store/visit/visit-figures.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';

/** The stores that reports on visits read. */
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
