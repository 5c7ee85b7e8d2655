import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { endActing as end } from '#functions/sign-in/services/acting/end-acting.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/**
 * Ends acting for the caller's login immediately: the next request of the acting session is rejected. A manager can end only its
 * own acting session, the login all of them. A no-op for a session that has ended.
 */
export const endActing =
  ({ accounts, actings, clock, ids }: SignInSecurityDependencies): UseCase<typeof signInSecurity.endActing> =>
  async ({ caller, params: { id } }) => {
    const acting = await actings.find({ loginId: caller.loginId, id });
    if (!acting || (caller.acting && caller.acting.id !== id)) throw new AppError('not-found');
    await end({ accounts, actings, clock, ids }, acting, auditActor(caller));
    return null;
  };
