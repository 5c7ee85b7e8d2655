import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';

/** What the use cases of admin settings are made of. */
export interface SubAdminDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
