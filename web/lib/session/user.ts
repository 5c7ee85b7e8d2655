import { createContext, useContext } from 'react';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { type Action, type Actor, isAllowed } from '#shared/rules/accounts/policy.ts';

/** The signed-in login; `null` outside the shell. */
export const UserContext = createContext<UserInfo | null>(null);

export function useUser(): UserInfo {
  const user = useContext(UserContext);
  if (!user) throw new Error('Only screens inside the shell have a user');
  return user;
}

/** Returns the properties of a login that determine its permissions. */
export const actorOf = ({
  userTypeId,
  workRole,
  authority,
  permission,
  contractStatus,
  mustChangePassword,
  mustSetUpTwoFactor,
  mustAgree,
  acting,
}: UserInfo): Actor => ({
  role: userTypeId,
  workRole,
  authority,
  permission,
  contractStatus,
  mustChangePassword,
  mustSetUpTwoFactor,
  mustAgree,
  acting: acting?.access,
});

/** Whether the login may perform an action, by the permission matrix that the API also uses. */
export const mayDo = (user: UserInfo, action: Action): boolean => isAllowed(actorOf(user), action);

export const useMayDo = (action: Action): boolean => mayDo(useUser(), action);
