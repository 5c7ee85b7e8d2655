import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError } from '#functions/app-error.ts';
import { updateAccount } from '#functions/domain/account/update-account.ts';
import { passwordChange } from '#functions/api/auth/password/choose-password.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/api/auth/resolve-link.ts';
import { deviceCookie } from '#functions/http/cookies.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/**
 * Sets the password of the login a link was sent to and consumes the link. The device is remembered under a new secret, so
 * that attempts counted before cannot block the sign-in that follows.
 */
export const resetPassword =
  (dependencies: AuthDependencies): UseCase<typeof auth.resetPassword> =>
  async ({ body: { token, password }, viewerAddress }) => {
    const { accounts, devices, passwords } = dependencies;
    await countLinkAttempt(dependencies, viewerAddress);
    const resolve = async () => {
      const link = await resolveLink(dependencies, token);
      if (link.kind === 'registration') throw new AppError('link-invalid');
      return link;
    };
    const { spend } = await resolve();
    const passwordHash = await passwords.hash(password);
    const { email } = await updateAccount(
      accounts,
      async () => (await resolve()).login.account,
      async (account) => passwordChange(dependencies, account, passwordHash, [spend]),
    );
    return { data: { email }, cookies: [deviceCookie(await devices.remember(email))] };
  };
