import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { BilledAccountStore } from '#functions/store/billing/billed-account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { ScopeCounts } from '#functions/store/engine/scope-counts.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface UserDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  billedAccounts: BilledAccountStore;
  sites: Pick<SiteStore, 'list'>;
  revisions: Pick<RevisionStore, 'read' | 'parts'>;
  attempts: AttemptStore;
  /** Numbers of accounts and sites of a subtree. */
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  passwords: PasswordHasher;
  clock: Clock;
  ids: Ids;
}
