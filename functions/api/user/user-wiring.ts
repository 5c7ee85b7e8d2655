import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { billedAccountStore } from '#functions/store/billing/billed-account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import type { Environment } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

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
