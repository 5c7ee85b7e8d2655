import type { UserInfo } from '#shared/model/session.ts';
import { isAllowed } from '#shared/rules/policy.ts';

/** Why someone may look at a site but not change it. */
export type ReadOnlyReason = 'suspended' | 'no-permission';

/** The reason this login may not change sites, or `null` where it may. */
export function readOnlyReason({ userTypeId, authority, permission, contractStatus }: UserInfo): ReadOnlyReason | null {
  const actor = { role: userTypeId, authority, permission, contractStatus };
  if (isAllowed(actor, 'site:write')) return null;
  return contractStatus === 'SUSPENDED' && isAllowed({ ...actor, contractStatus: 'ACTIVE' }, 'site:write') ? 'suspended' : 'no-permission';
}
