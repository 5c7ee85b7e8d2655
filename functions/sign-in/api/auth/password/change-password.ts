import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { passwordChange } from '#functions/sign-in/api/auth/password/choose-password.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { startSession } from '#functions/sign-in/services/start-session.ts';
import { sessionReply, signInOrigin } from '#functions/platform/http/session-reply.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/** Changes the caller's password after checking the current one. Ends all sessions of the login and opens a new one. */
export const changePassword =
  (dependencies: AuthDependencies): UseCase<typeof auth.changePassword> =>
  async ({ caller: { loginId }, body: { currentPassword, password }, ...context }) => {
    const { accounts, attempts, passwords } = dependencies;
    const counted = await attempts.count('change-password', loginId);
    const { email, sessionEpoch } = await activeAccount(dependencies, loginId);
    const credential = await accounts.findCredential(email);
    const presentHash = credential?.passwordHash ?? undefined;
    if (!(await passwords.verify(currentPassword, presentHash))) throw invalidInput([{ path: 'currentPassword', rule: 'password-wrong' }]);
    await counted.reset();
    if (password === currentPassword) throw invalidInput([{ path: 'password', rule: 'password-unchanged' }]);
    const passwordHash = await passwords.hash(password);
    await updateAccount(
      accounts,
      async () => {
        const account = await activeAccount(dependencies, loginId);
        // The password was changed concurrently, so the checked password is no longer valid.
        if (account.sessionEpoch !== sessionEpoch) throw new AppError('unauthenticated');
        return account;
      },
      async (account) => passwordChange(dependencies, account, passwordHash),
    );
    const login = await accounts.resolveLogin(await activeAccount(dependencies, loginId));
    return sessionReply(await startSession(dependencies, login, signInOrigin(context)));
  };
