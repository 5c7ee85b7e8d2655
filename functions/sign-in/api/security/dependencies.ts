import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import type { SecretSealer } from '#functions/platform/gateways/secret-sealer.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ActingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { ChallengeStore } from '#functions/sign-in/store/challenge-store.ts';
import type { DeviceStore } from '#functions/sign-in/store/device-store.ts';
import type { SessionStore } from '#functions/sign-in/store/session-store.ts';
import type { TwoFactorStore } from '#functions/sign-in/store/two-factor-store.ts';

export interface SignInSecurityDependencies {
  accounts: AccountStore;
  actings: ActingStore;
  attempts: AttemptStore;
  challenges: Pick<ChallengeStore, 'find' | 'consume'>;
  clock: Clock;
  /** The clock for codes: real time, because authenticator apps use it. */
  codeClock: Clock;
  devices: DeviceStore;
  ids: Ids;
  passwords: PasswordHasher;
  plans: PlanStore;
  sealer: SecretSealer;
  sessions: SessionStore;
  twoFactor: TwoFactorStore;
  /** The deployment's maximum size of a picture in MB. */
  imageMaxMb: number;
}
