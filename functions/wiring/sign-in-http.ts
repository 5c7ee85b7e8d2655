import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import type { SignInSecurityDependencies } from '#functions/api/sign-in-security/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { challengeStore } from '#functions/store/auth/challenge-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { twoFactorStore } from '#functions/store/auth/two-factor-store.ts';
import { legalStore } from '#functions/store/legal/legal-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import type { Environment } from '#functions/wiring/base.ts';
import { openTwoFactorSealer } from '#functions/wiring/secrets.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

export const authDependencies = (env: Environment): AuthDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
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

/** The only HTTP function that has the key of the second factors. */
export const signInSecurityDependencies = (env: Environment): SignInSecurityDependencies & HttpDependencies =>
  withHttp(env, ({ table, secrets }) => ({
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
