import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { billingOperationsOf, isOpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import { ApiAccess, ApiAccessUpdate, ApiCallsOfDay, ApiRotation, NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { ruleIssue, ulid } from '#shared/model/fields.ts';

const AccessPath = z.strictObject({ id: ulid() });
const read = { access: { by: 'console', action: 'api:read' }, status: 200 } as const;
const write = { access: { by: 'console', action: 'api:write' }, status: 200 } as const;
const OneAccess = z.object({ access: ApiAccess });
/** `key`: the API key, which only this response contains; `null` if the access authenticates in another way. */
const WithKey = OneAccess.extend({ key: z.string().nullable() });

const operations = NewApiAccess.shape.operations.refine((ids) => ids.every(isOpenOperation), ruleIssue('unknown-option'));

/** Whether an access selects sites if it calls endpoints of sites: those of invoices need none (ADR 118). */
const hasNeededSites = ({ operations: ids, siteIds }: { operations: string[]; siteIds: string[] | null }): boolean =>
  siteIds === null || siteIds.length > 0 || billingOperationsOf(ids).length === ids.length;
const SITES_REQUIRED = { ...ruleIssue('required'), path: ['siteIds'] };

export const ApiAccessInput = NewApiAccess.extend({ operations }).refine(hasNeededSites, SITES_REQUIRED);
export const ApiAccessChange = ApiAccessUpdate.extend({ operations }).refine(hasNeededSites, SITES_REQUIRED);

/** API issuing: how machines may call the open endpoints for the account that the caller works in. */
export const apiAccess = defineEndpointFamily({
  list: {
    ...read,
    method: 'GET',
    path: '/api-access',
    summary: 'The API accesses of the account, oldest first',
    response: z.object({ accesses: z.array(ApiAccess) }),
  },
  create: {
    ...write,
    method: 'POST',
    path: '/api-access',
    summary: 'Issue an access; the answer has its API key, which is never shown again',
    status: 201,
    body: ApiAccessInput,
    response: WithKey,
    errors: ['api-access-limit-reached'],
  },
  update: {
    ...write,
    method: 'PUT',
    path: '/api-access/{id}',
    summary: 'Change an access; its secret is rotated instead',
    params: AccessPath,
    body: ApiAccessChange,
    response: OneAccess,
    errors: ['version-conflict'],
  },
  rotate: {
    ...write,
    method: 'POST',
    path: '/api-access/{id}/rotate',
    summary: 'Replace the secret; the former one stays valid for the given hours',
    params: AccessPath,
    body: ApiRotation,
    response: WithKey,
    errors: ['transition-refused'],
  },
  revoke: {
    ...write,
    method: 'DELETE',
    path: '/api-access/{id}',
    summary: 'Revoke an access for good; its next call is refused',
    params: AccessPath,
    response: z.null(),
  },
  calls: {
    ...read,
    method: 'GET',
    path: '/api-access/{id}/calls',
    summary: 'Calls of the last 30 days in Japanese time, oldest first, with those that the rate limit refused',
    params: AccessPath,
    response: z.object({ days: z.array(ApiCallsOfDay) }),
  },
});
