import type { PausedBy } from '#shared/model/accounts/user.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import type { ContractStatus, ManagedRole } from '#shared/model/role.ts';
import { contractTransition } from '#shared/rules/accounts/contract-state.ts';
import { inactiveAccountFault } from '#shared/rules/accounts/inactive-account.ts';
import { type Action, type Actor, isAllowed, writableRoles } from '#shared/rules/accounts/policy.ts';

export const USER_ACTIONS = ['update', 'resend-invitation', 'pause', 'resume', 'terminate', 'delete'] as const;
export type UserAction = (typeof USER_ACTIONS)[number];

/** The properties of an account that determine which actions on it are allowed. */
export interface UserActionTarget {
  id: string;
  role: ManagedRole;
  contractStatus: ContractStatus;
  /** The account's own status, or a stricter status of an account above. */
  effectiveStatus: ContractStatus;
  /** Who paused the account: an OEM cannot resume an account that the operator paused. */
  pausedBy: PausedBy | null;
}

/** The acting login. */
export interface UserActionActor {
  loginId: string;
  actor: Actor;
}

const POLICY: Readonly<Record<UserAction, Action>> = {
  update: 'user:write',
  'resend-invitation': 'user:write',
  pause: 'user:pause',
  resume: 'user:pause',
  terminate: 'user:terminate',
  delete: 'user:terminate',
};

/** Whether the manager may act on accounts of the role: a login that may not edit them may not pause them either. */
const mayTouch = ({ actor }: UserActionActor, { role }: UserActionTarget, action: UserAction): boolean =>
  isAllowed(actor, POLICY[action]) && writableRoles(actor).includes(role);

function stateFault(
  { actor }: UserActionActor,
  { contractStatus, effectiveStatus, pausedBy }: UserActionTarget,
  action: UserAction,
): ErrorCode | undefined {
  if (action === 'delete') return contractStatus === 'TERMINATED' ? undefined : 'terminate-first';
  if (contractStatus === 'TERMINATED') return 'account-terminated';
  if (action === 'update') return inactiveAccountFault([effectiveStatus], actor);
  if (action === 'resend-invitation')
    return contractStatus === 'INACTIVE' ? inactiveAccountFault([effectiveStatus], actor) : 'already-signed-in';
  if (action === 'pause') return contractTransition(contractStatus, 'pause') ? undefined : 'not-active';
  if (action !== 'resume') return undefined;
  if (!contractTransition(contractStatus, 'resume')) return 'not-suspended';
  return (pausedBy === 'operator' || pausedBy === 'payment') && actor.workRole !== 'MASTER' ? 'paused-by-operator' : undefined;
}

/**
 * Returns why an action on an account is refused; `undefined` if it is allowed. The console hides an action that the policy answers with
 * `forbidden`; an action that the status of the account forbids is shown disabled with the reason.
 */
export function userActionFault(manager: UserActionActor, target: UserActionTarget, action: UserAction): ErrorCode | undefined {
  if (!mayTouch(manager, target, action)) return 'forbidden';
  if (manager.loginId === target.id) return 'own-account';
  return stateFault(manager, target, action);
}
