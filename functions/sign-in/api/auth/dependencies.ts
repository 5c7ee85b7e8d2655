import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { ChallengeStore } from '#functions/sign-in/store/challenge-store.ts';
import type { DeviceStore } from '#functions/sign-in/store/device-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { LegalStore } from '#functions/legal/store/legal-store.ts';
import type { LinkStore } from '#functions/sign-in/store/link-store.ts';
import type { LoginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { SessionStore } from '#functions/sign-in/store/session-store.ts';

export interface AuthDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  clock: Clock;
  challenges: Pick<ChallengeStore, 'open'>;
  devices: DeviceStore;
  emailChanges: LoginEmailChangeStore;
  ids: Ids;
  jobs: JobStore;
  legal: Pick<LegalStore, 'versionsOf'>;
  links: LinkStore;
  passwords: PasswordHasher;
  plans: PlanStore;
  sessions: SessionStore;
  /** The deployment's maximum size of a picture in MB. */
  imageMaxMb: number;
}
