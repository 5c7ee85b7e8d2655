import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { type ManagedRole, WorkRole } from '#shared/model/role.ts';
import { PARENT_ROLES } from '#shared/model/accounts/account-type.ts';
import { inactiveAccountFault } from '#shared/rules/accounts/inactive-account.ts';
import { writableRoles } from '#shared/rules/accounts/policy.ts';

const unknownParent = (): AppError => invalidInput([{ path: 'parentId', rule: 'unknown-account' }]);

/**
 * Returns the parent of new accounts of a role: the caller's own account or one below it that may have such accounts. Throws `forbidden` if
 * the caller may not create them.
 */
export async function newAccountParent(
  { accounts }: { accounts: Pick<AccountStore, 'get'> },
  { scope, actor }: Caller,
  { parentId, role }: { parentId: string; role: ManagedRole },
): Promise<Account> {
  if (!writableRoles(actor).includes(role)) throw new AppError('forbidden');
  const parent = await accounts.get(parentId);
  if (!parent?.path.includes(scope.accountId) || parent.deletedAt !== undefined) throw unknownParent();
  const workRole = WorkRole.safeParse(parent.role).data;
  if (!workRole || !PARENT_ROLES[role].includes(workRole)) throw unknownParent();
  const fault = inactiveAccountFault([parent.contractStatus], actor);
  if (fault) throw new AppError(fault);
  return parent;
}
