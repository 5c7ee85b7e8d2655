import { userImportLocators, userImportUseCases } from '#functions/accounts/api/imports/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: UserImportDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  imports: userImportStore(table, systemClock),
  plans: planStore(table),
  jobs: jobStore(table, systemClock),
  files: mediaBucket(env),
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(userImport, userImportUseCases(dependencies), {
  ...dependencies,
  locators: userImportLocators(dependencies),
});
