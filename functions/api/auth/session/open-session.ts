import type { Session } from '#shared/model/account/session.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { describeUser } from '#functions/domain/account/describe-user.ts';
import { DEVICE_COOKIE, deviceCookie, refreshCookie } from '#functions/http/cookies.ts';
import type { RequestContext, Reply } from '#functions/http/use-case.ts';
import type { Login } from '#functions/store/account/login.ts';

/** Opens a session for an authenticated login and remembers the device. */
export async function openSession(
  { devices, plans, sessions, imageMaxMb }: Pick<AuthDependencies, 'devices' | 'plans' | 'sessions' | 'imageMaxMb'>,
  login: Login,
  { cookies }: RequestContext,
): Promise<Reply<Session>> {
  const [{ refreshToken, ...session }, limits, device] = await Promise.all([
    sessions.open(login.account),
    plans.getSiteLimits(login.workAccount),
    devices.remember(login.account.email, cookies[DEVICE_COOKIE]),
  ]);
  return {
    data: { ...session, user: describeUser(login, { limits, imageMaxMb }) },
    cookies: [refreshCookie(refreshToken), deviceCookie(device)],
    mediaScope: login.workAccount.id,
  };
}
