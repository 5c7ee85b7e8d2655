import type { ErrorCode } from '#shared/model/error.ts';
import type { Authority, ContractStatus, Permission } from '#shared/model/role.ts';

/** The properties of a SUB_ADMIN that determine which actions on it are allowed. */
interface Target {
  id: string;
  permission: Permission;
  authority: Authority;
  contractStatus: ContractStatus;
}

/** The acting login. */
interface Actor {
  loginId: string;
}

type Fault = Extract<ErrorCode, 'own-account' | 'already-signed-in'>;

/**
 * Returns why a SUB_ADMIN cannot be removed: it is the acting login. The last main contact can be removed, because the account's own login
 * remains a main contact.
 */
export const removalFault = ({ id }: Target, { loginId }: Actor): Fault | undefined => (id === loginId ? 'own-account' : undefined);

/** Returns why the permission of a SUB_ADMIN cannot be changed: it is the acting login. */
export const permissionFault = (target: Target, wanted: Permission, actor: Actor): Fault | undefined =>
  wanted === target.permission ? undefined : removalFault(target, actor);

/** Returns why the authority of a SUB_ADMIN cannot be changed: it is the acting login. */
export const authorityFault = (target: Target, wanted: Authority, { loginId }: Actor): Fault | undefined =>
  wanted !== target.authority && target.id === loginId ? 'own-account' : undefined;

/** Returns why the invitation of a SUB_ADMIN cannot be sent again: the SUB_ADMIN has already signed in. */
export const invitationFault = ({ contractStatus }: Target): Fault | undefined =>
  contractStatus === 'INACTIVE' ? undefined : 'already-signed-in';
