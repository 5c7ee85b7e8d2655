import type { ManagedRole, Role, WorkRole } from '#shared/model/account/role.ts';

/** Kinds of accounts as user management names them (spec 3 "account type"); a USER below an OEM is an OEM user. */
export const ACCOUNT_TYPES = ['oem-master', 'oem-admin', 'user', 'oem-user', 'master-user'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const TYPE_OF: Readonly<Record<Exclude<ManagedRole, 'USER'>, AccountType>> = {
  MASTER_USER: 'master-user',
  OEM_MASTER: 'oem-master',
  OEM_ADMIN: 'oem-admin',
};

export const isManagedRole = (role: Role): role is ManagedRole => role !== 'MASTER' && role !== 'SUB_ADMIN';

/** The kind of an account; `depth` is how many accounts stand above it. */
export const accountType = (role: ManagedRole, depth: number): AccountType =>
  role === 'USER' ? (depth > 1 ? 'oem-user' : 'user') : TYPE_OF[role];

/** The role of a kind. */
export const roleOfType = (type: AccountType): ManagedRole => {
  if (type === 'user' || type === 'oem-user') return 'USER';
  return type === 'oem-master' ? 'OEM_MASTER' : type === 'oem-admin' ? 'OEM_ADMIN' : 'MASTER_USER';
};

/** The kinds that accounts of these roles are of, below an account of this role. */
export const visibleAccountTypes = (roles: readonly ManagedRole[], below: WorkRole): AccountType[] =>
  ACCOUNT_TYPES.filter((type) => roles.includes(roleOfType(type)) && (type !== 'user' || below === 'MASTER'));

/** Whose accounts each kind stands directly below (product.md "Accounts"); `null`: at the top. */
export const PARENT_ROLES: Readonly<Record<Role, readonly (WorkRole | null)[]>> = {
  MASTER: [null],
  MASTER_USER: ['MASTER'],
  OEM_MASTER: ['MASTER'],
  OEM_ADMIN: ['OEM_MASTER'],
  USER: ['MASTER', 'OEM_MASTER'],
  SUB_ADMIN: ['MASTER', 'OEM_MASTER', 'USER'],
};

/** The account kinds that may show a logo and main colour of their own: those directly below the operator that have customers or sites. */
export const canHaveBrand = (role: Role, depth: number): boolean => depth === 1 && (role === 'OEM_MASTER' || role === 'USER');
