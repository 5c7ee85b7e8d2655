import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { passwordChange } from '#functions/sign-in/api/auth/password/choose-password.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/sign-in/api/auth/resolve-link.ts';
import { deviceCookie } from '#functions/platform/http/cookies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/**
 * Sets the password of the login to which a link was sent, and consumes the link. The device is remembered under a new secret, so that
 * attempts counted before cannot block the next sign-in.
 */
export const resetPassword =
  (dependencies: AuthDependencies): UseCase<typeof auth.resetPassword> =>
  async ({ body: { token, password }, viewerAddress }) => {
    const { accounts, devices, passwords } = dependencies;
    await countLinkAttempt(dependencies, viewerAddress);
    const resolve = async () => {
      const link = await resolveLink(dependencies, token);
      if (!('login' in link) || link.kind === 'login-email-change') throw new AppError('link-invalid');
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
