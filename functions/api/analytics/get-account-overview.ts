import type { AnalyticsDependencies } from '#functions/api/analytics/dependencies.ts';
import { shownAccount } from '#functions/domain/account/shown-account.ts';
import { accountOverview } from '#functions/domain/analytics/account-overview.ts';
import { assertPlanIncludesReports, reportedMonth } from '#functions/domain/analytics/assert-reported.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';

/** The month's report of the caller's account, or of an account that the caller sees. */
export const getAccountOverview =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.account> =>
  async ({ caller, query: { month: named, accountId, ...filter } }) => {
    const month = reportedMonth(named, dependencies.clock());
    const account = await shownAccount(dependencies, caller, accountId);
    await assertPlanIncludesReports(dependencies, account, 'accountId');
    return accountOverview(dependencies, account.id, { month, filter });
  };
