import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { apiAccessLocators, apiAccessUseCases } from '#functions/api/api-access/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { ApiAccessDependencies } from '#functions/api/api-access/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { apiAccessStore } from '#functions/store/api-access/api-access-store.ts';
import { apiCallStore } from '#functions/store/api-access/api-call-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: ApiAccessDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  accesses: apiAccessStore(table),
  calls: apiCallStore(table, systemClock),
  sites: siteStore(table),
}));
export const handler = serve(apiAccess, apiAccessUseCases(dependencies), { ...dependencies, locators: apiAccessLocators(dependencies) });
