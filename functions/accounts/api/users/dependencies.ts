import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { BilledAccountStore } from '#functions/billing/store/billed-account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { ScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface UserDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  billedAccounts: BilledAccountStore;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  attempts: AttemptStore;
  /** Returns the numbers of accounts and sites of a subtree. */
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  passwords: PasswordHasher;
  clock: Clock;
  ids: Ids;
}
