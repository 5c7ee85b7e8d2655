import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';

export interface SubAdminDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
