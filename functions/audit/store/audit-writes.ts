import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { auditPartition } from '#functions/platform/keys/keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';

const sortKey = ({ at, id }: AuditEntry): string => `${at}#${id}`;

/**
 * Returns the writes of an audit entry, for the transaction of the change itself. `audience`: the accounts whose log contains the
 * entry, which are the changed account and those above it.
 */
export const auditWrites = (entry: AuditEntry, audience: readonly string[]): Write[] =>
  audience.map((accountId): Write => ({
    put: { pk: auditPartition(accountId), sk: sortKey(entry), entity: 'audit', ...entry, actorId: entry.actor?.id },
    when: isAbsent(),
  }));
