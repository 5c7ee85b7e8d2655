import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';

/** Returns the changed account, or `undefined` if nothing changes. */
type Change = (account: Account) => Promise<{ next: Account; context: ChangeContext } | undefined>;

/**
 * Applies a change that does not depend on concurrent changes of the account: on a conflict, reads and changes the account
 * again. Returns the account as it was before. Throws `unavailable` once no attempt is left.
 */
export function updateAccount(accounts: Pick<AccountStore, 'replace'>, read: () => Promise<Account>, change: Change): Promise<Account> {
  const attempt = async () => {
    const account = await read();
    const changed = await change(account);
    if (!changed) return account;
    const outcome = await accounts.replace(account, changed.next, changed.context);
    if (outcome === 'replaced') return account;
    // The outcome is `email-taken` if the address that the account waited for was taken at the same time.
    if (outcome === 'conflict' || outcome === 'email-taken') return CONFLICT;
    throw new Error(`Account ${account.id} could not be changed: ${outcome}`);
  };
  return retryOnConflict(attempt, { exhausted: () => new AppError('unavailable', { retryAfter: 1 }) });
}
