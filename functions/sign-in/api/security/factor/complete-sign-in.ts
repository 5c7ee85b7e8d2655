import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { maySignIn } from '#shared/rules/accounts/policy.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { twoFactorChange } from '#functions/sign-in/api/security/factor/two-factor-change.ts';
import { verifySecondFactor } from '#functions/sign-in/api/security/factor/verify-second-factor.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import { startSession } from '#functions/sign-in/services/start-session.ts';
import { sessionReply, signInOrigin } from '#functions/platform/http/session-reply.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import type { Challenge } from '#functions/sign-in/store/challenge-store.ts';

/** Returns the login of a challenge, or `undefined` if its password, second factor or contract has changed since the first step. */
async function loginOf({ accounts }: SignInSecurityDependencies, { loginId, epoch }: Challenge): Promise<Login | undefined> {
  const account = await accounts.get(loginId);
  if (!account || account.deletedAt !== undefined || account.sessionEpoch !== epoch || account.twoFactorSince === null) return undefined;
  const login = await accounts.resolveLogin(account);
  return maySignIn(login.contractStatus) ? login : undefined;
}

/** Completes the second step of a sign-in. A challenge opens at most one session; a wrong code does not consume the challenge. */
export const completeSignIn =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.completeSignIn> =>
  async ({ body: { challenge: text, code }, ...context }) => {
    const { accounts, challenges } = dependencies;
    const challenge = await challenges.find(text);
    const login = challenge && (await loginOf(dependencies, challenge));
    if (!challenge || !login) throw new AppError('confirmation-expired');
    const { account } = login;
    const accepted = await verifySecondFactor(dependencies, account, code, context);
    if (!(await challenges.consume(challenge))) throw new AppError('confirmation-expired');
    if (accepted.by === 'recovery-code') {
      const left = [{ field: 'recoveryCodesLeft', from: String(accepted.left + 1), to: String(accepted.left) }];
      const event = {
        action: 'account.recovery-code-used',
        notice: 'recovery-code-used',
        actor: selfActor(account),
        changes: left,
      } as const;
      await accounts.recordAction(account, twoFactorChange(dependencies, account, event));
    }
    return sessionReply(await startSession(dependencies, login, signInOrigin(context)));
  };
