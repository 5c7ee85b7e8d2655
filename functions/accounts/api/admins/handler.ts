import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { subAdminLocators, subAdminUseCases } from '#functions/accounts/api/admins/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: SubAdminDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(subAdmin, subAdminUseCases(dependencies), { ...dependencies, locators: subAdminLocators(dependencies) });
