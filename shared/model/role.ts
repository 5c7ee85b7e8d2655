import * as z from 'zod';

/** Console account types (spec 6). */
export const ROLES = ['MASTER', 'MASTER_USER', 'OEM_MASTER', 'OEM_ADMIN', 'USER', 'SUB_ADMIN'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** Per-login switch: `view` turns every write off, whatever the role (product.md). */
export const Authority = z.enum(['edit', 'view']);
export type Authority = z.infer<typeof Authority>;

/** What a SUB_ADMIN may do inside the account it belongs to (spec 6). */
export const Permission = z.enum(['main-contact', 'editor', 'viewer']);
export type Permission = z.infer<typeof Permission>;

export const ContractStatus = z.enum(['ACTIVE', 'SUSPENDED', 'TERMINATED', 'INACTIVE']);
export type ContractStatus = z.infer<typeof ContractStatus>;
