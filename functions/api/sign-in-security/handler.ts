import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { signInSecurityLocators, signInSecurityUseCases } from '#functions/api/sign-in-security/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { SignInSecurityDependencies } from '#functions/api/sign-in-security/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { challengeStore } from '#functions/store/auth/challenge-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { twoFactorStore } from '#functions/store/auth/two-factor-store.ts';
import { openTwoFactorSealer } from '#functions/wiring/secrets.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
/** The only HTTP function that has the key of the second factors. */
const dependencies: SignInSecurityDependencies & HttpDependencies = withHttp(env, ({ table, secrets }) => ({
  attempts: attemptStore(table, systemClock),
  challenges: challengeStore(table, systemIds, realClock),
  codeClock: realClock,
  devices: deviceStore(table, systemIds, systemClock),
  passwords: argon2Hasher(),
  plans: planStore(table),
  sealer: openTwoFactorSealer(env, secrets),
  twoFactor: twoFactorStore(table),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(signInSecurity, signInSecurityUseCases(dependencies), {
  ...dependencies,
  locators: signInSecurityLocators(dependencies),
});
