import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Brand } from '#shared/model/brand.ts';
import { ulid } from '#shared/model/fields.ts';
import { LinkToken, PasswordByLink, PasswordChange } from '#shared/model/sign-in/password.ts';
import { ForgottenPassword, LinkDetails, Registration, Session, SignIn, UserInfo } from '#shared/model/sign-in/session.ts';

/** The e-mail address of the login whose password was set. */
const ChosenLogin = z.object({ email: z.string() });

const resetPassword = {
  method: 'POST',
  summary: 'Choose a password with an e-mailed link (forgotten password or invitation); ends all sessions and invalidates the link',
  access: { by: 'public' },
  status: 200,
  body: PasswordByLink,
  response: ChosenLogin,
  errors: ['link-invalid', 'too-many-requests'],
} as const;

/** Sessions and passwords. The refresh token is an HttpOnly cookie limited to these paths. */
export const auth = defineEndpointFamily({
  login: {
    method: 'POST',
    path: '/auth/login',
    isMeasured: true,
    summary: 'Sign in with e-mail and password; starts a session',
    access: { by: 'public' },
    status: 200,
    body: SignIn,
    response: Session,
    errors: ['sign-in-failed', 'second-factor-required', 'too-many-requests'],
  },
  refreshToken: {
    method: 'POST',
    path: '/auth/refresh-token',
    summary: 'Exchange the refresh cookie for a new access token; the cookie rotates, and reusing an old one ends the session',
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
    summary: 'The signed-in login and the limits of its plan',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    response: z.object({ user: UserInfo }),
  },
  brand: {
    method: 'GET',
    path: '/auth/brand/{id}',
    summary: 'Brand of the sign-in page of an OEM; the product’s own brand for any other id',
    access: { by: 'public' },
    status: 200,
    params: z.strictObject({ id: ulid() }),
    response: z.object({ brand: Brand }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'E-mail a link to choose a new password; the response is the same whether or not the address has an account',
    access: { by: 'public' },
    status: 202,
    body: ForgottenPassword,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  verifyToken: {
    method: 'POST',
    path: '/auth/verify-token',
    summary: 'The recipient and purpose of an e-mailed link that is still valid',
    access: { by: 'public' },
    status: 200,
    body: LinkToken,
    response: z.object({ link: LinkDetails }),
    errors: ['link-invalid', 'too-many-requests'],
  },
  resetPassword: { ...resetPassword, path: '/auth/reset-password' },
  resetPasswordAtRoot: { ...resetPassword, path: '/reset-password' },
  changePassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change the own password; ends all sessions and starts a new one for the caller',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    body: PasswordChange,
    response: Session,
    errors: ['too-many-requests'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Register for an account: e-mails a link to complete it; the response is the same if the address already has an account',
    access: { by: 'public' },
    status: 202,
    body: Registration,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  completeRegistration: {
    method: 'POST',
    path: '/auth/complete-registration',
    summary: 'Complete a registration with the e-mailed link; creates the account and starts a trial',
    access: { by: 'public' },
    status: 201,
    body: PasswordByLink,
    response: ChosenLogin,
    errors: ['link-invalid', 'too-many-requests'],
  },
});
