import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { authUseCases } from '#functions/api/auth/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { challengeStore } from '#functions/store/auth/challenge-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { legalStore } from '#functions/store/legal/legal-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: AuthDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  attempts: attemptStore(table, systemClock),
  challenges: challengeStore(table, systemIds, realClock),
  devices: deviceStore(table, systemIds, systemClock),
  jobs: jobStore(table, systemClock),
  legal: legalStore(table),
  links: linkStore(table, systemIds, systemClock),
  passwords: argon2Hasher(),
  plans: planStore(table),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(auth, authUseCases(dependencies), dependencies);
