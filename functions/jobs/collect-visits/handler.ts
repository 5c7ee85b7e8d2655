import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { collectVisits } from '#functions/jobs/collect-visits/collect-visits.ts';
import { writeWarning } from '#functions/log.ts';
import { collectedVisits } from '#functions/store/visit/collected-visits.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import { visitHours } from '#functions/store/visit/visit-hours.ts';
import { visitSalts } from '#functions/store/visit/visit-salts.ts';
import { openTable, requireVariable, visitsBucket } from '#functions/wiring/base.ts';
import { openAccessLogs } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = collectVisits({
  logs: openAccessLogs(env),
  collected: collectedVisits(visitsBucket(env)),
  hours: visitHours(table, systemClock),
  salts: visitSalts(table, systemIds.secret),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
  sitesOfDomains: domainStore(table, systemClock).sitesOf,
  warn: writeWarning,
});
