import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { assertReportPeriod, reportedMonth, reportedSite } from '#functions/analytics/services/assert-reported.ts';
import { siteLanding, siteOverview, sitePopups, siteSwipe, siteTaps } from '#functions/analytics/services/site-reports.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';

export const getSiteOverview =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.site> =>
  async ({ caller, params, query: { month: named, ...filter } }) => {
    const month = reportedMonth(named, dependencies.clock());
    return siteOverview(dependencies, await reportedSite(dependencies, caller.scope, params.siteId), { month, filter });
  };

export const getLanding =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.landing> =>
  async ({ caller, params, query: { period, language } }) => {
    assertReportPeriod(period, 'period', dependencies.clock());
    return siteLanding(dependencies, await reportedSite(dependencies, caller.scope, params.siteId), { period, language });
  };

export const getSwipe =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.swipe> =>
  async ({ caller, params, query: { period, language } }) => {
    assertReportPeriod(period, 'period', dependencies.clock());
    return siteSwipe(dependencies, await reportedSite(dependencies, caller.scope, params.siteId), { period, language });
  };

export const getTaps =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.taps> =>
  async ({ caller, params: { siteId, alias }, query: { period } }) => {
    assertReportPeriod(period, 'period', dependencies.clock());
    return siteTaps(dependencies, await reportedSite(dependencies, caller.scope, siteId), { alias, period });
  };

export const getPopups =
  (dependencies: AnalyticsDependencies): UseCase<typeof analytics.popups> =>
  async ({ caller, params, query }) => {
    const month = reportedMonth(query.month, dependencies.clock());
    return sitePopups(dependencies, await reportedSite(dependencies, caller.scope, params.siteId), month);
  };
