import type { ManagedRole, Role, WorkRole } from '#shared/model/role.ts';

/** Account types as user management shows them. A USER below an OEM is an `oem-user`. */
export const ACCOUNT_TYPES = ['oem-master', 'oem-admin', 'user', 'oem-user', 'master-user'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const TYPE_OF: Readonly<Record<Exclude<ManagedRole, 'USER'>, AccountType>> = {
  MASTER_USER: 'master-user',
  OEM_MASTER: 'oem-master',
  OEM_ADMIN: 'oem-admin',
};

export const isManagedRole = (role: Role): role is ManagedRole => role !== 'MASTER' && role !== 'SUB_ADMIN';

/** Returns the type of an account. `depth`: the number of its ancestors in the account tree. */
export const accountType = (role: ManagedRole, depth: number): AccountType =>
  role === 'USER' ? (depth > 1 ? 'oem-user' : 'user') : TYPE_OF[role];

/** Returns the role behind an account type. */
export const roleOfType = (type: AccountType): ManagedRole => {
  if (type === 'user' || type === 'oem-user') return 'USER';
  return type === 'oem-master' ? 'OEM_MASTER' : type === 'oem-admin' ? 'OEM_ADMIN' : 'MASTER_USER';
};

/** Returns the types that accounts of the given roles can have below an account of the role `below`. */
export const visibleAccountTypes = (roles: readonly ManagedRole[], below: WorkRole): AccountType[] =>
  ACCOUNT_TYPES.filter((type) => roles.includes(roleOfType(type)) && (type !== 'user' || below === 'MASTER'));

/** The roles that the parent account of each role can have; `null`: the root of the tree. */
export const PARENT_ROLES: Readonly<Record<Role, readonly (WorkRole | null)[]>> = {
  MASTER: [null],
  MASTER_USER: ['MASTER'],
  OEM_MASTER: ['MASTER'],
  OEM_ADMIN: ['OEM_MASTER'],
  USER: ['MASTER', 'OEM_MASTER'],
  SUB_ADMIN: ['MASTER', 'OEM_MASTER', 'USER'],
};

/** Whether an account may set its own logo and main colour: OEMs and customers directly below the operator. */
export const canHaveBrand = (role: Role, depth: number): boolean => depth === 1 && (role === 'OEM_MASTER' || role === 'USER');
