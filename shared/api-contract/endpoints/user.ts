import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { BillingRecipient, NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { longText, month, requiredText, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { QuotationUpdate } from '#shared/model/plans/quotation.ts';
import { ContractStatus } from '#shared/model/role.ts';
import { AccountTypeField, NewUser, UserDetail, UserSort, UserSummary, UserUpdate } from '#shared/model/accounts/user.ts';
import type { UserFamily } from '#shared/rules/accounts/policy.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

const UserPath = z.strictObject({ id: ulid() });
const OneUser = z.object({ user: UserDetail });
const OfRecipients = z.object({ recipients: z.array(BillingRecipient) });

/** The `nextCursor` of the previous page, valid only with the same filter and order. */
const cursor = () => z.string().max(500).optional();

/** Filter and order of list and export. `keyword`: prefixes of words in company, contact name or e-mail. */
const UserFilter = {
  keyword: z.string().max(TEXT_MAX.email).optional(),
  status: ContractStatus.optional(),
  type: AccountTypeField.optional(),
  plan: z.string().max(TEXT_MAX.line).optional(),
  /** Ignored with `keyword`: the results are then ordered by the matching word. */
  sort: UserSort.default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * User management: the same endpoints under `/master`, `/oem-master` and `/oem-admin`, each for one kind of login. The policy
 * decides which accounts each kind may see and write.
 */
const userEndpoints = <F extends UserFamily>(family: F) =>
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
      summary: 'The list as CSV or as cells of a workbook, page by page; the first page starts with the header row',
      access: { by: 'console', action: 'user:read', family },
      status: 200,
      query: z.strictObject({ ...UserFilter, cursor: cursor(), language: Language, format: exportFormat() }),
      response: ExportedPage,
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
      summary: 'All details of an account',
      access: { by: 'console', action: 'user:read', family },
      status: 200,
      params: UserPath,
      response: OneUser,
    },
    update: {
      method: 'PUT',
      path: `/${family}/user/{id}`,
      summary: 'Update an account',
      access: { by: 'console', action: 'user:write', family },
      status: 200,
      params: UserPath,
      body: UserUpdate,
      response: OneUser,
      errors: ['version-conflict', 'account-terminated', 'account-suspended'],
    },
    answerPlanRequest: {
      method: 'POST',
      path: `/${family}/user/{id}/plan-request`,
      summary: 'Approve or decline the request of an account for a plan; an approved plan applies from the next month on',
      access: { by: 'console', action: 'user:write', family },
      status: 200,
      params: UserPath,
      body: z.strictObject({ version: z.int(), approve: z.boolean(), reason: longText(TEXT_MAX.textarea).default('') }),
      response: OneUser,
      errors: ['version-conflict', 'transition-refused', 'account-terminated', 'account-suspended'],
    },
    resendInvitation: {
      method: 'POST',
      path: `/${family}/user/{id}/resend-invitation`,
      summary: 'E-mail the invitation link again',
      access: { by: 'console', action: 'user:write', family },
      status: 202,
      params: UserPath,
      response: z.null(),
      errors: ['already-signed-in', 'account-terminated', 'too-many-requests'],
    },
  }) as const;

const pauseEndpoints = <F extends UserFamily>(family: F) =>
  ({
    pause: {
      method: 'POST',
      path: `/${family}/user/{id}/pause`,
      summary: 'Pause an account and all below it: logins become read-only, sites answer 503',
      access: { by: 'console', action: 'user:pause', family },
      status: 200,
      params: UserPath,
      response: OneUser,
      errors: ['not-active', 'account-terminated', 'own-account'],
    },
    resume: {
      method: 'POST',
      path: `/${family}/user/{id}/resume`,
      summary: 'Resume a paused account',
      access: { by: 'console', action: 'user:pause', family },
      status: 200,
      params: UserPath,
      response: OneUser,
      errors: ['not-suspended', 'paused-by-operator', 'account-terminated', 'own-account'],
    },
  }) as const;

export const masterUser = defineEndpointFamily({
  ...userEndpoints('master'),
  ...pauseEndpoints('master'),
  terminate: {
    method: 'POST',
    path: '/master/user/{id}/terminate',
    summary:
      'Terminate a contract: logins of the account and below can no longer sign in, its sites expire, the operator can still read its data',
    access: { by: 'console', action: 'user:terminate', family: 'master' },
    status: 200,
    params: UserPath,
    body: z.strictObject({ reason: requiredText(TEXT_MAX.textarea) }),
    response: OneUser,
    errors: ['account-terminated', 'own-account'],
  },
  delete: {
    method: 'DELETE',
    path: '/master/user/{id}',
    summary: 'Delete a terminated account with its sites and SUB_ADMIN logins',
    access: { by: 'console', action: 'user:terminate', family: 'master' },
    status: 200,
    params: UserPath,
    response: z.null(),
    errors: ['terminate-first', 'accounts-below', 'own-account'],
  },
  setQuotation: {
    method: 'PUT',
    path: '/master/user/{id}/quotation',
    summary: 'Set what is agreed with an account on its plan by quotation: limits at once, prices from a month on',
    access: { by: 'console', action: 'plan:manage', family: 'master' },
    status: 200,
    params: UserPath,
    body: QuotationUpdate,
    response: OneUser,
    errors: ['version-conflict', 'account-terminated'],
  },
  addRecipient: {
    method: 'POST',
    path: '/master/user/{id}/billing-recipient',
    summary: 'Add an address that receives the e-mails about the invoices of an account; e-mails it a link to confirm',
    access: { by: 'console', action: 'user:write', family: 'master' },
    status: 201,
    params: UserPath,
    body: NewBillingRecipient,
    response: OfRecipients,
    errors: ['account-terminated'],
  },
  removeRecipient: {
    method: 'DELETE',
    path: '/master/user/{id}/billing-recipient/{recipientId}',
    summary: 'Remove an address that receives the e-mails about the invoices of an account',
    access: { by: 'console', action: 'user:write', family: 'master' },
    status: 200,
    params: UserPath.extend({ recipientId: ulid() }),
    response: OfRecipients,
    errors: ['account-terminated'],
  },
  removeQuotedPrice: {
    method: 'DELETE',
    path: '/master/user/{id}/quotation/{planId}/{from}',
    summary: 'Remove agreed prices that do not hold yet',
    access: { by: 'console', action: 'plan:manage', family: 'master' },
    status: 200,
    params: UserPath.extend({ planId: z.string().max(TEXT_MAX.line), from: month() }),
    response: OneUser,
    errors: ['version-conflict', 'account-terminated', 'transition-refused'],
  },
});

export const oemMasterUser = defineEndpointFamily({ ...userEndpoints('oem-master'), ...pauseEndpoints('oem-master') });

export const oemAdminUser = defineEndpointFamily(userEndpoints('oem-admin'));
