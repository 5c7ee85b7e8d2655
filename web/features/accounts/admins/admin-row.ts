import type { Permission } from '#shared/model/role.ts';
import type { AccountOwner, SubAdmin } from '#shared/model/accounts/sub-admin.ts';

/** A row of the list: the account owner, or a sub-admin. */
export interface AdminRow extends AccountOwner {
  permission: Permission;
  /** `null` for the account owner, who cannot be changed here. */
  subAdmin: SubAdmin | null;
}

export const adminRows = ({ owner, subAdmins }: { owner: AccountOwner; subAdmins: readonly SubAdmin[] }): AdminRow[] => [
  { ...owner, permission: 'main-contact', subAdmin: null },
  ...subAdmins.map((subAdmin) => ({ ...subAdmin, subAdmin })),
];
