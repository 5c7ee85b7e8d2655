import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ulid } from '#shared/model/fields.ts';
import { AccountOwner, NewSubAdmin, SubAdmin, SubAdminUpdate } from '#shared/model/account/sub-admin.ts';

const SubAdminPath = z.strictObject({ id: ulid() });
const OneSubAdmin = z.object({ subAdmin: SubAdmin });

/** Admin settings: further logins of the account one works in (spec 7 "Other", product.md "Admin settings"). */
export const subAdmin = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/sub-admin',
    summary: 'The account’s own login, and its further logins, oldest first',
    access: { by: 'console', action: 'admin:read' },
    status: 200,
    response: z.object({ owner: AccountOwner, subAdmins: z.array(SubAdmin) }),
  },
  create: {
    method: 'POST',
    path: '/sub-admin',
    summary: 'Invite a further login: a link to choose a password is e-mailed',
    access: { by: 'console', action: 'admin:write' },
    status: 201,
    body: NewSubAdmin,
    response: OneSubAdmin,
  },
  update: {
    method: 'PUT',
    path: '/sub-admin/{id}',
    summary: 'Change name, e-mail, permission or authority of a further login',
    access: { by: 'console', action: 'admin:write' },
    status: 200,
    params: SubAdminPath,
    body: SubAdminUpdate,
    response: OneSubAdmin,
    errors: ['changed-meanwhile', 'last-main-contact', 'own-account'],
  },
  delete: {
    method: 'DELETE',
    path: '/sub-admin/{id}',
    summary: 'Remove a further login; its sessions end',
    access: { by: 'console', action: 'admin:write' },
    status: 200,
    params: SubAdminPath,
    response: z.null(),
    errors: ['last-main-contact', 'own-account'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/sub-admin/{id}/resend-invitation',
    summary: 'E-mail the link to choose a first password again',
    access: { by: 'console', action: 'admin:write' },
    status: 202,
    params: SubAdminPath,
    response: z.null(),
    errors: ['already-signed-in', 'too-many-requests'],
  },
});
