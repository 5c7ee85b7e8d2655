import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { AppError } from '#functions/app-error.ts';
import { countSignIn } from '#functions/api/auth/session/count-sign-in.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { openSession } from '#functions/api/auth/session/open-session.ts';
import { verifyCredentials } from '#functions/api/auth/session/verify-credentials.ts';
import type { UseCase } from '#functions/http/use-case.ts';

/** Opens a session. Every refusal is the same `sign-in-failed`, except for too many attempts. */
export const logIn =
  (dependencies: AuthDependencies): UseCase<typeof auth.login> =>
  async ({ body: { email, password }, ...context }) => {
    const onSuccess = await countSignIn(dependencies, email, context);
    const login = await verifyCredentials(dependencies, email, password);
    if (!login) throw new AppError('sign-in-failed');
    const [reply] = await Promise.all([openSession(dependencies, login, context), onSuccess()]);
    return reply;
  };
