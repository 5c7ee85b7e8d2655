import type { Permission } from '#shared/model/account/role.ts';
import type { AccountOwner, SubAdmin } from '#shared/model/account/sub-admin.ts';

/** A line of the list: the account's own login, or a further one. */
export interface AdminRow extends AccountOwner {
  permission: Permission;
  /** `null`: the account's own login, which is not changed here. */
  subAdmin: SubAdmin | null;
}

export const adminRows = ({ owner, subAdmins }: { owner: AccountOwner; subAdmins: readonly SubAdmin[] }): AdminRow[] => [
  { ...owner, permission: 'main-contact', subAdmin: null },
  ...subAdmins.map((subAdmin) => ({ ...subAdmin, subAdmin })),
];
