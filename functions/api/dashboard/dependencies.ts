import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AuditStore } from '#functions/store/audit.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { Counts } from '#functions/store/scope-count.ts';
import type { SiteStore } from '#functions/store/site.ts';

/** What figures and news of a tree are made of. */
export interface DashboardDependencies {
  accounts: AccountStore;
  audit: AuditStore;
  plans: PlanStore;
  sites: Pick<SiteStore, 'list' | 'ownCount'>;
  /** The figures of a subtree. */
  countsOf: (scope: Scope) => Promise<Counts>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
