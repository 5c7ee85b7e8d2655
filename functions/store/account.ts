import type { Authority, ContractStatus, Permission, Role } from '#shared/model/role.ts';
import { bindingStatus } from '#shared/rules/policy.ts';
import { isAbsent, isPresent } from '#functions/store/table-expression.ts';
import type { Item, Key, Table } from '#functions/store/table.ts';

/** A login and the account it stands for: one node of the tree below the operator (product.md "Accounts"). */
export interface Account {
  id: string;
  parentId: string | null;
  /** Ids from the operator's root account down to this one. */
  path: readonly string[];
  role: Role;
  email: string;
  contactName: string;
  companyName: string;
  contractStatus: ContractStatus;
  planId: string | null;
  authority: Authority;
  /** Only a SUB_ADMIN has one. */
  permission: Permission | null;
  createdAt: string;
}

/** A login with what its place in the tree makes of it. */
export interface Login {
  account: Account;
  /** The account it works in: root of its scope, owner of what it creates, holder of its plan. */
  workAccount: Account;
  /** The status that binds it, its own or that of an account above. */
  contractStatus: ContractStatus;
}

/** What a sign-in is checked against. Kept apart from the account, so that no list of accounts ever carries a hash. */
interface Credential {
  accountId: string;
  passwordHash: string;
}

export const accountKey = (id: string): Key => ({ pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' });
const credentialKey = (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' });

const accountItem = (account: Account): Item => ({ ...accountKey(account.id), entity: 'account', ...account });
const credentialItem = (email: string, credential: Credential): Item => ({ ...credentialKey(email), entity: 'email', ...credential });

/** Roles that are further logins of the account above them, not accounts of their own. */
const WORKS_FOR_PARENT: ReadonlySet<Role> = new Set(['MASTER_USER', 'OEM_ADMIN', 'SUB_ADMIN']);

/** `chain`: the accounts from the operator down to the login itself. */
function loginOf(chain: readonly Account[]): Login {
  const account = chain.at(-1);
  const workAccount = account && WORKS_FOR_PARENT.has(account.role) ? chain.at(-2) : account;
  if (!account || !workAccount) throw new Error('A login needs its account and the one it works in');
  const contractStatus = bindingStatus(
    account.contractStatus,
    chain.slice(0, -1).map((above) => above.contractStatus),
  );
  return { account, workAccount, contractStatus };
}

export interface AccountStore {
  get(id: string): Promise<Account | undefined>;
  /** The accounts in the order of their ids, `undefined` where there is none. One call. */
  getAll(ids: readonly string[]): Promise<(Account | undefined)[]>;
  /** An account (already read) as a login; one call for all the accounts above it, none for the operator's own. */
  login(account: Account): Promise<Login>;
  /** What the sign-in with this (lower-case) address is checked against. */
  credential(email: string): Promise<Credential | undefined>;
  /** Throws `ConditionFailed` where the address is taken (write 1) or the parent is gone (write 2). */
  create(account: Account, passwordHash: string): Promise<void>;
}

function missing(id: string | undefined): never {
  throw new Error(`Account ${id} is above others but is not there`);
}

/** Accounts in the table. */
export function accountStore(table: Table): AccountStore {
  const getAll = (ids: readonly string[]) => table.batchGet<Account>(ids.map(accountKey));
  return {
    get: (id) => table.get<Account>(accountKey(id)),
    getAll,
    async login(account) {
      const above = account.path.slice(0, -1);
      const chain = await getAll(above);
      return loginOf([...chain.map((found, index) => found ?? missing(above[index])), account]);
    },
    credential: (email) => table.get<Credential>(credentialKey(email)),
    async create(account, passwordHash) {
      await table.transact([
        { put: accountItem(account), when: isAbsent() },
        { put: credentialItem(account.email, { accountId: account.id, passwordHash }), when: isAbsent() },
        ...(account.parentId === null ? [] : [{ check: accountKey(account.parentId), when: isPresent() }]),
      ]);
    },
  };
}
