import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { collectVisits } from '#functions/analytics/jobs/collect-visits/collect-visits.ts';
import { writeWarning } from '#functions/platform/base/log.ts';
import { collectedVisits } from '#functions/analytics/store/collected-visits.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { visitSalts } from '#functions/analytics/store/visit-salts.ts';
import { openTable, requireVariable, visitsBucket } from '#functions/platform/wiring/base.ts';
import { openAccessLogs, openRollUpRequests } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = collectVisits({
  logs: openAccessLogs(env),
  collected: collectedVisits(visitsBucket(env)),
  hours: visitHours(table, systemClock, openRollUpRequests(env)),
  salts: visitSalts(table, systemIds.secret),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
  sitesOfDomains: domainStore(table, systemClock).sitesOf,
  warn: writeWarning,
});
