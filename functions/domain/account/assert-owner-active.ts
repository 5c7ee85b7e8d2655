import { AppError } from '#functions/app-error.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Account } from '#functions/store/account/account.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ContractStatus } from '#shared/model/account/role.ts';
import { inactiveAccountFault } from '#shared/rules/account/inactive-account.ts';

/** An account that is gone takes writes no more than a terminated one. */
const statusOf = (account: Account | undefined): ContractStatus =>
  account && account.deletedAt === undefined ? account.contractStatus : 'TERMINATED';

/**
 * Refuses a write into what belongs to another account while that one, or one between, is suspended or terminated; what
 * binds the caller's own account binds the caller everywhere. One database call, none for what is the caller's own.
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
