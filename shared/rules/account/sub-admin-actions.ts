import type { ErrorCode } from '#shared/model/error.ts';
import type { Authority, ContractStatus, Permission } from '#shared/model/account/role.ts';

/** The properties of a SUB_ADMIN that decide which actions on it are allowed. */
interface Target {
  id: string;
  permission: Permission;
  authority: Authority;
  contractStatus: ContractStatus;
}

/** The acting login, and the account's number of main contacts, omitted if the store's write condition checks it. */
interface Circumstances {
  loginId: string;
  mainContacts?: number;
}

type Fault = Extract<ErrorCode, 'own-account' | 'last-main-contact' | 'already-signed-in'>;

const isLast = ({ permission }: Target, { mainContacts }: Circumstances): boolean =>
  permission === 'main-contact' && mainContacts !== undefined && mainContacts <= 1;

/** Why a SUB_ADMIN cannot be removed, if so: it is the acting login, or the last main contact. */
export function removalFault(target: Target, circumstances: Circumstances): Fault | undefined {
  if (target.id === circumstances.loginId) return 'own-account';
  return isLast(target, circumstances) ? 'last-main-contact' : undefined;
}

/** Why a SUB_ADMIN's permission cannot change, if so: it is the acting login, or the last main contact. */
export const permissionFault = (target: Target, wanted: Permission, circumstances: Circumstances): Fault | undefined =>
  wanted === target.permission ? undefined : removalFault(target, circumstances);

/** Why a SUB_ADMIN's authority cannot change, if so: it is the acting login. */
export const authorityFault = (target: Target, wanted: Authority, { loginId }: Circumstances): Fault | undefined =>
  wanted !== target.authority && target.id === loginId ? 'own-account' : undefined;

/** Why a SUB_ADMIN's invitation cannot be sent again, if so: it has already signed in. */
export const invitationFault = ({ contractStatus }: Target): Fault | undefined =>
  contractStatus === 'INACTIVE' ? undefined : 'already-signed-in';
