import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { PersonStore } from '#functions/visitors/services/erasure/person-store.ts';
import type { ErasedRecords, RetentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { type Site, siteAuditSubject } from '#functions/sites/store/site.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

/** Limits of one run. The remaining work stays due for the next run. */
const ERASURES_PER_RUN = 20;
const SITES_PER_RUN = 5;
const RECORDS_OF_A_SITE = 200;

/** Completes interrupted erasures of a person. Continues after a failure, and throws at the end. */
export async function continueErasures({ persons }: { persons: Pick<PersonStore, 'listOverdue' | 'erase'> }): Promise<void> {
  await attemptAll(await persons.listOverdue(ERASURES_PER_RUN), 1, persons.erase, 'Erasures of persons could not be completed');
}

interface RetentionDependencies {
  retentions: Pick<RetentionStore, 'listDue' | 'run'>;
  clock: Clock;
  ids: Ids;
}

/** Erases data past the retention period of its site: one batch per due site, every minute until the day's run is done. */
export async function runRetentions({ retentions, clock, ids }: RetentionDependencies): Promise<void> {
  const auditOf = (site: Site, { membership, contact, homepage }: ErasedRecords): AuditEntry => {
    const changes = Object.entries({ members: membership, contacts: contact, forms: homepage }).map(([field, count]) => ({
      field,
      from: null,
      to: String(count),
    }));
    return newAuditEntry({ ids, clock }, 'entries.expire', null, siteAuditSubject(site), changes);
  };
  const run = (siteId: string): Promise<void> => retentions.run(siteId, RECORDS_OF_A_SITE, auditOf);
  await attemptAll(await retentions.listDue(SITES_PER_RUN), 1, run, 'Retention periods of sites could not be applied');
}
