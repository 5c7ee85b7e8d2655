import type { ErrorCode } from '#shared/model/error.ts';
import { isAllowed, visibleRoles, writableRoles } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { type Caller, isOwnAccount } from '#functions/accounts/services/caller.ts';
import { isManaged } from '#functions/accounts/services/managed-account.ts';
import type { Account } from '#functions/accounts/store/account.ts';

type Accounts = Pick<SignInSecurityDependencies, 'accounts'>;

/**
 * Returns why the caller may not change this login, or `undefined` if it may: the login is an account of user management, or a
 * sub-administrator of the caller.
 */
function managementFault(caller: Caller, account: Account): ErrorCode | undefined {
  const { actor, scope } = caller;
  if (isOwnAccount(caller, account.id)) return 'forbidden';
  if (!isManaged(account)) return account.parentId === scope.accountId && isAllowed(actor, 'admin:write') ? undefined : 'not-found';
  if (!visibleRoles(actor).includes(account.role)) return 'not-found';
  return isAllowed(actor, 'user:write') && writableRoles(actor).includes(account.role) ? undefined : 'forbidden';
}

/** Returns a login that the caller sees as a manager. Throws `not-found` for any other. */
export async function visibleLogin({ accounts }: Accounts, caller: Caller, id: string): Promise<Account> {
  const account = await accounts.find(caller.scope, id);
  if (managementFault(caller, account) === 'not-found') throw new AppError('not-found');
  return account;
}

/**
 * Returns a login that the caller manages. Throws `forbidden` for a login that the caller sees but may not change, and `own-account` for
 * the caller itself.
 */
export async function managedLogin(dependencies: Accounts, caller: Caller, id: string): Promise<Account> {
  const account = await visibleLogin(dependencies, caller, id);
  if (account.id === caller.loginId) throw new AppError('own-account');
  const fault = managementFault(caller, account);
  if (fault) throw new AppError(fault);
  return account;
}
