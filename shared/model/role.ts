import * as z from 'zod';

/** Roles of console users. */
export const ROLES = ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER', 'SUB_ADMIN'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Roles of accounts that can have SUB_ADMIN logins, which work in the account. */
export const WORK_ROLES = ['MASTER', 'OEM_MASTER', 'USER'] as const;
export const WorkRole = z.enum(WORK_ROLES);
export type WorkRole = z.infer<typeof WorkRole>;

/** Roles in user management. SUB_ADMIN logins have their own screen; MASTER is the operator itself. */
export const MANAGED_ROLES = ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'] as const;
export const ManagedRole = z.enum(MANAGED_ROLES);
export type ManagedRole = z.infer<typeof ManagedRole>;

/** Write access of a login: `view` disables every write, whatever the role. */
export const Authority = z.enum(['edit', 'view']);
export type Authority = z.infer<typeof Authority>;

/** What a SUB_ADMIN may do inside the account it works in. An accountant handles money and sees nothing else. */
export const Permission = z.enum(['main-contact', 'editor', 'viewer', 'accountant']);
export type Permission = z.infer<typeof Permission>;

export const CONTRACT_STATUSES = ['ACTIVE', 'SUSPENDED', 'TERMINATED', 'INACTIVE'] as const;
export const ContractStatus = z.enum(CONTRACT_STATUSES);
export type ContractStatus = z.infer<typeof ContractStatus>;
