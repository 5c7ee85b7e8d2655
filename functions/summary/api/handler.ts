import { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { dashboardUseCases } from '#functions/summary/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { DashboardDependencies } from '#functions/summary/api/dependencies.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { requireVariable } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: DashboardDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  audit: auditStore(table),
  plans: planStore(table),
  sites: siteStore(table),
  countsOf: (scope) => readScopeCounts(table, scope),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
}));
export const handler = serve(dashboard, dashboardUseCases(dependencies), dependencies);
