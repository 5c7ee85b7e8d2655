import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { analyticsUseCases } from '#functions/api/analytics/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { AnalyticsDependencies } from '#functions/api/analytics/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { accountVisits } from '#functions/store/visit/account-visits.ts';
import { collectedVisits } from '#functions/store/visit/collected-visits.ts';
import { ownVisitStore } from '#functions/store/visit/own-visit-store.ts';
import { reportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { mediaBucket, visitsBucket } from '#functions/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

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
