import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ContractStatus } from '#shared/model/account/role.ts';
import { AccountTypeField, NewUser, UserDetail, UserSort, UserSummary, UserUpdate } from '#shared/model/account/user.ts';
import type { UserFamily } from '#shared/rules/account/policy.ts';

const UserPath = z.strictObject({ id: ulid() });
const OneUser = z.object({ user: UserDetail });

/** A place to go on from, as an earlier page named it; meaningless with any other question. */
const cursor = () => z.string().max(500).optional();

/** What list and export may be narrowed to. `keyword`: words that begin a word of company, contact name or e-mail. */
const UserFilter = {
  keyword: z.string().max(TEXT_MAX.email).optional(),
  status: ContractStatus.optional(),
  type: AccountTypeField.optional(),
  plan: z.string().max(TEXT_MAX.line).optional(),
  /** While searching by keyword, the order is that of the words found. */
  sort: UserSort.default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * User management (spec 6 "Separate endpoint families"): the same calls under `/master`, `/oem-master` and `/oem-admin`, each for the
 * logins of its kind. Which accounts each sees and may write is the policy's to say.
 */
const userFamily = <F extends UserFamily>(family: F) =>
  ({
    list: {
      method: 'GET',
      path: `/${family}/user`,
      summary: 'Accounts in the caller’s tree',
      access: { by: 'console', action: 'user:read', family },
      status: 200,
      query: z.strictObject({ ...UserFilter, cursor: cursor(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
      response: z.object({ users: z.array(UserSummary), nextCursor: z.string().nullable() }),
    },
    export: {
      method: 'GET',
      path: `/${family}/user/export`,
      summary: 'The same as CSV, piece by piece; the first piece begins with the headings',
      access: { by: 'console', action: 'user:read', family },
      status: 200,
      query: z.strictObject({ ...UserFilter, cursor: cursor(), language: Language }),
      response: z.object({ csv: z.string(), nextCursor: z.string().nullable() }),
    },
    create: {
      method: 'POST',
      path: `/${family}/user`,
      summary: 'Create an account and e-mail a link to choose its password',
      access: { by: 'console', action: 'user:write', family },
      status: 201,
      body: NewUser,
      response: OneUser,
      errors: ['licence-limit-reached', 'account-terminated', 'account-suspended'],
    },
    get: {
      method: 'GET',
      path: `/${family}/user/{id}`,
      summary: 'An account with all there is to know of it',
      access: { by: 'console', action: 'user:read', family },
      status: 200,
      params: UserPath,
      response: OneUser,
    },
    update: {
      method: 'PUT',
      path: `/${family}/user/{id}`,
      summary: 'Change an account',
      access: { by: 'console', action: 'user:write', family },
      status: 200,
      params: UserPath,
      body: UserUpdate,
      response: OneUser,
      errors: ['changed-meanwhile', 'account-terminated', 'account-suspended'],
    },
    resendInvitation: {
      method: 'POST',
      path: `/${family}/user/{id}/resend-invitation`,
      summary: 'E-mail the link to choose a first password again',
      access: { by: 'console', action: 'user:write', family },
      status: 202,
      params: UserPath,
      response: z.null(),
      errors: ['already-signed-in', 'account-terminated', 'too-many-requests'],
    },
  }) as const;

const pausing = <F extends UserFamily>(family: F) =>
  ({
    pause: {
      method: 'POST',
      path: `/${family}/user/{id}/pause`,
      summary: 'Pause an account and all below it: reading only, sites off the air',
      access: { by: 'console', action: 'user:pause', family },
      status: 200,
      params: UserPath,
      response: OneUser,
      errors: ['not-active', 'account-terminated', 'own-account'],
    },
    resume: {
      method: 'POST',
      path: `/${family}/user/{id}/resume`,
      summary: 'Lift a pause: everything is as it was',
      access: { by: 'console', action: 'user:pause', family },
      status: 200,
      params: UserPath,
      response: OneUser,
      errors: ['not-suspended', 'paused-by-operator', 'account-terminated', 'own-account'],
    },
  }) as const;

export const masterUser = defineEndpointFamily({
  ...userFamily('master'),
  ...pausing('master'),
  terminate: {
    method: 'POST',
    path: '/master/user/{id}/terminate',
    summary: 'End a contract for good: nobody below it signs in, its sites expire, its data stays readable for the operator',
    access: { by: 'console', action: 'user:terminate', family: 'master' },
    status: 200,
    params: UserPath,
    response: OneUser,
    errors: ['account-terminated', 'own-account'],
  },
  delete: {
    method: 'DELETE',
    path: '/master/user/{id}',
    summary: 'Delete a terminated account with its sites and further logins',
    access: { by: 'console', action: 'user:terminate', family: 'master' },
    status: 200,
    params: UserPath,
    response: z.null(),
    errors: ['terminate-first', 'accounts-below', 'own-account'],
  },
});

export const oemMasterUser = defineEndpointFamily({ ...userFamily('oem-master'), ...pausing('oem-master') });

export const oemAdminUser = defineEndpointFamily(userFamily('oem-admin'));
