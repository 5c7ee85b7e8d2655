import type { UserInfo } from '#shared/model/account/session.ts';
import { isAllowed } from '#shared/rules/account/policy.ts';
import { actorOf } from '#web/lib/session/user.ts';

/** Why the editor shows a site without letting the user change it; `earlier`: it shows a past revision. */
export type ReadOnlyReason = 'suspended' | 'no-permission' | 'earlier';

/** The reason this login may not change sites; `null` if it may. */
export function readOnlyReason(user: UserInfo): ReadOnlyReason | null {
  const actor = actorOf(user);
  if (isAllowed(actor, 'site:write')) return null;
  return actor.contractStatus === 'SUSPENDED' && isAllowed({ ...actor, contractStatus: 'ACTIVE' }, 'site:write')
    ? 'suspended'
    : 'no-permission';
}
