import { countNewEntries } from '#functions/summary/api/count-new-entries.ts';
import type { DashboardDependencies } from '#functions/summary/api/dependencies.ts';
import { getSummary } from '#functions/summary/api/get-summary.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';

/** The use cases of the endpoints for dashboards. */
export const dashboardUseCases = (dependencies: DashboardDependencies): UseCases<typeof dashboard> => ({
  summary: getSummary(dependencies),
  newEntries: countNewEntries(dependencies),
});
