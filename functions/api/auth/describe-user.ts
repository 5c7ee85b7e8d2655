import type { UserInfo } from '#shared/model/session.ts';
import type { SiteLimits } from '#shared/model/site-limits.ts';
import { textColourOn } from '#shared/rules/colour.ts';
import { routeSegment } from '#shared/rules/route-segment.ts';
import type { Login } from '#functions/store/account.ts';

const MAIN_COLOUR = '#202020';

/** The signed-in login as the console keeps it (spec 3 "Stored user info"). */
export function describeUser({ account, workAccount, contractStatus }: Login, limits: SiteLimits): UserInfo {
  // Only accounts of their own have SUB_ADMINs (product.md "Admin settings"), so the parent is the account they work in.
  const parentRole = workAccount.role === 'SUB_ADMIN' ? 'USER' : workAccount.role;
  return {
    id: account.id,
    email: account.email,
    contactName: account.contactName,
    companyName: account.companyName,
    userTypeId: account.role,
    routeSegment: routeSegment(account.role, parentRole),
    authority: account.authority,
    permission: account.permission,
    contractStatus,
    logoUrl: null,
    mainColor: MAIN_COLOUR,
    textColor: textColourOn(MAIN_COLOUR),
    limits,
  };
}
