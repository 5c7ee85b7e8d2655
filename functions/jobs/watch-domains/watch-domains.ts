import { attemptAll } from '#functions/attempt-all.ts';
import { writeLine } from '#functions/log.ts';
import type { DomainStore } from '#functions/store/domain/domain-store.ts';

interface WatchDependencies {
  domains: Pick<DomainStore, 'listDue' | 'lease'>;
  /** Takes the next step of a domain, by its id in the index. */
  check: (id: string) => Promise<void>;
}

/** Of one run; the rest is still due in the next one. CloudFront's control plane takes few calls a second. */
const DOMAINS_PER_RUN = 500;
const CONCURRENCY = 10;

/**
 * One round over the domains that are due, most overdue first: one query of the index, and no scan. Each is leased, so that
 * runs that overlap check it once; the check of a run that dies is due again when the lease has expired.
 */
export const watchDomains =
  ({ domains, check }: WatchDependencies) =>
  async (): Promise<void> => {
    const due = await domains.listDue(DOMAINS_PER_RUN);
    const checkLeased = async (id: string): Promise<void> => {
      if (await domains.lease(id)) await check(id);
    };
    await attemptAll(due, CONCURRENCY, checkLeased, 'Custom domains could not be checked');
    if (due.length > 0) writeLine({ level: 'info', message: 'domains checked', domains: due.length });
  };
