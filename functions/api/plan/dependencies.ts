import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';

export interface PlanDependencies {
  accounts: AccountStore;
  plans: PlanStore;
  clock: Clock;
  ids: Ids;
}
