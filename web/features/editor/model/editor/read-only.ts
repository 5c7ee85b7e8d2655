import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { expiredSiteFault } from '#shared/rules/sites/expired-site.ts';
import { actorOf } from '#web/lib/session/user.ts';

/** Why the editor shows a site without letting the user change it; `earlier` if it shows a past revision. */
export type ReadOnlyReason = 'suspended' | 'expired' | 'no-permission' | 'earlier';

/** Returns the reason this login may not change a site of this status; `null` if it may. */
export function readOnlyReason(user: UserInfo, status: SiteStatus): ReadOnlyReason | null {
  const actor = actorOf(user);
  if (isAllowed(actor, 'site:write')) return expiredSiteFault(status, actor) ? 'expired' : null;
  return actor.contractStatus === 'SUSPENDED' && isAllowed({ ...actor, contractStatus: 'ACTIVE' }, 'site:write')
    ? 'suspended'
    : 'no-permission';
}
