import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { type Scope, narrowScope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { visibleRoles } from '#shared/rules/accounts/policy.ts';

/**
 * Returns the subtree whose log is read: the caller's own subtree, or the subtree of an account that the caller sees. Throws `not-found`
 * for any other.
 */
export async function auditScope(
  { accounts }: { accounts: AccountStore },
  { scope, actor }: Caller,
  accountId: string | undefined,
): Promise<Scope> {
  if (accountId === undefined || accountId === scope.accountId) return scope;
  const account = await accounts.find(scope, accountId);
  if (!visibleRoles(actor).some((role) => role === account.role)) throw new AppError('not-found');
  return narrowScope(scope, account);
}
