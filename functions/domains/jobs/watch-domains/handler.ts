import { DomainLimits } from '#functions/domains/services/domain-limits.ts';
import { watchDomains } from '#functions/domains/jobs/watch-domains/watch-domains.ts';
import { writeWarning } from '#functions/platform/base/log.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { openTable, requireVariable } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { openDomainCheck } from '#functions/domains/wiring/domains.ts';

const { env } = process;
const table = openTable(env);

export const handler = watchDomains({
  domains: domainStore(table, systemClock),
  check: openDomainCheck(env, table),
  limits: DomainLimits.parse(JSON.parse(requireVariable(env, 'domainLimits'))),
  warn: writeWarning,
});
