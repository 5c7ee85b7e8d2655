import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

/** Returns a SUB_ADMIN of the scope's own account. Throws `not-found` for all other ids, also for SUB_ADMINs of accounts below it. */
export async function findSubAdmin({ accounts }: { accounts: AccountStore }, scope: Scope, id: string): Promise<Account> {
  const found = await accounts.find(scope, id);
  if (found.role !== 'SUB_ADMIN' || found.parentId !== scope.accountId) throw new AppError('not-found');
  return found;
}
