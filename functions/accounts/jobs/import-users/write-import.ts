import { addressesTakenInTree } from '#functions/accounts/services/claim-address.ts';
import type { CheckedImport } from '#functions/accounts/jobs/import-users/check-import.ts';
import type { ImportUsersDependencies } from '#functions/accounts/jobs/import-users/dependencies.ts';
import { newBillingStart } from '#functions/accounts/services/new-billing-start.ts';
import type { JobProgress } from '#functions/platform/runner/run-job.ts';
import { accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { ACCOUNTS_PER_WRITE, type NewImported } from '#functions/accounts/store/imports/imported-accounts.ts';
import { importedAccountId } from '#functions/accounts/store/imported-id.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/**
 * Returns the accounts of an import. All their fields are derived from the import and the file, so that repeated or concurrent attempts
 * write the same items.
 */
export function newAccounts(item: StoredImport, { parent, rows }: CheckedImport): NewImported[] {
  const at = new Date(item.confirmedAt ?? item.createdAt);
  return rows.map(({ user }, position) => {
    const { parentId: _parentId, initialPassword: _initialPassword, billingStart, ...typed } = user;
    const id = importedAccountId(item.id, position);
    const account = {
      ...newAccount(
        {
          ...typed,
          billingStart: newBillingStart({ ...typed, billingStart }, parent, at),
          id,
          planSince: typed.planId === null ? null : monthOf(at),
          createdAt: at.toISOString(),
          pendingImport: { ownerId: item.ownerId, id: item.id },
        },
        parent,
      ),
      indexMark: item.id,
    };
    return {
      account,
      audit: { id, at: at.toISOString(), action: 'account.create', actor: item.login, subject: accountAuditSubject(account), changes: [] },
    };
  });
}

/**
 * Writes all accounts of an import, which are not visible yet. An account whose address is taken outside the tree waits for the address.
 * Returns the faults of addresses that accounts in the tree have taken since the file was checked.
 */
export async function writeAccounts(
  { accounts: stored, imported }: ImportUsersDependencies,
  item: StoredImport,
  { accounts, parent, rows, plans }: CheckedImport & { accounts: readonly NewImported[] },
  progress: JobProgress,
): Promise<ImportFault[]> {
  for (let done = 0; done < accounts.length; done += ACCOUNTS_PER_WRITE) {
    progress.assertLeaseHeld();
    progress.report({ done, total: accounts.length });
    // Addresses can be taken while the rest of the chunk is written, so the write is repeated.
    let chunk = accounts.slice(done, done + ACCOUNTS_PER_WRITE);
    let taken = await imported.write(item, chunk, plans);
    const inTree = await addressesTakenInTree(stored, { accountId: item.ownerId }, parent, taken);
    while (inTree.size === 0 && taken.length > 0) {
      const waiting = new Set(taken);
      chunk = chunk.map((one) => (waiting.has(one.account.email) ? { ...one, account: { ...one.account, holdsAddress: false } } : one));
      taken = await imported.write(item, chunk, plans);
    }
    const faults = rows.filter(({ user }) => inTree.has(user.email));
    if (faults.length > 0) return faults.map(({ row, user }) => ({ row, field: 'email', value: user.email, rule: 'email-taken' }));
  }
  progress.report({ done: accounts.length, total: accounts.length });
  return [];
}
