import { maySignIn } from '#shared/rules/accounts/policy.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Login } from '#functions/accounts/store/login.ts';

/** An id that no account has. */
const UNKNOWN_ID = '0'.repeat(26);

/**
 * Returns an account as a login, with the accounts above it. Makes the same number of calls if the account does not exist or is the
 * operator's.
 */
async function loginOf(accounts: AccountStore, accountId: string | undefined): Promise<Login | undefined> {
  const account = await accounts.get(accountId ?? UNKNOWN_ID);
  const login = account && account.deletedAt === undefined ? await accounts.resolveLogin(account) : undefined;
  if (!login || login.account.parentId === null) await accounts.get(UNKNOWN_ID);
  return login;
}

/**
 * Returns the login of an e-mail address and password, or `undefined` if they do not match or the login may not sign in. The work is the
 * same in every case, so that timing does not reveal whether an account exists.
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
