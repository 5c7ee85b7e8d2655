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
 * Why a SUB_ADMIN cannot be removed, if so: it is the acting login. The last main contact can be removed, since the account's own login
 * remains one.
 */
export const removalFault = ({ id }: Target, { loginId }: Actor): Fault | undefined => (id === loginId ? 'own-account' : undefined);

/** Why a SUB_ADMIN's permission cannot change, if so: it is the acting login. */
export const permissionFault = (target: Target, wanted: Permission, actor: Actor): Fault | undefined =>
  wanted === target.permission ? undefined : removalFault(target, actor);

/** Why a SUB_ADMIN's authority cannot change, if so: it is the acting login. */
export const authorityFault = (target: Target, wanted: Authority, { loginId }: Actor): Fault | undefined =>
  wanted !== target.authority && target.id === loginId ? 'own-account' : undefined;

/** Why a SUB_ADMIN's invitation cannot be sent again, if so: it has already signed in. */
export const invitationFault = ({ contractStatus }: Target): Fault | undefined =>
  contractStatus === 'INACTIVE' ? undefined : 'already-signed-in';
