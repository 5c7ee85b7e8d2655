import type { AnalyticsDependencies } from '#functions/api/analytics/dependencies.ts';
import { getAccountOverview } from '#functions/api/analytics/get-account-overview.ts';
import { getLive } from '#functions/api/analytics/get-live.ts';
import { getLanding, getPopups, getSiteOverview, getSwipe, getTaps } from '#functions/api/analytics/get-site-reports.ts';
import { getVisitSummary } from '#functions/api/analytics/get-visit-summary.ts';
import { getDelivery, setDelivery } from '#functions/api/analytics/report-delivery.ts';
import { getOwnVisits, setOwnVisits } from '#functions/api/analytics/own-visits.ts';
import { getReport, startReport } from '#functions/api/analytics/report-file.ts';
import type { UseCases } from '#functions/http/use-case.ts';
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
