import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { WorkRole } from '#shared/model/role.ts';
import { mayExportAccount } from '#shared/rules/account-export/account-export.ts';

/**
 * Returns the account whose data the caller exports. Throws `not-found` for an account that the caller does not see, and for a login that
 * works in the account above it, because its data belong to that account. Throws `forbidden` if the caller may not export the account.
 */
export async function exportedAccount(
  dependencies: Pick<AccountExportDependencies, 'accounts'>,
  caller: Caller,
  accountId: string,
): Promise<Account> {
  const account = await requestedAccount(dependencies, caller, accountId);
  if (!WorkRole.safeParse(account.role).success) throw new AppError('not-found');
  if (!mayExportAccount(caller.actor, account.id === caller.scope.accountId)) throw new AppError('forbidden');
  return account;
}
