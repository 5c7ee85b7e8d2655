import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { ScopeCounts } from '#functions/store/scope-count.ts';
import type { SiteStore } from '#functions/store/site.ts';

export interface UserDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  sites: Pick<SiteStore, 'list'>;
  attempts: AttemptStore;
  /** The figures of a subtree. */
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  passwords: PasswordHasher;
  clock: Clock;
  ids: Ids;
}
