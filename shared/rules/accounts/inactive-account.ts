import type { ContractStatus, WorkRole } from '#shared/model/role.ts';

/**
 * Returns why a write inside an account is refused; `undefined` if it is allowed. `statuses` are those of the accounts from the target up
 * to, but excluding, the account that the writer works in. The operator may write inside suspended accounts; terminated accounts
 * are read-only for everyone.
 */
export function inactiveAccountFault(
  statuses: readonly ContractStatus[],
  writer: { workRole: WorkRole },
): 'account-suspended' | 'account-terminated' | undefined {
  if (statuses.includes('TERMINATED')) return 'account-terminated';
  return statuses.includes('SUSPENDED') && writer.workRole !== 'MASTER' ? 'account-suspended' : undefined;
}
