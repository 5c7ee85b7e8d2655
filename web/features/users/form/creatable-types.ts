import type { ManagedRole, WorkRole } from '#shared/model/account/role.ts';
import { type AccountType, PARENT_ROLES, roleOfType } from '#shared/rules/account/account-type.ts';
import { type Actor, writableRoles } from '#shared/rules/account/policy.ts';

const BELOW_OEM: readonly AccountType[] = ['oem-user', 'oem-admin'];
const AT_OPERATOR: readonly AccountType[] = ['user', 'oem-master', ...BELOW_OEM, 'master-user'];

/** Whether a kind stands below an OEM. */
export const isBelowOem = (type: AccountType): boolean => BELOW_OEM.includes(type);

/**
 * The kinds of accounts a login may add, beginning at an account of this role: at the operator also those below an OEM,
 * which is then still to be chosen.
 */
export function creatableTypes(worker: Pick<Actor, 'role' | 'workRole'>, parentRole: WorkRole | ManagedRole): AccountType[] {
  const kinds = parentRole === 'MASTER' ? AT_OPERATOR : parentRole === 'OEM_MASTER' ? BELOW_OEM : [];
  const writable = writableRoles(worker);
  return kinds.filter((type) => {
    const role = roleOfType(type);
    return (
      writable.includes(role) && (isBelowOem(type) ? PARENT_ROLES[role].includes('OEM_MASTER') : PARENT_ROLES[role].includes('MASTER'))
    );
  });
}
