import * as z from 'zod';

/** Console account types (spec 6). */
export const ROLES = ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER', 'SUB_ADMIN'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Accounts of their own: what others are further logins of. */
export const WORK_ROLES = ['MASTER', 'OEM_MASTER', 'USER'] as const;
export const WorkRole = z.enum(WORK_ROLES);
export type WorkRole = z.infer<typeof WorkRole>;

/** Roles that user management is about; SUB_ADMINs have a screen of their own, and MASTER is the operator itself. */
export const MANAGED_ROLES = ['MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER'] as const;
export const ManagedRole = z.enum(MANAGED_ROLES);
export type ManagedRole = z.infer<typeof ManagedRole>;

/** Per-login switch: `view` turns every write off, whatever the role (product.md). */
export const Authority = z.enum(['edit', 'view']);
export type Authority = z.infer<typeof Authority>;

/** What a SUB_ADMIN may do inside the account it belongs to (spec 6). */
export const Permission = z.enum(['main-contact', 'editor', 'viewer']);
export type Permission = z.infer<typeof Permission>;

export const CONTRACT_STATUSES = ['ACTIVE', 'SUSPENDED', 'TERMINATED', 'INACTIVE'] as const;
export const ContractStatus = z.enum(CONTRACT_STATUSES);
export type ContractStatus = z.infer<typeof ContractStatus>;
