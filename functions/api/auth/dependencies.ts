import type { Passwords } from '#functions/gateways/passwords.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';
import type { PlanStore } from '#functions/store/plan.ts';
import type { SessionStore } from '#functions/store/session.ts';

/** What the use cases of sessions are made of. */
export interface AuthDependencies {
  accounts: AccountStore;
  attempts: AttemptStore;
  passwords: Passwords;
  plans: PlanStore;
  sessions: SessionStore;
}
