import { readVisitBatchMs } from '#functions/platform/base/environment.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { rollUpVisitsJob } from '#functions/analytics/job-definitions/roll-up-visits.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { openTable, requireVariable, visitsBucket } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const bucket = visitsBucket(env);

export const handler = runJob(
  rollUpVisitsJob,
  jobRunner(table),
  rollUpVisits({
    hours: visitHours(table, systemClock, readVisitBatchMs(env)),
    revisions: revisionStore(table),
    siteNews: siteNewsStore(table),
    collected: collectedVisits(bucket),
    conversions: conversions(table),
    hourFigures: hourFiguresStore(bucket),
    figures: visitFigures(table),
    clock: systemClock,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }),
);
