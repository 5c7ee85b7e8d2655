import type { ContractStatus, WorkRole } from '#shared/model/account/role.ts';

/**
 * Why nothing may be written inside an account of one's tree, or `undefined` where it may be. `statuses`: of the accounts
 * from that one up to, but without, the one the writer works in. The operator writes inside suspended accounts; inside
 * terminated ones nobody does (product.md "Accounts and who may do what").
 */
export function inactiveAccountFault(
  statuses: readonly ContractStatus[],
  writer: { workRole: WorkRole },
): 'account-suspended' | 'account-terminated' | undefined {
  if (statuses.includes('TERMINATED')) return 'account-terminated';
  return statuses.includes('SUSPENDED') && writer.workRole !== 'MASTER' ? 'account-suspended' : undefined;
}
