import type { ManagedRole, WorkRole } from '#shared/model/role.ts';
import { type AccountType, PARENT_ROLES, roleOfType } from '#shared/model/accounts/account-type.ts';
import { type Actor, writableRoles } from '#shared/rules/accounts/policy.ts';

const BELOW_OEM: readonly AccountType[] = ['oem-user', 'oem-admin'];
const AT_OPERATOR: readonly AccountType[] = ['user', 'oem-master', ...BELOW_OEM, 'master-user'];

/** Whether accounts of this type are below an OEM. */
export const isBelowOem = (type: AccountType): boolean => BELOW_OEM.includes(type);

/**
 * Returns the account types that a login may create below an account of `parentRole`. For the operator they include the types below
 * an OEM; the form then asks for the OEM.
 */
export function creatableTypes(worker: Pick<Actor, 'role' | 'workRole'>, parentRole: WorkRole | ManagedRole): AccountType[] {
  const types = parentRole === 'MASTER' ? AT_OPERATOR : parentRole === 'OEM_MASTER' ? BELOW_OEM : [];
  const writable = writableRoles(worker);
  return types.filter((type) => {
    const role = roleOfType(type);
    return (
      writable.includes(role) && (isBelowOem(type) ? PARENT_ROLES[role].includes('OEM_MASTER') : PARENT_ROLES[role].includes('MASTER'))
    );
  });
}
