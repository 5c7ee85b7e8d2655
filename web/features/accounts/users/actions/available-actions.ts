import type { ErrorCode } from '#shared/model/error.ts';
import {
  type UserActionTarget,
  type UserActionActor,
  USER_ACTIONS,
  type UserAction,
  userActionFault,
} from '#shared/rules/accounts/user-actions.ts';

/** An action to offer. `fault` is the reason why the action is disabled; `undefined` if it is enabled. */
export interface AvailableAction {
  action: UserAction;
  fault: ErrorCode | undefined;
}

/** Whether an action would change nothing: pausing a paused account, or resuming one that is not paused. */
const isNoOp = ({ contractStatus }: UserActionTarget, action: UserAction): boolean =>
  contractStatus === 'SUSPENDED' ? action === 'pause' : action === 'resume';

/** Returns the actions to offer for an account. Omits what the policy forbids; disables what the state of the account forbids. */
export const availableActions = (actor: UserActionActor, target: UserActionTarget): AvailableAction[] =>
  USER_ACTIONS.filter((action) => !isNoOp(target, action))
    .map((action) => ({ action, fault: userActionFault(actor, target, action) }))
    .filter(({ fault }) => fault !== 'forbidden');
