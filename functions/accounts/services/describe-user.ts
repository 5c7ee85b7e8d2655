import type { Acting } from '#shared/model/sign-in/acting.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { canHaveBrand } from '#shared/model/accounts/account-type.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';
import { resolveBrand } from '#functions/accounts/services/resolve-brand.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { toActor } from '#functions/accounts/services/caller.ts';
import type { Login } from '#functions/accounts/store/login.ts';

interface UserSurroundings {
  /** Limits of the account's plan. */
  limits: SiteLimits;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
  /** The manager that acts for the login. */
  acting?: Acting | undefined;
}

/** Returns the user info of a login, as the console stores it. */
export function describeUser(login: Login, { limits, imageMaxMb, acting }: UserSurroundings): UserInfo {
  const { account, workAccount, brandAccount, supportAccount } = login;
  const actor = toActor(login);
  const { authority, permission, contractStatus, mustChangePassword, mustSetUpTwoFactor, mustAgree } = actor;
  return {
    id: account.id,
    email: account.email,
    contactName: account.contactName,
    companyName: account.role === 'SUB_ADMIN' ? workAccount.companyName : account.companyName,
    userTypeId: account.role,
    workRole: workAccount.role,
    workAccountId: workAccount.id,
    routeSegment: routeSegment(account.role, workAccount.role),
    authority,
    permission,
    contractStatus,
    pausedFor: workAccount.pausedBy === 'payment' && isAllowed(actor, 'payment:read') ? [...workAccount.pausedFor] : [],
    contractStart: workAccount.contractStart,
    contractEnd: workAccount.contractEnd,
    mustChangePassword,
    mustSetUpTwoFactor: acting ? false : mustSetUpTwoFactor,
    mustAgree: !acting && mustAgree === true,
    acting: acting ?? null,
    picture: account.picture,
    brand: resolveBrand(brandAccount),
    holdsBrand: canHaveBrand(workAccount.role, workAccount.path.length - 1),
    defaultTheme: workAccount.defaultTheme,
    support: supportAccount?.support ?? null,
    ownSupport: workAccount.support,
    limits,
    imageMaxMb,
  };
}
