import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { subAdminLocators, subAdminUseCases } from '#functions/api/sub-admin/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: SubAdminDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  attempts: attemptStore(table, systemClock),
}));
export const handler = serve(subAdmin, subAdminUseCases(dependencies), { ...dependencies, locators: subAdminLocators(dependencies) });
