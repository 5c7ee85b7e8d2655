import * as z from 'zod';
import type { Account } from '#functions/accounts/store/account.ts';
import { isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { userImportKey } from '#functions/platform/keys/keys.ts';
import { ImportState } from '#shared/model/accounts/user-import.ts';

/**
 * The state of an import. Accounts of an import exist while the import is `done`, all from the same moment on. Until an account is opened
 * or used, it refers to its import, and readers check the state of that import ([68](../../../docs/decisions/0068-csv-import-of-users.md)).
 */
const StoredState = z.object({ state: ImportState });

/** Returns the accounts without those whose import is not done. Takes one more call if some belong to imports. */
export async function existingAccounts<A extends Account>(table: Table, accounts: readonly (A | undefined)[]): Promise<(A | undefined)[]> {
  const imports = new Map(
    accounts.flatMap((account) => (account?.pendingImport ? [[account.pendingImport.id, account.pendingImport]] : [])),
  );
  if (imports.size === 0) return [...accounts];
  const states = await table.batchGet([...imports.values()].map(userImportKey), StoredState);
  const done = new Set([...imports.keys()].filter((_, position) => states[position]?.state === 'done'));
  return accounts.map((account) => (account?.pendingImport && !done.has(account.pendingImport.id) ? undefined : account));
}

/** Returns the write after which an import can no longer be undone, for the transaction that opens or uses one of its accounts. */
export const importUsedWrite = (pending: NonNullable<Account['pendingImport']>): Write => ({
  update: userImportKey(pending),
  set: { isUsed: true },
  when: isEqual('state', 'done'),
});

/** Whether an import can still be undone after a change of its account: the account stays INACTIVE, with the same picture and brand. */
export const isStillUnused = (previous: Account, next: Account): boolean =>
  next.contractStatus === 'INACTIVE' && next.deletedAt === undefined && next.picture === previous.picture && next.brand === previous.brand;
