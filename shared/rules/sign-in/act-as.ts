import type { ContractStatus, Role } from '#shared/model/role.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { type Actor, isAllowed, visibleRoles } from '#shared/rules/accounts/policy.ts';

/** The manager who wants to act for a login. `accountId`: the account that the manager works in. */
export interface ActAsManager {
  loginId: string;
  accountId: string;
  actor: Actor;
}

/** The login to act for. */
export interface ActAsTarget {
  id: string;
  role: Role;
  /** The accounts from the operator down to the login itself. */
  path: readonly string[];
  /** The login's own status, or a stricter status of an account above. */
  effectiveStatus: ContractStatus;
}

const STATUS_FAULT: Readonly<Record<ContractStatus, ErrorCode | undefined>> = {
  ACTIVE: undefined,
  INACTIVE: 'not-signed-in-yet',
  SUSPENDED: 'account-suspended',
  TERMINATED: 'account-terminated',
};

/** Whether a role is one of the operator's own logins, for which no manager may act. */
const isOfOperator = (role: Role): boolean => role === 'MASTER' || role === 'MASTER_USER';

/**
 * Returns why a manager may not act for a login; `undefined` if the manager may. `not-found`: the manager does not see the login.
 * Checked at the start and on every request, so that acting ends when the right is lost.
 */
export function actAsFault({ loginId, accountId, actor }: ActAsManager, target: ActAsTarget): ErrorCode | undefined {
  const isShown = target.id === accountId || visibleRoles(actor).some((role) => role === target.role);
  if (!target.path.includes(accountId) || !isShown) return 'not-found';
  if (!isAllowed(actor, 'user:act-as')) return 'forbidden';
  if (loginId === target.id) return 'own-account';
  return isOfOperator(target.role) ? 'forbidden' : STATUS_FAULT[target.effectiveStatus];
}
