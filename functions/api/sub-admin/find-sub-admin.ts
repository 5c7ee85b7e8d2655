import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';

/** A further login of exactly the scope's own account; those of accounts below are not its to see. */
export async function findSubAdmin({ accounts }: { accounts: AccountStore }, scope: Scope, id: string): Promise<Account> {
  const found = await accounts.find(scope, id);
  if (found.role !== 'SUB_ADMIN' || found.parentId !== scope.accountId) throw new AppError('not-found');
  return found;
}
