import { systemClock } from '#functions/gateways/clock.ts';
import { meterPageViews } from '#functions/jobs/meter-page-views/meter-page-views.ts';
import { writeWarning } from '#functions/log.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { openTable, requireVariable } from '#functions/wiring/base.ts';
import { openAccessLogs } from '#functions/wiring/jobs.ts';

const { env } = process;

export const handler = meterPageViews({
  logs: openAccessLogs(env),
  views: pageViewStore(openTable(env), systemClock),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
  warn: writeWarning,
});
