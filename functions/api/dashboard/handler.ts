import { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { dashboardUseCases } from '#functions/api/dashboard/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { requireVariable } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: DashboardDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  audit: auditStore(table),
  plans: planStore(table),
  sites: siteStore(table),
  countsOf: (scope) => readScopeCounts(table, scope),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
}));
export const handler = serve(dashboard, dashboardUseCases(dependencies), dependencies);
