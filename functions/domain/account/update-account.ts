import { AppError } from '#functions/app-error.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ChangeContext } from '#functions/store/account/change-context.ts';

const ATTEMPTS = 5;

/** What an account is to become; `undefined`: it is so already. */
type Change = (account: Account) => Promise<{ next: Account; act: ChangeContext } | undefined>;

/**
 * Changes an account that others may be changing too, where nothing depends on what they change: it is read again and the
 * change made anew until it holds. The account as it was before.
 */
export async function updateAccount(accounts: AccountStore, read: () => Promise<Account>, change: Change): Promise<Account> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const account = await read();
    const changed = await change(account);
    if (!changed) return account;
    const outcome = await accounts.replace(account, changed.next, changed.act);
    if (outcome === 'replaced') return account;
    if (outcome !== 'overtaken') throw new Error(`Account ${account.id} could not be changed: ${outcome}`);
  }
  throw new AppError('unavailable', { retryAfter: 1 });
}
