import type { DomainLimits } from '#functions/domains/services/domain-limits.ts';
import type { TargetOf } from '#functions/domains/services/domain-target.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { DomainStore } from '#functions/domains/store/domain-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { Site } from '#functions/sites/store/site.ts';

export interface CustomDomainDependencies {
  domains: DomainStore;
  sites: Pick<SiteStore, 'find' | 'findIncludingDeleted' | 'changeStatus'>;
  /** Returns the sites of these ids; `undefined` for each site that is deleted. */
  sitesOf: (ids: readonly string[]) => Promise<(Site | undefined)[]>;
  accounts: Pick<AccountStore, 'get' | 'getAll' | 'listSubAdmins'>;
  plans: Pick<PlanStore, 'getSiteLimits'>;
  attempts: Pick<AttemptStore, 'count'>;
  jobs: Pick<JobStore, 'add'>;
  targetOf: TargetOf;
  /** The product's own domains. Customers cannot request them or their subdomains. */
  reserved: readonly string[];
  limits: DomainLimits;
  /** Minimum time between two requested checks, in milliseconds. */
  checkPauseMs: number;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  clock: Clock;
  ids: Ids;
}
