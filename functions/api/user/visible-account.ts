import { AppError } from '#functions/app-error.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { isManaged, type ManagedAccount } from '#functions/domain/account/managed-account.ts';
import { visibleRoles } from '#shared/rules/account/policy.ts';
import { type UserAction, userActionFault } from '#shared/rules/account/user-actions.ts';

type Accounts = Pick<UserDependencies, 'accounts'>;

/** The account, or `not-found` if the caller does not see it: outside its tree, or of a role that it is not shown. */
export async function visibleAccount({ accounts }: Accounts, { actor, scope }: Caller, id: string): Promise<ManagedAccount> {
  const account = await accounts.find(scope, id);
  if (!isManaged(account) || !visibleRoles(actor).includes(account.role)) throw new AppError('not-found');
  return account;
}

/** The account, or the refusal that names why the caller may not do this to it in its present state. */
export async function accountForAction({ accounts }: Accounts, caller: Caller, id: string, action: UserAction): Promise<ManagedAccount> {
  const account = await visibleAccount({ accounts }, caller, id);
  const { contractStatus: effectiveStatus } = await accounts.resolveLogin(account);
  const fault = userActionFault(caller, { ...account, effectiveStatus }, action);
  if (fault) throw new AppError(fault);
  return account;
}
