import type { auth } from '#shared/contract/auth.ts';
import { AppError, invalidInput } from '#functions/app-error.ts';
import { accountInUse } from '#functions/api/profile/account-in-use.ts';
import { changeAccount } from '#functions/change-account.ts';
import { choosePassword } from '#functions/api/auth/choose-password.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { openSession } from '#functions/api/auth/open-session.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** Another password for whoever knows the present one. Ends all sessions, this one too, and opens a new one here. */
export const changePassword =
  (dependencies: AuthDependencies): UseCase<typeof auth.changePassword> =>
  async ({ caller: { loginId }, body: { currentPassword, password }, ...circumstances }) => {
    const { accounts, attempts, passwords } = dependencies;
    const counted = await attempts.count('change-password', loginId);
    const { email, sessionEpoch } = await accountInUse(dependencies, loginId);
    const credential = await accounts.credential(email);
    const presentHash = credential?.passwordHash ?? undefined;
    if (!(await passwords.verify(currentPassword, presentHash))) throw invalidInput([{ path: 'currentPassword', rule: 'password-wrong' }]);
    await counted.beginAnew();
    if (password === currentPassword) throw invalidInput([{ path: 'password', rule: 'password-unchanged' }]);
    const passwordHash = await passwords.hash(password);
    await changeAccount(
      accounts,
      async () => {
        const account = await accountInUse(dependencies, loginId);
        // Somebody else has chosen one meanwhile: what was proven is no longer the present password.
        if (account.sessionEpoch !== sessionEpoch) throw new AppError('unauthenticated');
        return account;
      },
      async (account) => choosePassword(dependencies, account, passwordHash),
    );
    return openSession(dependencies, await accounts.login(await accountInUse(dependencies, loginId)), circumstances);
  };
