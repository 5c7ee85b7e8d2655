import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';
import type { DeviceStore } from '#functions/store/device.ts';
import type { JobStore } from '#functions/store/job.ts';
import type { LinkStore } from '#functions/store/link.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { SessionStore } from '#functions/store/session.ts';

/** What the use cases of sessions and passwords are made of. */
export interface AuthDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  devices: DeviceStore;
  ids: Ids;
  jobs: JobStore;
  links: LinkStore;
  passwords: PasswordHasher;
  plans: PlanStore;
  sessions: SessionStore;
}
