import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ulid } from '#shared/model/fields.ts';
import { AccountOwner, NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/accounts/sub-admin.ts';

const SubAdminPath = z.strictObject({ id: ulid() });
const OneSubAdmin = z.object({ subAdmin: SubAdmin });

/** Admin settings: the SUB_ADMIN logins of the account that the caller works in. */
export const subAdmin = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/sub-admin',
    summary: 'The account’s own login and its SUB_ADMIN logins, oldest first',
    access: { by: 'console', action: 'admin:read' },
    status: 200,
    response: z.object({ owner: AccountOwner, subAdmins: z.array(SubAdmin) }),
  },
  create: {
    method: 'POST',
    path: '/sub-admin',
    summary: 'Invite a SUB_ADMIN: e-mails a link to choose a password',
    access: { by: 'console', action: 'admin:write' },
    status: 201,
    body: NewSubAdmin,
    response: OneSubAdmin,
  },
  update: {
    method: 'PUT',
    path: '/sub-admin/{id}',
    summary: 'Update name, e-mail, permission or authority of a SUB_ADMIN',
    access: { by: 'console', action: 'admin:write' },
    status: 200,
    params: SubAdminPath,
    body: SubAdminUpdate,
    response: OneSubAdmin,
    errors: ['version-conflict', 'own-account'],
  },
  delete: {
    method: 'DELETE',
    path: '/sub-admin/{id}',
    summary: 'Remove a SUB_ADMIN and end its sessions',
    access: { by: 'console', action: 'admin:write' },
    status: 200,
    params: SubAdminPath,
    response: z.null(),
    errors: ['own-account'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/sub-admin/{id}/resend-invitation',
    summary: 'E-mail the invitation link again',
    access: { by: 'console', action: 'admin:write' },
    status: 202,
    params: SubAdminPath,
    response: z.null(),
    errors: ['already-signed-in', 'too-many-requests'],
  },
});
