import { type Scope, scopeOf } from '#functions/platform/base/scope.ts';
import type { Login } from '#functions/accounts/store/login.ts';
import type { Acting, NamedLogin } from '#shared/model/sign-in/acting.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { Actor } from '#shared/rules/accounts/policy.ts';
import type { Requester } from '#shared/rules/plans/change-plan.ts';

/** A manager that acts for the caller's login, with the values that depend on the manager. */
export interface ActingCaller extends Acting {
  /** The login that the manager acts for. */
  login: NamedLogin;
  /** The manager's own session. */
  session: { loginId: string; sessionId: string };
  /**
   * The account whose unpublished media the manager sees. It is the manager's own, because the browser's cookie is valid only for that
   * account.
   */
  mediaScope: string;
}

/** A signed-in login, as use cases see it. */
export interface Caller {
  loginId: string;
  /** Contact name of the login, or of the manager that acts for it, as it appears in revisions and notices. */
  name: string;
  picture: ImageRef | null;
  actor: Actor;
  /** The subtree in which the caller works. `scope.accountId` is also the account that owns what the caller creates. */
  scope: Scope;
  /** The number of accounts above the account in which the caller works. */
  workDepth: number;
  /** Missing if the login itself is the caller. */
  acting?: ActingCaller;
}

/**
 * Whether an account is the caller's own: the account of the login or, for a SUB_ADMIN, also the account in which it works. For an
 * OEM_ADMIN, the OEM is not an own account.
 */
export const isOwnAccount = ({ loginId, actor, scope }: Caller, id: string): boolean =>
  id === loginId || (actor.role === 'SUB_ADMIN' && id === scope.accountId);

/** Returns the author of the caller's writes: the login, or the manager that acts for it. */
export const personOf = ({ loginId, scope, acting }: Caller): Required<PersonRef> => ({
  loginId: acting?.by.id ?? loginId,
  accountId: acting?.mediaScope ?? scope.accountId,
});

/** Returns the author of the caller's writes, with its name. */
export const authorOf = (caller: Caller): Required<PersonRef> & { name: string } => ({ ...personOf(caller), name: caller.name });

/** Returns the caller as the requester of a change of an account. */
export const requesterOf = (caller: Caller): Requester => ({ requestedBy: caller.name, person: personOf(caller) });

/** Returns the properties of a login by which the policy decides. */
export const toActor = ({ account, workAccount, contractStatus, isTwoFactorObligatory }: Login): Actor => ({
  role: account.role,
  workRole: workAccount.role,
  authority: account.authority,
  permission: account.permission,
  contractStatus,
  mustChangePassword: account.contractStatus === 'INACTIVE',
  mustAgree: account.billingStart !== null && account.contractAgreement === null,
  mustSetUpTwoFactor: isTwoFactorObligatory && account.twoFactorSince === null,
});

export const toCaller = (login: Login): Caller => ({
  loginId: login.account.id,
  name: login.account.contactName,
  picture: login.account.picture,
  actor: toActor(login),
  scope: scopeOf(login.workAccount.id),
  workDepth: login.workAccount.path.length - 1,
});
