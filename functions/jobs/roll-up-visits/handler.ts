import { systemClock } from '#functions/wiring/clock.ts';
import { rollUpVisitsJob } from '#functions/jobs/roll-up-visits/job.ts';
import { rollUpVisits } from '#functions/jobs/roll-up-visits/roll-up-visits.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { collectedVisits } from '#functions/store/visit/collected-visits.ts';
import { conversions } from '#functions/store/visit/conversions.ts';
import { hourFiguresStore } from '#functions/store/visit/hour-figures.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { visitHours } from '#functions/store/visit/visit-hours.ts';
import { openTable, requireVariable, visitsBucket } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const bucket = visitsBucket(env);

export const handler = runJob(
  rollUpVisitsJob,
  jobRunner(table),
  rollUpVisits({
    hours: visitHours(table, systemClock),
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
