import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { isQuotaNear } from '#shared/rules/domains/quota-near.ts';
import type { DomainLimits } from '#functions/domains/services/domain-limits.ts';
import { type Warn, writeLine } from '#functions/platform/base/log.ts';
import type { DomainStore } from '#functions/domains/store/domain-store.ts';

interface WatchDependencies {
  domains: Pick<DomainStore, 'listDue' | 'lease' | 'tenantsByGroup'>;
  /** Takes the next step of a domain. `id`: its id in the index of due checks. */
  check: (id: string) => Promise<void>;
  limits: DomainLimits;
  warn: Warn;
}

/**
 * Maximum number of domains in one run; the rest is due for the next run. The limits are low, because CloudFront's control plane allows few
 * calls per second.
 */
const DOMAINS_PER_RUN = 500;
const CONCURRENCY = 10;

/**
 * Returns the largest used share of a quota. Of the connection groups only the last one counts, because new domains go to the next group
 * when one is full.
 */
function quotaUsed(tenants: ReadonlyMap<number, number>, { groups, tenantsPerGroup, tenants: max, certificates }: DomainLimits): number {
  const total = [...tenants.values()].reduce((sum, one) => sum + one, 0);
  return Math.max(total / max, total / certificates, (tenants.get(groups - 1) ?? 0) / tenantsPerGroup);
}

/**
 * Checks the domains that are due, most overdue first: one query of the index, and no scan. Each domain is leased, so that
 * overlapping runs check it once. After a crash, a check is due again when the lease has expired. Ends with a warning, which triggers an
 * alarm, if a quota is nearly used up.
 */
export const watchDomains =
  ({ domains, check, limits, warn }: WatchDependencies) =>
  async (): Promise<void> => {
    const due = await domains.listDue(DOMAINS_PER_RUN);
    const checkLeased = async (id: string): Promise<void> => {
      if (await domains.lease(id)) await check(id);
    };
    await attemptAll(due, CONCURRENCY, checkLeased, 'Custom domains could not be checked');
    const used = quotaUsed(await domains.tenantsByGroup(), limits);
    if (isQuotaNear({ used, max: 1 }))
      warn('domain-quota', 1, new Error(`${Math.round(used * 100)} % of a quota of custom domains are used`));
    if (due.length > 0) writeLine({ level: 'info', message: 'domains checked', domains: due.length });
  };
