import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { billedAccountStore } from '#functions/billing/store/billed-account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import type { Environment } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

export const userDependencies = (env: Environment): UserDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    billedAccounts: billedAccountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
    passwords: argon2Hasher(),
  }));
