import { countNewEntries } from '#functions/api/dashboard/count-new-entries.ts';
import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import { getSummary } from '#functions/api/dashboard/get-summary.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';

/** Dashboards: the use case of every endpoint of the family. */
export const dashboardUseCases = (dependencies: DashboardDependencies): UseCases<typeof dashboard> => ({
  summary: getSummary(dependencies),
  newEntries: countNewEntries(dependencies),
});
