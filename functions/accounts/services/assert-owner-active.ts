import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ContractStatus } from '#shared/model/role.ts';
import { inactiveAccountFault } from '#shared/rules/accounts/inactive-account.ts';

/** Returns the contract status of an account. A deleted account counts as terminated. */
const statusOf = (account: Account | undefined): ContractStatus =>
  account && account.deletedAt === undefined ? account.contractStatus : 'TERMINATED';

/**
 * Refuses a write to data of an account below the caller's while that account, or an account between it and the caller's, is suspended or
 * terminated. The caller's own account is checked with its session. One database call, none for the caller's own data.
 */
export async function assertOwnerActive(
  { accounts }: { accounts: Pick<AccountStore, 'getAll'> },
  caller: Caller,
  ...things: readonly { lineage: readonly string[] }[]
): Promise<void> {
  const below = things.flatMap(({ lineage }) => lineage.slice(lineage.indexOf(caller.scope.accountId) + 1));
  if (below.length === 0) return;
  const fault = inactiveAccountFault((await accounts.getAll([...new Set(below)])).map(statusOf), caller.actor);
  if (fault) throw new AppError(fault);
}
