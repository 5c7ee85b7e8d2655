import { AppError } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { type Caller, isOwnAccount } from '#functions/accounts/services/caller.ts';
import { isManaged, type ManagedAccount } from '#functions/accounts/services/managed-account.ts';
import { visibleRoles } from '#shared/rules/accounts/policy.ts';
import { type UserAction, userActionFault } from '#shared/rules/accounts/user-actions.ts';

type Accounts = Pick<UserDependencies, 'accounts'>;

/**
 * Returns an account: the caller's own, or one that the caller sees. Throws `not-found` for an account outside the caller's tree or of a
 * role that the caller does not see. Throws `forbidden` for the caller's own account if user management does not manage it, because
 * its existence is no secret.
 */
export async function visibleAccount({ accounts }: Accounts, caller: Caller, id: string): Promise<ManagedAccount> {
  const account = await accounts.find(caller.scope, id);
  const isOwn = isOwnAccount(caller, id);
  if (isManaged(account) && (isOwn || visibleRoles(caller.actor).includes(account.role))) return account;
  throw new AppError(isOwn ? 'forbidden' : 'not-found');
}

/** Returns the account. Throws the reason if the caller may not perform the action on it in its present state. */
export async function accountForAction({ accounts }: Accounts, caller: Caller, id: string, action: UserAction): Promise<ManagedAccount> {
  const account = await visibleAccount({ accounts }, caller, id);
  const { contractStatus: effectiveStatus } = await accounts.resolveLogin(account);
  const fault = userActionFault(caller, { ...account, effectiveStatus }, action);
  if (fault) throw new AppError(fault);
  return account;
}
