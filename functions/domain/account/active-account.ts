import { AppError } from '#functions/app-error.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';

/** An account of the caller's session. `unauthenticated` if it was deleted since the session was checked. */
export async function activeAccount({ accounts }: { accounts: AccountStore }, id: string): Promise<Account> {
  const account = await accounts.get(id);
  if (!account || account.deletedAt !== undefined) throw new AppError('unauthenticated');
  return account;
}
