import { systemClock } from '#functions/platform/wiring/clock.ts';
import { rollUpVisits } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { rollUpMessages } from '#functions/analytics/jobs/roll-up-visits/roll-up-messages.ts';
import { writeJobLogLine } from '#functions/platform/runner/job-log.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { conversions } from '#functions/analytics/store/conversions.ts';
import { hourFiguresStore } from '#functions/analytics/store/hour-figures.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { openTable, requireVariable, visitsBucket } from '#functions/platform/wiring/base.ts';
import { openRollUpRequests } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const bucket = visitsBucket(env);

const hours = visitHours(table, systemClock, openRollUpRequests(env));

export const handler = rollUpMessages({
  rollUp: rollUpVisits({
    hours,
    revisions: revisionStore(table),
    siteNews: siteNewsStore(table),
    collected: collectedVisits(bucket),
    conversions: conversions(table),
    hourFigures: hourFiguresStore(bucket),
    figures: visitFigures(table),
    clock: systemClock,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }),
  hours,
  clock: systemClock,
  log: writeJobLogLine,
});
