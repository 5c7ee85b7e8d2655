import * as z from 'zod';
import { defineFamily } from '#shared/contract/define.ts';
import { Session, SignIn, UserInfo } from '#shared/model/session.ts';

/** Sessions (spec 7 "Auth"). The refresh token travels in an HttpOnly cookie limited to these paths. */
export const auth = defineFamily({
  login: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password; opens a session',
    access: { by: 'public' },
    status: 200,
    body: SignIn,
    response: Session,
    errors: ['sign-in-failed', 'too-many-requests'],
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Exchange the refresh cookie for a new access token; the cookie rotates, an old one ends the session',
    access: { by: 'refresh-cookie' },
    status: 200,
    response: Session,
  },
  logOut: {
    method: 'POST',
    path: '/auth/log-out',
    summary: 'End the session of the refresh cookie',
    access: { by: 'public' },
    status: 200,
    response: z.null(),
  },
  userInfo: {
    method: 'GET',
    path: '/auth/user-info',
    summary: 'The signed-in login and what its plan allows',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    response: z.object({ user: UserInfo }),
  },
});
