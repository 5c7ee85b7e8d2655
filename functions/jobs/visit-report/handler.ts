import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { readBundledFonts } from '#functions/domain/pdf/pdf-fonts.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { visitReportJob } from '#functions/jobs/visit-report/job.ts';
import { makeReport } from '#functions/jobs/visit-report/make-report.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { accountVisits } from '#functions/store/visit/account-visits.ts';
import { reportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

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
