import { activeAccount } from '#functions/domain/account/active-account.ts';
import { AppError } from '#functions/app-error.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import { canHaveBrand } from '#shared/rules/account/account-type.ts';

/** The account a login works in, if it may have a look of its own: those directly below the operator. */
export async function brandAccount(dependencies: { accounts: AccountStore }, accountId: string): Promise<Account> {
  const account = await activeAccount(dependencies, accountId);
  if (!canHaveBrand(account.role, account.path.length - 1)) throw new AppError('forbidden');
  return account;
}
