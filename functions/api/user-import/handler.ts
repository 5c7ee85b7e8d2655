import { userImportLocators, userImportUseCases } from '#functions/api/user-import/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { UserImportDependencies } from '#functions/api/user-import/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { userImportStore } from '#functions/store/user-import/user-import-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

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
