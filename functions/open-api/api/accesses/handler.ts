import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { apiAccessLocators, apiAccessUseCases } from '#functions/open-api/api/accesses/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { apiAccessStore } from '#functions/open-api/store/accesses/api-access-store.ts';
import { apiCallStore } from '#functions/open-api/store/accesses/api-call-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: ApiAccessDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  accesses: apiAccessStore(table),
  calls: apiCallStore(table, systemClock),
  sites: siteStore(table),
}));
export const handler = serve(apiAccess, apiAccessUseCases(dependencies), { ...dependencies, locators: apiAccessLocators(dependencies) });
