import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { LegalStore } from '#functions/store/legal/legal-store.ts';

export interface LegalDependencies {
  accounts: AccountStore;
  clock: Clock;
  ids: Ids;
  legal: LegalStore;
  plans: PlanStore;
}
