import type { UserActionActor } from '#shared/rules/accounts/user-actions.ts';
import { actorOf, useUser } from '#web/lib/session/user.ts';

/** The signed-in login as the actor of the permission rules. */
export function useUserActionActor(): UserActionActor {
  const user = useUser();
  return { loginId: user.id, actor: actorOf(user) };
}
