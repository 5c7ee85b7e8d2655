import type { ErrorCode } from '#shared/model/error.ts';
import {
  type UserActionTarget,
  type UserActionActor,
  USER_ACTIONS,
  type UserAction,
  userActionFault,
} from '#shared/rules/account/user-actions.ts';

/** An action that may be offered, and why it cannot be done now, if it cannot. */
export interface AvailableAction {
  action: UserAction;
  fault: ErrorCode | undefined;
}

/** Of pausing and resuming, the one that would change something. */
const isBesidesThePoint = ({ contractStatus }: UserActionTarget, action: UserAction): boolean =>
  contractStatus === 'SUSPENDED' ? action === 'pause' : action === 'resume';

/** What to offer to do with an account: what the policy forbids is left out, what the state forbids says why. */
export const availableActions = (manager: UserActionActor, target: UserActionTarget): AvailableAction[] =>
  USER_ACTIONS.filter((action) => !isBesidesThePoint(target, action))
    .map((action) => ({ action, fault: userActionFault(manager, target, action) }))
    .filter(({ fault }) => fault !== 'forbidden');
