import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { twoFactorChange } from '#functions/sign-in/api/security/factor/two-factor-change.ts';
import { managedLogin } from '#functions/sign-in/api/security/manage/managed-login.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/** Removes the second factor that a login has lost, and informs the login by e-mail. The password does not change. */
export const resetTwoFactor =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.reset> =>
  async ({ caller, params: { id } }) => {
    const { accounts, twoFactor } = dependencies;
    await updateAccount(
      accounts,
      () => managedLogin(dependencies, caller, id),
      async (account) => {
        if (account.twoFactorSince === null) throw new AppError('two-factor-is-off');
        return {
          next: { ...account, twoFactorSince: null },
          context: twoFactorChange(dependencies, account, {
            action: 'account.two-factor-reset',
            notice: 'two-factor-reset',
            actor: auditActor(caller),
            writes: [twoFactor.removalWrite(id)],
          }),
        };
      },
    );
    return null;
  };
