import type { auth } from '#shared/contract/auth.ts';
import { maySignIn } from '#shared/rules/policy.ts';
import { AppError } from '#functions/app-error.ts';
import { describeUser } from '#functions/api/auth/describe-user.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { viewerNetwork } from '#functions/api/auth/viewer-network.ts';
import { refreshCookie } from '#functions/http/refresh-cookie.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { Login } from '#functions/store/account.ts';

/** The login whose password this is. */
async function proven({ accounts, passwords }: AuthDependencies, email: string, password: string): Promise<Login | undefined> {
  const credential = await accounts.credential(email);
  if (!(await passwords.verify(password, credential?.passwordHash)) || !credential) return undefined;
  const account = await accounts.get(credential.accountId);
  return account && accounts.login(account);
}

/**
 * Opens a session. Whether an account exists cannot be told from outside: unknown address, wrong password and ended
 * contract have one answer, cost the same password work, and are counted alike.
 */
export const logIn =
  (dependencies: AuthDependencies): UseCase<typeof auth.login> =>
  async ({ body: { email, password }, viewerAddress }) => {
    const { attempts, plans, sessions } = dependencies;
    // By address first: one that is shut out must not be able to shut out accounts as well.
    await attempts.count('address', viewerNetwork(viewerAddress));
    await attempts.count('account', email);
    const login = await proven(dependencies, email, password);
    if (!login || !maySignIn(login.contractStatus)) throw new AppError('sign-in-failed');
    const [{ refreshToken, ...session }, limits] = await Promise.all([
      sessions.open(login.account.id),
      plans.limitsOf(login.workAccount),
      attempts.clear('account', email),
    ]);
    return { data: { ...session, user: describeUser(login, limits) }, cookies: [refreshCookie(refreshToken)] };
  };
