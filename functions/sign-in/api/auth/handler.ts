import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { authUseCases } from '#functions/sign-in/api/auth/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { challengeStore } from '#functions/sign-in/store/challenge-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: AuthDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  attempts: attemptStore(table, systemClock),
  challenges: challengeStore(table, systemIds, realClock),
  devices: deviceStore(table, systemIds, systemClock),
  emailChanges: loginEmailChangeStore(table, systemClock),
  jobs: jobStore(table, systemClock),
  legal: legalStore(table),
  links: linkStore(table, systemIds, systemClock),
  passwords: argon2Hasher(),
  plans: planStore(table),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(auth, authUseCases(dependencies), dependencies);
