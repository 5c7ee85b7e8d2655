import { AppError } from '#functions/platform/base/app-error.ts';
import { describeUser } from '#functions/accounts/services/describe-user.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import { WorkRole } from '#shared/model/role.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';

/** Returns the account whose brand applies: the account directly below the operator, which is `workAccount` or above it. */
async function brandAccountOf(accounts: AccountStore, workAccount: Account): Promise<Account | undefined> {
  const [, id] = workAccount.path;
  return id === undefined || id === workAccount.id ? workAccount : accounts.get(id);
}

/** Returns the caller's user info, read from the table. Two database calls, three below an OEM. */
export async function currentUser(
  { accounts, plans, imageMaxMb }: { accounts: AccountStore; plans: PlanStore; imageMaxMb: number },
  { loginId, actor, scope, acting }: Caller,
): Promise<UserInfo> {
  const [account, workAccount] = await accounts.getAll([loginId, scope.accountId]);
  if (!account || !workAccount || account.deletedAt !== undefined) throw new AppError('unauthenticated');
  const [limits, brandAccount] = await Promise.all([plans.getSiteLimits(workAccount), brandAccountOf(accounts, workAccount)]);
  const role = WorkRole.parse(workAccount.role);
  const { contractStatus } = actor;
  const login = {
    account,
    workAccount: { ...workAccount, role },
    brandAccount,
    contractStatus,
    // The value is used only while the login has no second factor. It then equals whether the caller must set up a second factor.
    isTwoFactorObligatory: actor.mustSetUpTwoFactor,
  };
  return describeUser(login, { limits, imageMaxMb, acting });
}
