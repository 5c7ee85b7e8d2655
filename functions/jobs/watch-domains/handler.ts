import { watchDomains } from '#functions/jobs/watch-domains/watch-domains.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import { openTable } from '#functions/wiring/base.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { openDomainCheck } from '#functions/wiring/domains.ts';

const { env } = process;
const table = openTable(env);

export const handler = watchDomains({ domains: domainStore(table, systemClock), check: openDomainCheck(env, table) });
