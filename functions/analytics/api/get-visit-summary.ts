import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { visitSummary } from '#functions/analytics/services/account-overview.ts';
import { assertPlanIncludesReports } from '#functions/analytics/services/assert-reported.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/** Returns the figures of the running month for the account in which the caller works, and all accounts below it. */
export const getVisitSummary =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.summary> =>
  async ({ caller: { scope } }) => {
    const account = await dependencies.accounts.find(scope, scope.accountId);
    await assertPlanIncludesReports(dependencies, account);
    return visitSummary(dependencies, account.id, monthOf(dependencies.clock()));
  };
