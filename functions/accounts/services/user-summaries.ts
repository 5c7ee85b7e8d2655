import { isManaged, type ManagedAccount } from '#functions/accounts/services/managed-account.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { accountType } from '#shared/model/accounts/account-type.ts';
import { effectiveContractStatus } from '#shared/rules/accounts/policy.ts';

/** Returns an account as lists show it. `above`: the accounts from the operator down to the parent. */
function userSummary(account: ManagedAccount, above: readonly Account[]): UserSummary {
  const parent = above.at(-1);
  if (!parent) throw new Error(`Account ${account.id} has nothing above it`);
  return {
    id: account.id,
    role: account.role,
    type: accountType(account.role, above.length),
    companyName: account.companyName,
    contactName: account.contactName,
    email: account.email,
    planId: account.planId,
    contractStatus: account.contractStatus,
    effectiveStatus: effectiveContractStatus(
      account.contractStatus,
      above.map(({ contractStatus }) => contractStatus),
    ),
    pausedBy: account.pausedBy,
    parent: { id: parent.id, companyName: parent.companyName },
    authority: account.authority,
    contractStart: account.contractStart,
    contractEnd: account.contractEnd,
    picture: account.picture,
    createdAt: account.createdAt,
  };
}

/** Returns accounts as lists show them, in the given order. One database call per 100 accounts above them. */
export async function userSummaries(accounts: Pick<AccountStore, 'getAll'>, found: readonly Account[]): Promise<UserSummary[]> {
  const managed = found.filter(isManaged);
  const ids = [...new Set(managed.flatMap(({ path }) => path.slice(0, -1)))];
  const above = new Map((await accounts.getAll(ids)).flatMap((account) => (account ? [[account.id, account]] : [])));
  return managed.map((account) =>
    userSummary(
      account,
      account.path.slice(0, -1).flatMap((id) => above.get(id) ?? []),
    ),
  );
}
