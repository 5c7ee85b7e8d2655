import type { Session } from '#shared/model/sign-in/session.ts';
import type { StartedSession } from '#functions/sign-in/services/start-session.ts';
import { DEVICE_COOKIE, deviceCookie, refreshCookie } from '#functions/platform/http/cookies.ts';
import type { Reply, RequestContext } from '#functions/platform/http/use-case.ts';

/** Returns the browser's device secret and other data of a sign-in request. */
export const signInOrigin = ({ cookies, userAgent }: RequestContext) => ({ deviceSecret: cookies[DEVICE_COOKIE], userAgent });

/** Returns the answer to a sign-in, with the cookies of the session and of the device. */
export const sessionReply = ({ session, refreshToken, deviceSecret, mediaScope }: StartedSession): Reply<Session> => ({
  data: session,
  cookies: [refreshCookie(refreshToken), deviceCookie(deviceSecret)],
  mediaScope,
});
