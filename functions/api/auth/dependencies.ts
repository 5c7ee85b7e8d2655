import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { ChallengeStore } from '#functions/store/auth/challenge-store.ts';
import type { DeviceStore } from '#functions/store/auth/device-store.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { LegalStore } from '#functions/store/legal/legal-store.ts';
import type { LinkStore } from '#functions/store/auth/link-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { SessionStore } from '#functions/store/auth/session-store.ts';

export interface AuthDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  challenges: Pick<ChallengeStore, 'open'>;
  devices: DeviceStore;
  ids: Ids;
  jobs: JobStore;
  legal: Pick<LegalStore, 'versionsOf'>;
  links: LinkStore;
  passwords: PasswordHasher;
  plans: PlanStore;
  sessions: SessionStore;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
}
