import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { canHaveBrand } from '#shared/model/accounts/account-type.ts';

/**
 * Returns the account in which a login works. Throws `forbidden` if that account cannot have a brand, because it is not directly below the
 * operator.
 */
export async function brandAccount(dependencies: { accounts: AccountStore }, accountId: string): Promise<Account> {
  const account = await activeAccount(dependencies, accountId);
  if (!canHaveBrand(account.role, account.path.length - 1)) throw new AppError('forbidden');
  return account;
}
