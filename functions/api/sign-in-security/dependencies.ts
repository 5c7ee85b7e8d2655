import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { PasswordHasher } from '#functions/gateways/passwords.ts';
import type { SecretSealer } from '#functions/gateways/secret-sealer.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ActingStore } from '#functions/store/acting/acting-store.ts';
import type { PlanStore } from '#functions/store/account/plan-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { ChallengeStore } from '#functions/store/auth/challenge-store.ts';
import type { DeviceStore } from '#functions/store/auth/device-store.ts';
import type { SessionStore } from '#functions/store/auth/session-store.ts';
import type { TwoFactorStore } from '#functions/store/auth/two-factor-store.ts';

export interface SignInSecurityDependencies {
  accounts: AccountStore;
  actings: ActingStore;
  attempts: AttemptStore;
  challenges: Pick<ChallengeStore, 'find' | 'consume'>;
  clock: Clock;
  /** Authenticator apps use the real time, so codes need a real clock. */
  codeClock: Clock;
  devices: DeviceStore;
  ids: Ids;
  passwords: PasswordHasher;
  plans: PlanStore;
  sealer: SecretSealer;
  sessions: SessionStore;
  twoFactor: TwoFactorStore;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
}
