import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { ACTIONS, mayWhileActing } from '#shared/rules/accounts/policy.ts';

/**
 * Returns the access that a manager who acts for a login needs to call an endpoint; `never`: only the person may call it. Unless
 * the endpoint sets `acting`, the policy determines the access:
 *
 * 1. `never` if the policy does not let the action be performed while acting
 * 2. `EDIT` if the action writes, whatever the method
 * 3. `READ` if the action only reads and the method is GET; `never` for reads with other methods, such as those of `own-session`
 */
export function actingNeed({ method, access, acting }: Pick<Endpoint, 'method' | 'access' | 'acting'>): ActingAccess | 'never' {
  if (access.by !== 'console' || !mayWhileActing('EDIT', access.action)) return 'never';
  if (acting !== undefined) return acting;
  if (ACTIONS[access.action].writes !== 'nothing') return 'EDIT';
  return method === 'GET' ? 'READ' : 'never';
}

/** Returns why a call is refused to a manager who acts for a login; `undefined` if it is allowed. */
export function actingFault(access: ActingAccess, endpoint: Pick<Endpoint, 'method' | 'access' | 'acting'>): ErrorCode | undefined {
  const need = actingNeed(endpoint);
  if (need === 'never') return 'acting-refused';
  return need === 'EDIT' && access === 'READ' ? 'acting-read-only' : undefined;
}
