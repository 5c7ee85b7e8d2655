import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { type AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { claimAddress } from '#functions/accounts/services/claim-address.ts';
import { findSubAdmin } from '#functions/accounts/api/admins/find-sub-admin.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';

/** Returns the next state of a SUB_ADMIN; `undefined` if nothing changes. Throws if the change is not allowed. */
type Change = (present: Account) => { next: Account; context: ChangeContext } | undefined;

/** Returns the error for an e-mail address that another account has. */
export const emailTaken = (): AppError => invalidInput([{ path: 'email', rule: 'email-taken' }]);

/** Changes a SUB_ADMIN and returns the changed account. On a conflict, calls `change` again with the new state. */
export const changeSubAdmin = ({ accounts }: { accounts: AccountStore }, scope: Scope, id: string, change: Change): Promise<Account> =>
  retryOnConflict(async () => {
    const present = await findSubAdmin({ accounts }, scope, id);
    const changed = change(present);
    if (!changed) return present;
    const { next, context } = changed;
    const replace = (account: Account) => accounts.replace(present, account, context);
    const outcome = next.email === present.email ? await replace(next) : await claimAddress(accounts, scope, next, replace);
    if (outcome === 'replaced') return { ...next, version: present.version + 1 };
    if (outcome === 'email-taken') throw emailTaken();
    if (outcome === 'conflict') return CONFLICT;
    throw new Error(`Sub-administrator ${id} could not be changed: ${outcome}`);
  });
