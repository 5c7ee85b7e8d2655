import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';

type Accounts = Pick<AccountStore, 'accountsOf'>;

/** Number of addresses that are looked up concurrently. */
const PARALLEL = 8;

/**
 * Whether an account in the tree of the scope has a taken address. The operator's tree contains all accounts. The third parameter is any
 * account, because every path begins with the operator.
 */
async function isTakenInTree(accounts: Accounts, scope: Pick<Scope, 'accountId'>, { path }: Pick<Account, 'path'>, email: string) {
  if (path[0] === scope.accountId) return true;
  return (await accounts.accountsOf(email)).some((owner) => owner.path.includes(scope.accountId));
}

/** Returns the taken addresses that belong to accounts in the tree. */
export async function addressesTakenInTree(
  accounts: Accounts,
  scope: Pick<Scope, 'accountId'>,
  member: Pick<Account, 'path'>,
  taken: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const inTree = new Set<string>();
  await inParallel([...taken], PARALLEL, async (email) => {
    if (await isTakenInTree(accounts, scope, member, email)) inTree.add(email);
  });
  return inTree;
}

/**
 * Writes an account with a new address. The outcome reveals nothing about accounts outside the tree:
 * 1. Writes the account as the one that signs in with the address.
 * 2. If an account in the tree has the address, or the login is already in use, the outcome is `email-taken`.
 * 3. Otherwise writes the account as waiting for the address. Its invitation tells the owner of the address that there already is an
 *    account.
 */
export async function claimAddress<Outcome extends string>(
  accounts: Accounts,
  scope: Pick<Scope, 'accountId'>,
  account: Account,
  write: (account: Account) => Promise<Outcome | 'email-taken'>,
): Promise<Outcome | 'email-taken'> {
  const outcome = await write({ ...account, holdsAddress: true });
  if (outcome !== 'email-taken' || account.contractStatus !== 'INACTIVE') return outcome;
  if (await isTakenInTree(accounts, scope, account, account.email)) return outcome;
  return write({ ...account, holdsAddress: false });
}
