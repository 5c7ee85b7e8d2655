import { accountIndex } from '#functions/accounts/store/account-index.ts';
import { importedAccountWrites } from '#functions/accounts/store/account-writes.ts';
import { Account } from '#functions/accounts/store/account.ts';
import { Credential } from '#functions/accounts/store/credential.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { undefinedIfConditionFails } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual, anyOf } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountKey, accountPartition, auditPartition, userImportKey } from '#functions/platform/keys/keys.ts';
import { credentialKey, waitingForAddressKey } from '#functions/platform/keys/sign-in-keys.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Plan } from '#shared/model/plans/plan.ts';

/** An account to write, with the first entry of its audit log. */
export interface NewImported {
  account: Account;
  audit: AuditEntry;
}

/** Number of accounts written in one transaction, which takes 100 writes. Each account needs at most six. */
export const ACCOUNTS_PER_WRITE = 16;
const PARALLEL = 8;

export interface ImportedAccounts {
  /**
   * Writes hidden accounts of an import in the state `writing`, except those that are written already. Returns the addresses that belong to
   * other accounts; if there are any, writes no account. Throws if the import is in another state.
   */
  write(item: StoredImport, accounts: readonly NewImported[], plans: ReadonlyMap<string, Plan>): Promise<string[]>;
  /** Removes hidden accounts with everything that belongs to them. Idempotent. */
  clear(ids: readonly string[]): Promise<void>;
}

/** The accounts of imports while they are hidden: before the import is done, and after it is undone. */
export function importedAccounts(table: Table): ImportedAccounts {
  const index = accountIndex(table);

  async function present(accounts: readonly Account[]) {
    const [items, credentials] = await Promise.all([
      table.batchGet(
        accounts.map(({ id }) => accountKey(id)),
        Account,
      ),
      table.batchGet(
        accounts.map(({ email }) => credentialKey(email)),
        Credential,
      ),
    ]);
    return accounts.map((account, position) => ({
      isWritten: items[position] !== undefined,
      owner: credentials[position]?.accountId,
      account,
    }));
  }

  /** Deletes everything in a partition except the account itself. */
  async function clearPartition(pk: string): Promise<void> {
    const items = await table.queryAll({ pk });
    await table.batchWrite({ remove: items.filter(({ sk }) => sk !== accountKey('').sk) });
  }

  async function clearOne(id: string): Promise<void | typeof CONFLICT> {
    const account = await table.get(accountKey(id), Account);
    if (!account) return;
    await clearPartition(accountPartition(id));
    await clearPartition(auditPartition(id));
    await index.remove(account);
    const isUnchanged = account.version === 0 ? anyOf(isAbsent('version'), isEqual('version', 0)) : isEqual('version', account.version);
    const isGone = await undefinedIfConditionFails(
      table
        .transact([
          { delete: accountKey(id), when: isUnchanged },
          account.holdsAddress
            ? { delete: credentialKey(account.email), when: isEqual('accountId', id) }
            : { delete: waitingForAddressKey(account.email, id) },
        ])
        .then(() => true),
    );
    return isGone ? undefined : CONFLICT;
  }

  return {
    write: (item, accounts, plans) =>
      retryOnConflict(async () => {
        const found = await present(accounts.map(({ account }) => account));
        const taken = found.filter(
          ({ isWritten, account, owner }) => !isWritten && account.holdsAddress && owner !== undefined && owner !== account.id,
        );
        if (taken.length > 0) return taken.map(({ account }) => account.email);
        const missing = accounts.filter((_, position) => !found[position]?.isWritten);
        if (missing.length === 0) return [];
        await inParallel(missing, PARALLEL, ({ account }) => index.add(account));
        const isWriting: Write = { check: userImportKey(item), when: isEqual('state', 'writing') };
        const writes = missing.flatMap(({ account, audit }) =>
          importedAccountWrites(account, audit, isBilled(account) && account.planId !== null ? plans.get(account.planId) : undefined),
        );
        return (await undefinedIfConditionFails(table.transact([isWriting, ...writes]).then(() => []))) ?? CONFLICT;
      }),
    async clear(ids) {
      await inParallel(ids, PARALLEL, (id) => retryOnConflict(() => clearOne(id)));
    },
  };
}
