import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';

export interface SubAdminDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
