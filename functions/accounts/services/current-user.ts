import { AppError } from '#functions/platform/base/app-error.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { supportAccountId } from '#functions/accounts/store/login.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { WorkRole } from '#shared/model/role.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';

/** Returns the accounts whose brand and whose support apply in `workAccount`: itself, or accounts above it. */
async function accountsAbove(accounts: AccountStore, workAccount: Account) {
  const brandId = workAccount.path[1] ?? workAccount.id;
  const supportId = supportAccountId(workAccount) ?? workAccount.id;
  const ids = [...new Set([brandId, supportId])].filter((id) => id !== workAccount.id);
  const found = [workAccount, ...(ids.length > 0 ? await accounts.getAll(ids) : [])];
  const accountOf = (wanted: string): Account | undefined => found.find((account) => account?.id === wanted);
  return { brandAccount: accountOf(brandId), supportAccount: accountOf(supportId) };
}

/** Returns the caller's user info, read from the table. Two database calls, three below the operator. */
export async function currentUser(
  { accounts, plans, imageMaxMb }: { accounts: AccountStore; plans: PlanStore; imageMaxMb: number },
  { loginId, actor, scope, acting }: Caller,
): Promise<UserInfo> {
  const [account, workAccount] = await accounts.getAll([loginId, scope.accountId]);
  if (!account || !workAccount || account.deletedAt !== undefined) throw new AppError('unauthenticated');
  const [limits, above] = await Promise.all([plans.getSiteLimits(workAccount), accountsAbove(accounts, workAccount)]);
  const role = WorkRole.parse(workAccount.role);
  const { contractStatus } = actor;
  const login = {
    account,
    workAccount: { ...workAccount, role },
    ...above,
    contractStatus,
    // The value is used only while the login has no second factor. It then equals whether the caller must set up a second factor.
    isTwoFactorObligatory: actor.mustSetUpTwoFactor,
  };
  return describeUser(login, { limits, imageMaxMb, acting });
}
