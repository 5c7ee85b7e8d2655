import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { ActingAccess } from '#shared/model/account/acting.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { ACTIONS, mayWhileActing } from '#shared/rules/account/policy.ts';

/**
 * What a manager that acts for a login needs in order to call an endpoint; `never`: it is for the person alone. Unless the
 * endpoint says otherwise:
 *
 * 1. `never` if the policy does not let the action be performed while acting
 * 2. `READ` for GET
 * 3. `EDIT` for other methods of an action that writes; those of an action that only reads, such as `own-session`, are `never`
 */
export function actingNeed({ method, access, acting }: Pick<Endpoint, 'method' | 'access' | 'acting'>): ActingAccess | 'never' {
  if (access.by !== 'console' || !mayWhileActing('EDIT', access.action)) return 'never';
  if (acting !== undefined) return acting;
  if (method === 'GET') return 'READ';
  return ACTIONS[access.action].writes === 'nothing' ? 'never' : 'EDIT';
}

/** Why a call is refused to a manager that acts for a login; `undefined` if it is not. */
export function actingFault(access: ActingAccess, endpoint: Pick<Endpoint, 'method' | 'access' | 'acting'>): ErrorCode | undefined {
  const need = actingNeed(endpoint);
  if (need === 'never') return 'acting-refused';
  return need === 'EDIT' && access === 'READ' ? 'acting-read-only' : undefined;
}
