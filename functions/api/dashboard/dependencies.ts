import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AuditStore } from '#functions/store/audit/audit-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { ScopeCounts } from '#functions/store/engine/scope-counts.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

/** Dependencies of the figures and news of a tree. */
export interface DashboardDependencies {
  accounts: AccountStore;
  audit: AuditStore;
  plans: PlanStore;
  sites: Pick<SiteStore, 'list' | 'countOwn'>;
  /** The figures of a subtree. */
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
