import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { readBundledFonts } from '#functions/platform/pdf/pdf-fonts.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { visitReportJob } from '#functions/analytics/job-definitions/visit-report.ts';
import { makeReport } from '#functions/analytics/jobs/visit-report/make-report.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { accountVisits } from '#functions/analytics/store/account-visits.ts';
import { reportDeliveryStore } from '#functions/analytics/store/report-delivery-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = runJob(
  visitReportJob,
  jobRunner(table),
  makeReport({
    sites: siteStore(table),
    accounts: accountStore(table),
    plans: planStore(table),
    revisions: revisionStore(table),
    figures: visitFigures(table),
    accountVisits: accountVisits(table),
    popupCounts: popupCountStore(table),
    siteNews: siteNewsStore(table),
    audit: auditStore(table),
    files: mediaBucket(env),
    fonts: readBundledFonts(import.meta.dirname),
    deliveries: reportDeliveryStore(table, systemClock),
    ids: systemIds,
    clock: systemClock,
  }),
);
