import { createContext, useContext } from 'react';
import type { UserInfo } from '#shared/model/session.ts';
import { type Action, isAllowed } from '#shared/rules/policy.ts';

/** The signed-in login, for everything inside the shell. */
export const UserContext = createContext<UserInfo | null>(null);

export function useUser(): UserInfo {
  const user = useContext(UserContext);
  if (!user) throw new Error('Only screens inside the shell have a user');
  return user;
}

/** Whether a login may do this, by the same matrix the API decides with. */
export const mayDo = ({ userTypeId, authority, permission, contractStatus }: UserInfo, action: Action): boolean =>
  isAllowed({ role: userTypeId, authority, permission, contractStatus }, action);

export const useMayDo = (action: Action): boolean => mayDo(useUser(), action);
