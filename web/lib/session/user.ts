import { createContext, useContext } from 'react';
import type { UserInfo } from '#shared/model/account/session.ts';
import { type Action, type Actor, isAllowed } from '#shared/rules/account/policy.ts';

/** The signed-in login, for everything inside the shell. */
export const UserContext = createContext<UserInfo | null>(null);

export function useUser(): UserInfo {
  const user = useContext(UserContext);
  if (!user) throw new Error('Only screens inside the shell have a user');
  return user;
}

/** What of a login the policy decides by. */
export const actorOf = ({ userTypeId, workRole, authority, permission, contractStatus, mustChangePassword }: UserInfo): Actor => ({
  role: userTypeId,
  workRole,
  authority,
  permission,
  contractStatus,
  mustChangePassword,
});

/** Whether a login may do this, by the same matrix the API decides with. */
export const mayDo = (user: UserInfo, action: Action): boolean => isAllowed(actorOf(user), action);

export const useMayDo = (action: Action): boolean => mayDo(useUser(), action);
