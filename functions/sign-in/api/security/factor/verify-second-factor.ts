import { isTotpCode } from '#shared/model/sign-in/two-factor.ts';
import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { findTotpStep } from '#functions/sign-in/api/security/factor/totp.ts';
import { DEVICE_COOKIE } from '#functions/platform/http/cookies.ts';
import type { RequestContext } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';

type Dependencies = Pick<SignInSecurityDependencies, 'attempts' | 'codeClock' | 'devices' | 'sealer' | 'twoFactor'>;

export const wrongCodeError = () => invalidInput([{ path: 'code', rule: 'code-wrong' }]);

/**
 * Counts a code before it is checked. Known devices have their own limit, so that an attacker with the password cannot lock the owner out
 * with wrong codes.
 */
export async function countCode(
  { attempts, devices }: Pick<Dependencies, 'attempts' | 'devices'>,
  { id, email }: Account,
  { cookies }: RequestContext,
) {
  const device = cookies[DEVICE_COOKIE];
  return (await devices.isKnown(email, device))
    ? attempts.count('second-factor-on-device', `${device} ${id}`)
    : attempts.count('second-factor', id);
}

type Accepted = { by: 'totp' } | { by: 'recovery-code'; left: number };

async function accept({ codeClock, sealer, twoFactor }: Dependencies, { id }: Account, code: string): Promise<Accepted | undefined> {
  const stored = await twoFactor.find(id);
  if (!stored || stored.secret === null) return undefined;
  if (isTotpCode(code)) {
    const step = findTotpStep(sealer.open(stored.secret, id), code, codeClock().getTime());
    const isAccepted = step !== undefined && (await twoFactor.useStep(id, stored.secret, step));
    return isAccepted ? { by: 'totp' } : undefined;
  }
  const used = sealer.digest(code, id);
  if (!stored.recoveryCodes.includes(used)) return undefined;
  const isTaken = await twoFactor.useRecoveryCode(id, stored.recoveryCodes, used);
  return isTaken ? { by: 'recovery-code', left: stored.recoveryCodes.length - 1 } : undefined;
}

/** Accepts each code of the second factor once. Throws `invalid-input` for a wrong code, and `too-many-requests` at the limit. */
export async function verifySecondFactor(
  dependencies: Dependencies,
  account: Account,
  code: string,
  context: RequestContext,
): Promise<Accepted> {
  const counted = await countCode(dependencies, account, context);
  const accepted = await accept(dependencies, account, code);
  if (!accepted) throw wrongCodeError();
  await counted.reset();
  return accepted;
}
