import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ulid } from '#shared/model/fields.ts';
import { ActAs } from '#shared/model/sign-in/acting.ts';
import { Session } from '#shared/model/sign-in/session.ts';
import {
  EndedSessions,
  SecondStep,
  SignInSecurity,
  TwoFactorChange,
  TwoFactorConfirmation,
  TwoFactorRoles,
  TwoFactorSetUp,
} from '#shared/model/sign-in/two-factor.ts';

const own = { access: { by: 'console', action: 'own-session' }, status: 200 } as const;

/**
 * Sessions, second factors and acting for logins. The paths are below `/auth`, because the second step of a sign-in
 * needs the cookies of that path.
 */
export const signInSecurity = defineEndpointFamily({
  overview: {
    ...own,
    method: 'GET',
    path: '/auth/security',
    summary: 'The open sessions of the login, its second factor, and who has acted for it',
    response: SignInSecurity,
  },
  endSessions: {
    ...own,
    method: 'POST',
    path: '/auth/sessions/end',
    summary: 'End one session of the login, or all but the caller’s; their next request is refused',
    body: EndedSessions,
    response: z.object({ ended: z.int() }),
  },
  completeSignIn: {
    method: 'POST',
    path: '/auth/two-factor/sign-in',
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code; starts a session',
    access: { by: 'public' },
    status: 200,
    body: SecondStep,
    response: Session,
    errors: ['confirmation-expired', 'too-many-requests'],
  },
  setUp: {
    ...own,
    method: 'POST',
    path: '/auth/two-factor/set-up',
    summary: 'A new second factor, which is not asked for until a code confirms it',
    response: TwoFactorSetUp,
    errors: ['two-factor-is-on'],
  },
  confirm: {
    ...own,
    method: 'POST',
    path: '/auth/two-factor/confirm',
    summary: 'Turn the second factor on with a first code; the answer has the recovery codes, which are never shown again',
    body: TwoFactorConfirmation,
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['confirmation-expired', 'two-factor-is-on', 'too-many-requests'],
  },
  change: {
    ...own,
    method: 'POST',
    path: '/auth/two-factor/change',
    summary: 'Issue new recovery codes, or turn the second factor off; needs the password and a code',
    body: TwoFactorChange,
    response: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
    errors: ['two-factor-is-off', 'two-factor-obligatory', 'too-many-requests'],
  },
  reset: {
    method: 'POST',
    path: '/auth/two-factor/reset/{id}',
    summary: 'Remove the lost second factor of a login that the caller manages',
    access: { by: 'console', action: 'two-factor:reset' },
    status: 200,
    params: z.strictObject({ id: ulid() }),
    response: z.null(),
    errors: ['two-factor-is-off', 'own-account'],
  },
  actAs: {
    method: 'POST',
    path: '/auth/act-as/{id}',
    summary: 'Act for a login that the caller manages, for an hour, with a reason that the login is told; the token is for its console',
    access: { by: 'console', action: 'user:act-as' },
    status: 201,
    params: z.strictObject({ id: ulid() }),
    body: ActAs,
    response: Session,
    errors: ['not-signed-in-yet', 'account-suspended', 'account-terminated', 'own-account', 'too-many-requests'],
  },
  endActing: {
    ...own,
    method: 'POST',
    path: '/auth/acting/{id}/end',
    summary: 'End acting for the login of the caller at once: by whoever acts for it, or by the login itself',
    acting: 'READ',
    params: z.strictObject({ id: ulid() }),
    response: z.null(),
  },
  setRoles: {
    method: 'PUT',
    path: '/auth/two-factor/roles',
    summary: 'Set the roles whose logins have to set up a second factor before anything else',
    access: { by: 'console', action: 'security:manage' },
    status: 200,
    body: TwoFactorRoles,
    response: TwoFactorRoles,
  },
});
