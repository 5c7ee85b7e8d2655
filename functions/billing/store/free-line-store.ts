import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, anyOf, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { billedAccountKey, FREE_LINE_PREFIX, freeLineKey } from '#functions/platform/keys/billing-keys.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { PendingLine } from '#shared/model/billing/manual-invoice.ts';

const StoredLine = PendingLine.extend({ accountId: z.string() });
type StoredLine = z.infer<typeof StoredLine>;

export interface FreeLineStore {
  /** Returns the lines that the next closing of an account takes, in the order of their days. */
  list(accountId: string): Promise<PendingLine[]>;
  /**
   * Keeps a line for the next closing, once for its id. Returns `false` if there is a line with this id, or the account is not billed any
   * more. `audience`: the accounts whose logs get the audit entry.
   */
  add(line: StoredLine, audit: AuditEntry, audience: readonly string[]): Promise<boolean>;
  /** Removes a line. Returns `false` if it is gone: removed, or taken by a closing. */
  remove(accountId: string, id: string, audit: AuditEntry, audience: readonly string[]): Promise<boolean>;
}

const byDay = (one: PendingLine, other: PendingLine): number =>
  one.line.from < other.line.from || (one.line.from === other.line.from && one.id < other.id) ? -1 : 1;

/** Returns the lines that wait for the next closing of an account. */
export const readPendingLines = async (table: Table, accountId: string): Promise<PendingLine[]> =>
  (await table.queryAll({ pk: accountPartition(accountId), prefix: FREE_LINE_PREFIX }, PendingLine)).toSorted(byDay);

/** Returns the writes by which a closing takes lines. They fail if a line is gone since it was read. */
export const takenLineWrites = (accountId: string, lines: readonly Pick<PendingLine, 'id'>[]): Write[] =>
  lines.map(({ id }) => ({ delete: freeLineKey(accountId, id), when: isPresent() }));

export const freeLineStore = (table: Table): FreeLineStore => ({
  list: (accountId) => readPendingLines(table, accountId),
  add: (line, audit, audience) =>
    tryCommit(
      table.transact([
        { put: { ...freeLineKey(line.accountId, line.id), entity: 'free-line', ...line }, when: isAbsent() },
        { check: billedAccountKey(line.accountId), when: allOf(isPresent(), anyOf(isAbsent('isFinal'), isEqual('isFinal', false))) },
        ...auditWrites(audit, audience),
      ]),
    ),
  remove: (accountId, id, audit, audience) =>
    tryCommit(table.transact([...takenLineWrites(accountId, [{ id }]), ...auditWrites(audit, audience)])),
});
