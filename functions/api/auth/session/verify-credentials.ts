import { maySignIn } from '#shared/rules/account/policy.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { Login } from '#functions/store/account/login.ts';

/** The id of no account. */
const NOBODY = '0'.repeat(26);

/** An account with what stands above it, in as many calls if it is nobody's or the operator's own. */
async function loginOf(accounts: AccountStore, accountId: string | undefined): Promise<Login | undefined> {
  const account = await accounts.get(accountId ?? NOBODY);
  const login = account && account.deletedAt === undefined ? await accounts.resolveLogin(account) : undefined;
  if (!login || login.account.parentId === null) await accounts.get(NOBODY);
  return login;
}

/**
 * The login whose password this is, if it may sign in. Whether there is an account, whether it has a password yet and
 * whether it is terminated cannot be told from the work done: it is the same for each.
 */
export async function verifyCredentials(
  { accounts, passwords }: Pick<AuthDependencies, 'accounts' | 'passwords'>,
  email: string,
  password: string,
): Promise<Login | undefined> {
  const credential = await accounts.findCredential(email);
  const [isProven, login] = await Promise.all([
    passwords.verify(password, credential?.passwordHash ?? undefined),
    loginOf(accounts, credential?.accountId),
  ]);
  return isProven && login && maySignIn(login.contractStatus) ? login : undefined;
}
