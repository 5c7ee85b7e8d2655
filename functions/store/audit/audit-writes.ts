import { auditPartition } from '#functions/store/keys.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Write } from '#functions/store/engine/table.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

const placeOf = ({ at, id }: AuditEntry): string => `${at}#${id}`;

/**
 * The writes that remember an act, for the transaction of the act itself. `audience`: the accounts in whose log it stands,
 * which are the account it was done to and those above it.
 */
export const auditWrites = (entry: AuditEntry, audience: readonly string[]): Write[] =>
  audience.map((accountId): Write => ({
    put: { pk: auditPartition(accountId), sk: placeOf(entry), entity: 'audit', ...entry, actorId: entry.actor?.id },
    when: isAbsent(),
  }));
