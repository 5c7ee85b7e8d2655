import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import type { StoredEmailChange } from '#functions/sign-in/store/login-email-change-store.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { LoginEmailChange } from '#shared/model/sign-in/login-email.ts';

const changeView = ({ email, confirmed, requestedAt, until }: StoredEmailChange): LoginEmailChange => ({
  email,
  isConfirmedByOld: confirmed.includes('old'),
  isConfirmedByNew: confirmed.includes('new'),
  requestedAt,
  until: new Date(until).toISOString(),
});

/** Returns the pending change of the caller's address. */
export const getEmailChange =
  (dependencies: AuthDependencies): UseCase<typeof auth.emailChange> =>
  async ({ caller: { loginId } }) => {
    const change = await dependencies.emailChanges.find(await activeAccount(dependencies, loginId));
    return { change: change ? changeView(change) : null };
  };

/** Returns the caller's account after its password was confirmed. A wrong password is a fault of the field `currentPassword`. */
async function requirePassword(dependencies: AuthDependencies, loginId: string, currentPassword: string): Promise<Account> {
  const { accounts, passwords } = dependencies;
  const account = await activeAccount(dependencies, loginId);
  const credential = await accounts.findCredential(account.email);
  if (!(await passwords.verify(currentPassword, credential?.passwordHash ?? undefined)))
    throw invalidInput([{ path: 'currentPassword', rule: 'password-wrong' }]);
  return account;
}

/**
 * Requests a change of the caller's address: e-mails a link to the present and to the new address. Only the mail job looks up
 * whether the new address belongs to an account, so neither the answer nor its timing reveals this.
 */
export const changeEmail =
  (dependencies: AuthDependencies): UseCase<typeof auth.changeEmail> =>
  async ({ caller: { loginId }, body: { email, currentPassword } }) => {
    const { attempts, clock, emailChanges, ids } = dependencies;
    await attempts.count('change-email', loginId);
    const account = await requirePassword(dependencies, loginId, currentPassword);
    if (email === account.email) throw invalidInput([{ path: 'email', rule: 'email-unchanged' }]);
    await attempts.count('change-email-to-address', email);
    const change = { id: ids.ulid(), email };
    const mails = (['login-email-change', 'login-email-confirm'] as const).map((template) =>
      newJob('mail', { mail: { template, accountId: account.id, changeId: change.id } }, ids.ulid(), clock()),
    );
    const stored = await emailChanges.request(account, change, mails);
    if (!stored) throw new AppError('unauthenticated');
    return { change: changeView(stored) };
  };

/** Cancels the change of the caller's address. A no-op if there is none. */
export const cancelEmailChange =
  (dependencies: AuthDependencies): UseCase<typeof auth.cancelEmailChange> =>
  async ({ caller: { loginId } }) => {
    const change = await dependencies.emailChanges.find(await activeAccount(dependencies, loginId));
    if (change) await dependencies.emailChanges.end(change);
    return null;
  };
