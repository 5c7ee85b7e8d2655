import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { visibleRoles } from '#shared/rules/accounts/policy.ts';

/** Returns the account in which the caller works, or another account that the caller may see. Throws `not-found` for any other. */
export async function requestedAccount(
  { accounts }: { accounts: Pick<AccountStore, 'find'> },
  { scope, actor }: Caller,
  id = scope.accountId,
): Promise<Account> {
  const account = await accounts.find(scope, id);
  if (id !== scope.accountId && !visibleRoles(actor).some((role) => role === account.role)) throw new AppError('not-found');
  return account;
}
