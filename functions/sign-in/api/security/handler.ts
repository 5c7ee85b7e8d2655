import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { signInSecurityLocators, signInSecurityUseCases } from '#functions/sign-in/api/security/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { challengeStore } from '#functions/sign-in/store/challenge-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { twoFactorStore } from '#functions/sign-in/store/two-factor-store.ts';
import { openTwoFactorSealer } from '#functions/platform/wiring/secrets.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
/** Dependencies of the only HTTP function that can read the key of the second factors. */
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
