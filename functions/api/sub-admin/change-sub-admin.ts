import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { AppError, invalidInput } from '#functions/app-error.ts';
import { findSubAdmin } from '#functions/api/sub-admin/find-sub-admin.ts';
import type { Scope } from '#functions/scope.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ChangeContext } from '#functions/store/account/change-context.ts';

/** What a further login is to become; `undefined`: it is so already. Throws where it may not. */
type Change = (present: Account) => { next: Account; act: ChangeContext } | undefined;

/** The refusal of an address that another account signs in with. */
export const emailTaken = (): AppError => invalidInput([{ path: 'email', rule: 'email-taken' }]);

/** Changes a sub-administrator and returns the account as changed. On a conflict, `change` decides again on the new state. */
export const changeSubAdmin = (dependencies: { accounts: AccountStore }, scope: Scope, id: string, change: Change): Promise<Account> =>
  retryOnConflict(async () => {
    const present = await findSubAdmin(dependencies, scope, id);
    const changed = change(present);
    if (!changed) return present;
    const outcome = await dependencies.accounts.replace(present, changed.next, changed.act);
    if (outcome === 'replaced') return { ...changed.next, version: present.version + 1 };
    if (outcome === 'email-taken') throw emailTaken();
    if (outcome === 'last-main-contact') throw new AppError(outcome);
    if (outcome === 'conflict') return CONFLICT;
    throw new Error(`Sub-administrator ${id} could not be changed: ${outcome}`);
  });
