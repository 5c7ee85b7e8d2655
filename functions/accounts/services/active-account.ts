import { AppError } from '#functions/platform/base/app-error.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

/** Returns an account of the caller's session. Throws `unauthenticated` if it was deleted since the session was checked. */
export async function activeAccount({ accounts }: { accounts: AccountStore }, id: string): Promise<Account> {
  const account = await accounts.get(id);
  if (!account || account.deletedAt !== undefined) throw new AppError('unauthenticated');
  return account;
}
