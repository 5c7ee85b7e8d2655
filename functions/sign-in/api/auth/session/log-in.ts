import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { countSignIn } from '#functions/sign-in/api/auth/session/count-sign-in.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { verifyCredentials } from '#functions/sign-in/api/auth/session/verify-credentials.ts';
import { startSession } from '#functions/sign-in/services/start-session.ts';
import { sessionReply, signInOrigin } from '#functions/platform/http/session-reply.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';

/**
 * Opens a session. Every rejection is the same `sign-in-failed`, except for too many attempts. If the login has a second factor,
 * the answer to the correct password is `second-factor-required` with the challenge of the second step.
 */
export const logIn =
  (dependencies: AuthDependencies): UseCase<typeof auth.login> =>
  async ({ body: { email, password }, ...context }) => {
    const onSuccess = await countSignIn(dependencies, email, context);
    const login = await verifyCredentials(dependencies, email, password);
    if (!login) throw new AppError('sign-in-failed');
    if (login.account.twoFactorSince !== null) {
      const [challenge] = await Promise.all([dependencies.challenges.open(login.account), onSuccess()]);
      throw new AppError('second-factor-required', { challenge });
    }
    const [started] = await Promise.all([startSession(dependencies, login, signInOrigin(context)), onSuccess()]);
    return sessionReply(started);
  };
