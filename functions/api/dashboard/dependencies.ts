import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AuditStore } from '#functions/store/audit.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { ScopeCounts } from '#functions/store/scope-count.ts';
import type { SiteStore } from '#functions/store/site.ts';

/** What figures and news of a tree are made of. */
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
