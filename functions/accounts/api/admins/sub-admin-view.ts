import type { Account } from '#functions/accounts/store/account.ts';
import { Permission } from '#shared/model/role.ts';
import type { SubAdmin } from '#shared/model/accounts/sub-admin.ts';

/** Returns a SUB_ADMIN as the API shows it. */
export const subAdminView = ({
  id,
  contactName,
  email,
  permission,
  authority,
  contractStatus,
  picture,
  twoFactorSince,
  version,
  createdAt,
}: Account): SubAdmin => ({
  id,
  name: contactName,
  email,
  permission: Permission.parse(permission),
  authority,
  contractStatus,
  picture,
  hasTwoFactor: twoFactorSince !== null,
  version,
  createdAt,
});
