import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { newRecoveryCodes } from '#functions/sign-in/api/security/factor/recovery-codes.ts';
import { findTotpStep } from '#functions/sign-in/api/security/factor/totp.ts';
import { twoFactorChange } from '#functions/sign-in/api/security/factor/two-factor-change.ts';
import { wrongCodeError, countCode } from '#functions/sign-in/api/security/factor/verify-second-factor.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/** Returns the account of the caller. Throws if it already has a second factor. */
async function accountWithout(dependencies: SignInSecurityDependencies, loginId: string) {
  const account = await activeAccount(dependencies, loginId);
  if (account.twoFactorSince !== null) throw new AppError('two-factor-is-on');
  return account;
}

/** Turns the second factor on with a first code. Only this response contains the recovery codes. */
export const confirmTwoFactor =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.confirm> =>
  async ({ caller: { loginId }, body: { code }, ...context }) => {
    const { accounts, clock, codeClock, sealer, twoFactor } = dependencies;
    const present = await accountWithout(dependencies, loginId);
    const stored = await twoFactor.find(loginId);
    const now = codeClock().getTime();
    if (!stored?.pending || stored.pending.until <= now) throw new AppError('confirmation-expired');
    const { pending } = stored;
    const counted = await countCode(dependencies, present, context);
    const step = findTotpStep(sealer.open(pending.secret, loginId), code, now);
    if (step === undefined) throw wrongCodeError();
    await counted.reset();
    const { codes, shown } = newRecoveryCodes();
    const recoveryCodes = codes.map((recoveryCode) => sealer.digest(recoveryCode, loginId));
    const active = { secret: pending.secret, lastStep: step, recoveryCodes };
    await updateAccount(
      accounts,
      () => accountWithout(dependencies, loginId),
      async (account) => ({
        next: { ...account, twoFactorSince: clock().toISOString() },
        context: twoFactorChange(dependencies, account, {
          action: 'account.two-factor-on',
          notice: 'two-factor-on',
          actor: selfActor(account),
          writes: [twoFactor.activationWrite(loginId, pending, active)],
        }),
      }),
    );
    return { recoveryCodes: shown };
  };
