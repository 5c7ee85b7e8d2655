import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { WorkRole } from '#shared/model/account/role.ts';
import type { UserInfo } from '#shared/model/account/session.ts';
import { AppError } from '#functions/app-error.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { describeUser } from '#functions/domain/account/describe-user.ts';
import type { Caller, UseCase } from '#functions/http/use-case.ts';
import type { Account, AccountStore } from '#functions/store/account/account-store.ts';

type UserDependencies = Pick<AuthDependencies, 'accounts' | 'plans'>;

/** The account directly below the operator that `workAccount` is or stands below. A call only where it is another one. */
async function brandAccountOf(accounts: AccountStore, workAccount: Account): Promise<Account | undefined> {
  const [, id] = workAccount.path;
  return id === undefined || id === workAccount.id ? workAccount : accounts.get(id);
}

/** A login as it is now. Two calls, below an OEM three. */
export async function currentUser({ accounts, plans }: UserDependencies, { loginId, actor, scope }: Caller): Promise<UserInfo> {
  const [account, workAccount] = await accounts.getAll([loginId, scope.accountId]);
  if (!account || !workAccount || account.deletedAt !== undefined) throw new AppError('unauthenticated');
  const [limits, brandAccount] = await Promise.all([plans.getSiteLimits(workAccount), brandAccountOf(accounts, workAccount)]);
  const role = WorkRole.parse(workAccount.role);
  const { contractStatus } = actor;
  return describeUser({ account, workAccount: { ...workAccount, role }, brandAccount, contractStatus }, limits);
}

/** The signed-in login and what its plan allows. */
export const getUserInfo =
  (dependencies: UserDependencies): UseCase<typeof auth.userInfo> =>
  async ({ caller }) => ({ user: await currentUser(dependencies, caller) });
