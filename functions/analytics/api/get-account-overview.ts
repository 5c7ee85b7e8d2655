import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { accountOverview } from '#functions/analytics/services/account-overview.ts';
import { assertPlanIncludesReports, reportedMonth } from '#functions/analytics/services/assert-reported.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';

/** Returns the month's report of the caller's account, or of an account that the caller sees. */
export const getAccountOverview =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.account> =>
  async ({ caller, query: { month: named, accountId, ...filter } }) => {
    const month = reportedMonth(named, dependencies.clock());
    const account = await requestedAccount(dependencies, caller, accountId);
    await assertPlanIncludesReports(dependencies, account, 'accountId');
    return accountOverview(dependencies, account.id, { month, filter });
  };
