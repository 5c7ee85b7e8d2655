import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';

export interface AuditDependencies {
  ids: Ids;
  clock: Clock;
}

/** Returns an entry with a new id and the present time. `actor`: `null` if the product itself acts. */
export const newAuditEntry = (
  { ids, clock }: AuditDependencies,
  action: AuditAction,
  actor: AuditEntry['actor'],
  subject: AuditEntry['subject'],
  changes: AuditEntry['changes'] = [],
): AuditEntry => ({ id: ids.ulid(), at: clock().toISOString(), action, actor, subject, changes });
