import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/api/sign-in-security/dependencies.ts';
import { newRecoveryCodes } from '#functions/api/sign-in-security/factor/recovery-codes.ts';
import { stepOfCode } from '#functions/api/sign-in-security/factor/totp.ts';
import { twoFactorChange } from '#functions/api/sign-in-security/factor/two-factor-change.ts';
import { codeWrong, countCode } from '#functions/api/sign-in-security/factor/verify-second-factor.ts';
import { activeAccount } from '#functions/domain/account/active-account.ts';
import { selfActor } from '#functions/domain/account/self-actor.ts';
import { updateAccount } from '#functions/domain/account/update-account.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** The account of the caller, which must not have a second factor yet. */
async function accountWithout(dependencies: SignInSecurityDependencies, loginId: string) {
  const account = await activeAccount(dependencies, loginId);
  if (account.twoFactorSince !== null) throw new AppError('two-factor-is-on');
  return account;
}

/** Turns the second factor on with a first code. The recovery codes are in this response only. */
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
    const step = stepOfCode(sealer.open(pending.secret, loginId), code, now);
    if (step === undefined) throw codeWrong();
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
