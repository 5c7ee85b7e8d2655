import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { TWO_FACTOR_SET_UP_MS } from '#shared/model/limits.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { newTotpSecret, toBase32 } from '#functions/sign-in/api/security/factor/totp.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/** Creates a secret for the authenticator app of the caller. Sign-ins require a code only after a code has confirmed the secret. */
export const setUpTwoFactor =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.setUp> =>
  async ({ caller: { loginId } }) => {
    const { codeClock, sealer, twoFactor } = dependencies;
    const { twoFactorSince } = await activeAccount(dependencies, loginId);
    if (twoFactorSince !== null) throw new AppError('two-factor-is-on');
    const secret = newTotpSecret();
    const until = codeClock().getTime() + TWO_FACTOR_SET_UP_MS;
    await twoFactor.setPending(loginId, { secret: sealer.seal(secret, loginId), until });
    return { secret: toBase32(secret) };
  };
