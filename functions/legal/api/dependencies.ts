import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { LegalStore } from '#functions/legal/store/legal-store.ts';

export interface LegalDependencies {
  accounts: AccountStore;
  clock: Clock;
  ids: Ids;
  legal: LegalStore;
  plans: PlanStore;
}
