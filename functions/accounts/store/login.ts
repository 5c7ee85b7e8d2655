import type { Account } from '#functions/accounts/store/account.ts';
import { type ContractStatus, type Role, WorkRole } from '#shared/model/role.ts';
import { effectiveContractStatus } from '#shared/rules/accounts/policy.ts';

/** A login, with the accounts and states that follow from its position in the tree. */
export interface Login {
  account: Account;
  /** The account in which the login works. It is the root of the login's scope, owns what the login creates, and has the plan. */
  workAccount: Account & { role: WorkRole };
  /** The account directly below the operator, whose brand the login sees; `undefined` for the operator's own logins. */
  brandAccount: Account | undefined;
  /** The account whose support the login asks for help: see `supportAccountId`. */
  supportAccount: Account | undefined;
  /** The effective status: the login's own status, or the status of an account above. */
  contractStatus: ContractStatus;
  /** Whether the operator requires a second factor for its role. */
  isTwoFactorObligatory: boolean;
}

/** Roles that work in the account above them, not in one of their own. */
const WORKS_FOR_PARENT: ReadonlySet<Role> = new Set(['MASTER_USER', 'OEM_ADMIN', 'SUB_ADMIN']);

/**
 * Returns the id of the account whose support helps those who work in an account: the OEM above it, or else the operator. An OEM's customers
 * never see the operator's contact.
 */
export const supportAccountId = (workAccount: Pick<Account, 'path'>): string | undefined =>
  workAccount.path.length > 2 ? workAccount.path[1] : workAccount.path[0];

/** Resolves a login. `chain`: the accounts from the operator down to the login itself. */
export function resolveLogin(chain: readonly Account[]): Login {
  const account = chain.at(-1);
  const workAccount = account && WORKS_FOR_PARENT.has(account.role) ? chain.at(-2) : account;
  if (!account || !workAccount) throw new Error('A login needs its account and the account it works in');
  const contractStatus = effectiveContractStatus(
    account.contractStatus,
    chain.slice(0, -1).map((above) => above.contractStatus),
  );
  return {
    account,
    workAccount: { ...workAccount, role: WorkRole.parse(workAccount.role) },
    brandAccount: chain[1],
    supportAccount: chain.find(({ id }) => id === supportAccountId(workAccount)),
    contractStatus,
    isTwoFactorObligatory: chain[0]?.twoFactorRoles.includes(account.role) ?? false,
  };
}
