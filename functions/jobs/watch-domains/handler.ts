import { DomainLimits } from '#functions/domain/custom-domain/domain-limits.ts';
import { watchDomains } from '#functions/jobs/watch-domains/watch-domains.ts';
import { writeWarning } from '#functions/log.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import { openTable, requireVariable } from '#functions/wiring/base.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { openDomainCheck } from '#functions/wiring/domains.ts';

const { env } = process;
const table = openTable(env);

export const handler = watchDomains({
  domains: domainStore(table, systemClock),
  check: openDomainCheck(env, table),
  limits: DomainLimits.parse(JSON.parse(requireVariable(env, 'domainLimits'))),
  warn: writeWarning,
});
