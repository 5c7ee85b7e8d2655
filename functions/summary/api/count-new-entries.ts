import type { DashboardDependencies } from '#functions/summary/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { NEW_ENTRIES_FIGURE } from '#functions/sites/store/record-counts.ts';
import type { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';

/** Returns the number of new entries in the caller's tree. Makes one call, whatever the size of the tree. */
export const countNewEntries =
  ({ countsOf }: Pick<DashboardDependencies, 'countsOf'>): UseCase<typeof dashboard.newEntries> =>
  async ({ caller }) => ({ total: (await countsOf(caller.scope))[NEW_ENTRIES_FIGURE] ?? 0 });
