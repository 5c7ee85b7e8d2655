import type { Account } from '#functions/store/account/account.ts';
import { type ContractStatus, type Role, WorkRole } from '#shared/model/account/role.ts';
import { effectiveContractStatus } from '#shared/rules/account/policy.ts';

/** A login with what its place in the tree makes of it. */
export interface Login {
  account: Account;
  /** The account it works in: root of its scope, owner of what it creates, holder of its plan. */
  workAccount: Account & { role: WorkRole };
  /** The account directly below the operator whose look it sees; the operator's own logins see the product's. */
  brandAccount: Account | undefined;
  /** The status that binds it, its own or that of an account above. */
  contractStatus: ContractStatus;
}

/** Roles that are further logins of the account above them, not accounts of their own. */
const WORKS_FOR_PARENT: ReadonlySet<Role> = new Set(['MASTER_USER', 'OEM_ADMIN', 'SUB_ADMIN']);

/** `chain`: the accounts from the operator down to the login itself. */
export function loginOf(chain: readonly Account[]): Login {
  const account = chain.at(-1);
  const workAccount = account && WORKS_FOR_PARENT.has(account.role) ? chain.at(-2) : account;
  if (!account || !workAccount) throw new Error('A login needs its account and the one it works in');
  const contractStatus = effectiveContractStatus(
    account.contractStatus,
    chain.slice(0, -1).map((above) => above.contractStatus),
  );
  return { account, workAccount: { ...workAccount, role: WorkRole.parse(workAccount.role) }, brandAccount: chain[1], contractStatus };
}
