import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AuditAction, AuditEntry } from '#shared/model/account/audit.ts';

/** What remembering an act takes. */
export interface AuditDependencies {
  ids: Ids;
  clock: Clock;
}

/** An entry of this moment. */
export const newAuditEntry = (
  { ids, clock }: AuditDependencies,
  action: AuditAction,
  actor: AuditEntry['actor'],
  subject: AuditEntry['subject'],
  changes: AuditEntry['changes'] = [],
): AuditEntry => ({ id: ids.ulid(), at: clock().toISOString(), action, actor, subject, changes });
