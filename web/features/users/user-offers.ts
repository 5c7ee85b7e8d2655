import type { ErrorCode } from '#shared/model/error.ts';
import { type Manageable, type Manager, USER_ACTIONS, type UserAction, userActionFault } from '#shared/rules/user-actions.ts';

/** An action that may be offered, and why it cannot be done now, if it cannot. */
export interface UserOffer {
  action: UserAction;
  fault: ErrorCode | undefined;
}

/** Of pausing and resuming, the one that would change something. */
const isBesidesThePoint = ({ contractStatus }: Manageable, action: UserAction): boolean =>
  contractStatus === 'SUSPENDED' ? action === 'pause' : action === 'resume';

/** What to offer to do with an account: what the policy forbids is left out, what the state forbids says why. */
export const userOffers = (manager: Manager, target: Manageable): UserOffer[] =>
  USER_ACTIONS.filter((action) => !isBesidesThePoint(target, action))
    .map((action) => ({ action, fault: userActionFault(manager, target, action) }))
    .filter(({ fault }) => fault !== 'forbidden');
