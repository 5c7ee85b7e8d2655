import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { newRecoveryCodes } from '#functions/sign-in/api/security/factor/recovery-codes.ts';
import { twoFactorChange } from '#functions/sign-in/api/security/factor/two-factor-change.ts';
import { verifySecondFactor } from '#functions/sign-in/api/security/factor/verify-second-factor.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';

/** Returns the account of the caller. Throws unless it has a second factor. */
async function accountWith(dependencies: SignInSecurityDependencies, loginId: string): Promise<Account> {
  const account = await activeAccount(dependencies, loginId);
  if (account.twoFactorSince === null) throw new AppError('two-factor-is-off');
  return account;
}

/** Throws unless the password is correct for the account. */
async function assertPassword({ accounts, attempts, passwords }: SignInSecurityDependencies, { id, email }: Account, password: string) {
  const counted = await attempts.count('change-password', id);
  const credential = await accounts.findCredential(email);
  if (!(await passwords.verify(password, credential?.passwordHash ?? undefined)))
    throw invalidInput([{ path: 'password', rule: 'password-wrong' }]);
  await counted.reset();
}

async function turnOff(dependencies: SignInSecurityDependencies, loginId: string): Promise<void> {
  const { accounts, twoFactor } = dependencies;
  await updateAccount(
    accounts,
    () => accountWith(dependencies, loginId),
    async (account) => ({
      next: { ...account, twoFactorSince: null },
      context: twoFactorChange(dependencies, account, {
        action: 'account.two-factor-off',
        notice: 'two-factor-off',
        actor: selfActor(account),
        writes: [twoFactor.removalWrite(loginId)],
      }),
    }),
  );
}

async function renewCodes(dependencies: SignInSecurityDependencies, account: Account): Promise<string[]> {
  const { accounts, sealer, twoFactor } = dependencies;
  const stored = await twoFactor.find(account.id);
  if (!stored || stored.secret === null) throw new AppError('two-factor-is-off');
  const { codes, shown } = newRecoveryCodes();
  const digests = codes.map((code) => sealer.digest(code, account.id));
  const event = {
    action: 'account.recovery-codes',
    notice: 'recovery-codes',
    actor: selfActor(account),
    writes: [twoFactor.recoveryCodesWrite(account.id, stored.secret, digests)],
  } as const;
  if (!(await accounts.recordAction(account, twoFactorChange(dependencies, account, event)))) throw new AppError('two-factor-is-off');
  return shown;
}

/** Issues new recovery codes, which invalidate the previous ones, or turns the second factor off. */
export const changeTwoFactor =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.change> =>
  async ({ caller: { loginId }, body: { change, password, code }, ...context }) => {
    const account = await accountWith(dependencies, loginId);
    const { isTwoFactorObligatory } = await dependencies.accounts.resolveLogin(account);
    if (change === 'turn-off' && isTwoFactorObligatory) throw new AppError('two-factor-obligatory');
    await assertPassword(dependencies, account, password);
    await verifySecondFactor(dependencies, account, code, context);
    if (change === 'renew-codes') return { recoveryCodes: await renewCodes(dependencies, account) };
    await turnOff(dependencies, loginId);
    return { recoveryCodes: null };
  };
