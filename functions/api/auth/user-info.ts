import type { auth } from '#shared/contract/auth.ts';
import { AppError } from '#functions/app-error.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { describeUser } from '#functions/api/auth/describe-user.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** The signed-in login and what its plan allows. */
export const userInfo =
  ({ accounts, plans }: Pick<AuthDependencies, 'accounts' | 'plans'>): UseCase<typeof auth.userInfo> =>
  async ({ caller: { loginId, actor, scope } }) => {
    const [account, workAccount] = await accounts.getAll([loginId, scope.accountId]);
    if (!account || !workAccount) throw new AppError('unauthenticated');
    const limits = await plans.limitsOf(workAccount);
    return { user: describeUser({ account, workAccount, contractStatus: actor.contractStatus }, limits) };
  };
