import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { analyticsUseCases } from '#functions/analytics/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { AnalyticsDependencies } from '#functions/analytics/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { accountVisits } from '#functions/analytics/store/account-visits.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { ownVisitStore } from '#functions/analytics/store/own-visit-store.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { mediaBucket, visitsBucket } from '#functions/platform/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: AnalyticsDependencies & OpenHttpDependencies = withHttp(env, ({ table, accounts }) => ({
  ...openApi({ table, accounts }),
  sites: siteStore(table),
  plans: planStore(table),
  revisions: revisionStore(table),
  figures: visitFigures(table),
  accountVisits: accountVisits(table),
  popupCounts: popupCountStore(table),
  siteNews: siteNewsStore(table),
  audit: auditStore(table),
  collected: collectedVisits(visitsBucket(env)),
  jobs: jobStore(table, systemClock),
  reportFiles: mediaBucket(env),
  deliveries: reportDeliveryStore(table, systemClock),
  ownVisits: ownVisitStore(table),
}));
export const handler = serve(analytics, analyticsUseCases(dependencies), dependencies);
