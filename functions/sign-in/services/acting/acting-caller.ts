import { type ActingCaller, type Caller, toCaller } from '#functions/accounts/services/caller.ts';
import type { StoredActing } from '#functions/sign-in/store/acting/acting-store.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import type { ErrorCode } from '#shared/model/error.ts';
import { actAsFault } from '#shared/rules/sign-in/act-as.ts';

/** Returns why a manager may not currently act for a login (`actAsFault`), or `undefined` if it may. */
export function actingFaultOf(manager: Login, { account, contractStatus }: Login): ErrorCode | undefined {
  const { loginId, actor, scope } = toCaller(manager);
  const { id, role, path } = account;
  return actAsFault({ loginId, actor, accountId: scope.accountId }, { id, role, path, effectiveStatus: contractStatus });
}

/**
 * Returns the login as the caller, with the permissions that remain while a manager acts for it. Revisions and notices show the name of the
 * manager. The manager is neither asked to set up a missing second factor of the login nor to agree to its contract.
 */
export function toActingCaller(login: Login, manager: Login, acting: StoredActing): Caller & { acting: ActingCaller } {
  const own = toCaller(login);
  const { name, picture, scope } = toCaller(manager);
  const { loginId: _loginId, sessionId, hash: _hash, endedAt: _endedAt, ...shown } = acting;
  return {
    ...own,
    name,
    picture,
    actor: { ...own.actor, mustSetUpTwoFactor: false, mustAgree: false, acting: acting.access },
    acting: {
      ...shown,
      login: { id: own.loginId, name: own.name, role: own.actor.role },
      session: { loginId: acting.by.id, sessionId },
      mediaScope: scope.accountId,
    },
  };
}
