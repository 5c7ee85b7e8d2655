import { type ActingCaller, type Caller, toCaller } from '#functions/domain/caller.ts';
import type { StoredActing } from '#functions/store/acting/acting-store.ts';
import type { Login } from '#functions/store/account/login.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { actAsFault } from '#shared/rules/account/act-as.ts';

/** Why a manager may not act for a login, as things are now (`actAsFault`). */
export function actingFaultOf(manager: Login, { account, contractStatus }: Login): ErrorCode | undefined {
  const { loginId, actor, scope } = toCaller(manager);
  const { id, role, path } = account;
  return actAsFault({ loginId, actor, accountId: scope.accountId }, { id, role, path, effectiveStatus: contractStatus });
}

/**
 * The login as the caller, with the rights that acting for it leaves. Revisions and notices show the name of the manager. A second
 * factor that the login has not set up yet is not the manager's to set up.
 */
export function toActingCaller(login: Login, manager: Login, acting: StoredActing): Caller & { acting: ActingCaller } {
  const own = toCaller(login);
  const { name, picture, scope } = toCaller(manager);
  const { loginId: _loginId, sessionId, hash: _hash, endedAt: _endedAt, ...shown } = acting;
  return {
    ...own,
    name,
    picture,
    actor: { ...own.actor, mustSetUpTwoFactor: false, acting: acting.access },
    acting: {
      ...shown,
      login: { id: own.loginId, name: own.name, role: own.actor.role },
      session: { loginId: acting.by.id, sessionId },
      mediaScope: scope.accountId,
    },
  };
}
