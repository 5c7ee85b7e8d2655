import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError } from '#functions/app-error.ts';
import { updateAccount } from '#functions/domain/account/update-account.ts';
import { passwordChange } from '#functions/api/auth/password/choose-password.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { countLinkAttempt, resolveLink } from '#functions/api/auth/resolve-link.ts';
import { deviceCookie } from '#functions/http/device-cookie.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/**
 * Sets the password of whoever the link was sent to. The device is known afterwards by a new secret, so that nothing that
 * was counted before, anywhere, stands between its owner and the sign-in that follows.
 */
export const resetPassword =
  (dependencies: AuthDependencies): UseCase<typeof auth.resetPassword> =>
  async ({ body: { token, password }, viewerAddress }) => {
    const { accounts, devices, passwords } = dependencies;
    await countLinkAttempt(dependencies, viewerAddress);
    const open = async () => {
      const opened = await resolveLink(dependencies, token);
      if (opened.kind === 'registration') throw new AppError('link-invalid');
      return opened;
    };
    const { spend } = await open();
    const passwordHash = await passwords.hash(password);
    const { email } = await updateAccount(
      accounts,
      async () => (await open()).login.account,
      async (account) => passwordChange(dependencies, account, passwordHash, [spend]),
    );
    return { data: { email }, cookies: [deviceCookie(await devices.remember(email))] };
  };
