import type { ErrorCode } from '#shared/model/error.ts';
import type { Authority, ContractStatus, Permission } from '#shared/model/account/role.ts';

/** What of a further login decides what may be done to it. */
interface Target {
  id: string;
  permission: Permission;
  authority: Authority;
  contractStatus: ContractStatus;
}

/** Who acts, and how many of the account's further logins are main contacts; left out where the store keeps the rule itself. */
interface Circumstances {
  loginId: string;
  mainContacts?: number;
}

type Fault = Extract<ErrorCode, 'own-account' | 'last-main-contact' | 'already-signed-in'>;

const isLast = ({ permission }: Target, { mainContacts }: Circumstances): boolean =>
  permission === 'main-contact' && mainContacts !== undefined && mainContacts <= 1;

/** Why a further login cannot be removed: nobody removes their own, and one main contact stays. */
export function removalFault(target: Target, circumstances: Circumstances): Fault | undefined {
  if (target.id === circumstances.loginId) return 'own-account';
  return isLast(target, circumstances) ? 'last-main-contact' : undefined;
}

/** Why a further login cannot have another permission: nobody changes their own, and one main contact stays. */
export const permissionFault = (target: Target, wanted: Permission, circumstances: Circumstances): Fault | undefined =>
  wanted === target.permission ? undefined : removalFault(target, circumstances);

/** Why a further login cannot have another authority: nobody changes their own. */
export const authorityFault = (target: Target, wanted: Authority, { loginId }: Circumstances): Fault | undefined =>
  wanted !== target.authority && target.id === loginId ? 'own-account' : undefined;

/** Why a further login cannot be invited again: it has been in use. */
export const invitationFault = ({ contractStatus }: Target): Fault | undefined =>
  contractStatus === 'INACTIVE' ? undefined : 'already-signed-in';
