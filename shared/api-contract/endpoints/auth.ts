import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Brand } from '#shared/model/account/brand.ts';
import { ulid } from '#shared/model/fields.ts';
import { LinkToken, PasswordByLink, PasswordChange } from '#shared/model/account/password.ts';
import { ForgottenPassword, LinkDetails, Registration, Session, SignIn, UserInfo } from '#shared/model/account/session.ts';

/** The address of the account whose password was chosen: one can sign in with it now. */
const Chosen = z.object({ email: z.string() });

const resetPassword = {
  method: 'POST',
  summary: 'Choose a password by the link of an e-mail (forgotten, or invited); ends all sessions and spends the link',
  access: { by: 'public' },
  status: 200,
  body: PasswordByLink,
  response: Chosen,
  errors: ['link-invalid', 'too-many-requests'],
} as const;

/** Sessions and passwords (spec 7 "Auth"). The refresh token travels in an HttpOnly cookie limited to these paths. */
export const auth = defineEndpointFamily({
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
  brand: {
    method: 'GET',
    path: '/auth/brand/{id}',
    summary: 'How the sign-in page of an OEM looks; the product’s own look for any other id',
    access: { by: 'public' },
    status: 200,
    params: z.strictObject({ id: ulid() }),
    response: z.object({ brand: Brand }),
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'E-mail a link to a new password, if the address has an account; answered alike either way',
    access: { by: 'public' },
    status: 202,
    body: ForgottenPassword,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  verifyToken: {
    method: 'POST',
    path: '/auth/verify-token',
    summary: 'Whom and what the link of an e-mail is for, while it leads somewhere',
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
    summary: 'Choose another password; ends all sessions and opens a new one here',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    body: PasswordChange,
    response: Session,
    errors: ['too-many-requests'],
  },
  register: {
    method: 'POST',
    path: '/auth/register',
    summary: 'Ask for an account: a link that completes it is e-mailed; answered alike if the address has one already',
    access: { by: 'public' },
    status: 202,
    body: Registration,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  completeRegistration: {
    method: 'POST',
    path: '/auth/complete-registration',
    summary: 'Make the account that was asked for, by the link of the e-mail; begins a trial',
    access: { by: 'public' },
    status: 201,
    body: PasswordByLink,
    response: Chosen,
    errors: ['link-invalid', 'too-many-requests'],
  },
});
