import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { getAccountOverview } from '#functions/analytics/api/get-account-overview.ts';
import { getLive } from '#functions/analytics/api/get-live.ts';
import { getLanding, getPopups, getSiteOverview, getSwipe, getTaps } from '#functions/analytics/api/get-site-reports.ts';
import { getVisitSummary } from '#functions/analytics/api/get-visit-summary.ts';
import { getDelivery, setDelivery } from '#functions/analytics/api/report-delivery.ts';
import { getOwnVisits, setOwnVisits } from '#functions/analytics/api/own-visits.ts';
import { getReport, startReport } from '#functions/analytics/api/report-file.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { analytics } from '#shared/api-contract/endpoints/analytics.ts';

/** Effect measurement: the use case of every endpoint of the family. */
export const analyticsUseCases = (dependencies: AnalyticsDependencies): UseCases<typeof analytics> => ({
  summary: getVisitSummary(dependencies),
  account: getAccountOverview(dependencies),
  site: getSiteOverview(dependencies),
  landing: getLanding(dependencies),
  swipe: getSwipe(dependencies),
  taps: getTaps(dependencies),
  popups: getPopups(dependencies),
  live: getLive(dependencies),
  startReport: startReport(dependencies),
  getReport: getReport(dependencies),
  getDelivery: getDelivery(dependencies),
  setDelivery: setDelivery(dependencies),
  getOwnVisits: getOwnVisits(dependencies),
  setOwnVisits: setOwnVisits(dependencies),
});
