import type { UserInfo } from '#shared/model/account/session.ts';
import { isAllowed } from '#shared/rules/account/policy.ts';
import { actorOf } from '#web/lib/session/user.ts';

/** Why someone may look at a site but not change it; `earlier`: it is shown as it was. */
export type ReadOnlyReason = 'suspended' | 'no-permission' | 'earlier';

/** The reason this login may not change sites, or `null` where it may. */
export function readOnlyReason(user: UserInfo): ReadOnlyReason | null {
  const actor = actorOf(user);
  if (isAllowed(actor, 'site:write')) return null;
  return actor.contractStatus === 'SUSPENDED' && isAllowed({ ...actor, contractStatus: 'ACTIVE' }, 'site:write')
    ? 'suspended'
    : 'no-permission';
}
