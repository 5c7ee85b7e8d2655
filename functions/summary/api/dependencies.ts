import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AuditStore } from '#functions/audit/store/audit-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { ScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

/** Dependencies of the figures and news of a tree. */
export interface DashboardDependencies {
  accounts: AccountStore;
  audit: AuditStore;
  plans: PlanStore;
  sites: Pick<SiteStore, 'list' | 'countOwn'>;
  /** Returns the figures of a subtree. */
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
