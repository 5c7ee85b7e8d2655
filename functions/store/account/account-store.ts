import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import { type AccountIndex, accountIndex } from '#functions/store/account/account-index.ts';
import { accountKey, type Credential, credentialKey, OPERATOR_KEY, SUB_ADMIN_PREFIX } from '#functions/store/account-key.ts';
import {
  changeContextWrites,
  changesLicenceGrant,
  accountCreationWrites,
  isNotDeleted,
  type NamedWrite,
  accountReplacementWrites,
} from '#functions/store/account/account-writes.ts';
import type { Job } from '#functions/store/job/job-store.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import type { Item, Table, Write } from '#functions/store/engine/table.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { BrandSettings } from '#shared/model/account/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#shared/model/language.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { type Authority, type ContractStatus, type Permission, type Role, WorkRole } from '#shared/model/account/role.ts';
import type { PausedBy } from '#shared/model/account/user.ts';
import { effectiveContractStatus } from '#shared/rules/account/policy.ts';

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
  /** Who paused it, while it is SUSPENDED. */
  pausedBy: PausedBy | null;
  planId: string | null;
  /** First and last day of the contract, in Japanese time. */
  contractStart: string | null;
  contractEnd: string | null;
  authority: Authority;
  /** Only a SUB_ADMIN has one. */
  permission: Permission | null;
  /** Of an OEM: licences it may issue. */
  licenceGrant: number | null;
  /** Its e-mails are written in. */
  language: Language;
  brand: BrandSettings | null;
  picture: ImageRef | null;
  /** Sessions opened before this grew are over. */
  sessionEpoch: number;
  /** Grows with every change of what stands above; the counters below do not count as changes. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Of the change that wrote the entries it is listed and found by. */
  indexMark: string;
  /** Deleted: for everybody but the job that clears it away it does not exist. */
  deletedAt?: string;
  /** Licences in use: USERs directly below that are not terminated. */
  licencesUsed: number;
  /** SUB_ADMINs of this account that are main contacts. */
  mainContacts: number;
}

/** What accounts written before these attributes existed are read as. */
const SINCE_THEN = {
  pausedBy: null,
  contractStart: null,
  contractEnd: null,
  licenceGrant: null,
  language: DEFAULT_LANGUAGE,
  brand: null,
  picture: null,
  sessionEpoch: 0,
  version: 0,
  indexMark: '',
  licencesUsed: 0,
  mainContacts: 0,
} as const satisfies Partial<Account>;

/** An account as it is stored, with what it was stored without. */
export const withAccountDefaults = (stored: Account): Account => ({ ...SINCE_THEN, ...stored });

/** An account as nobody has yet done anything with it, but for what is given. */
export const newAccount = (
  given: Pick<Account, 'id' | 'role' | 'email' | 'contactName' | 'companyName' | 'planId' | 'authority' | 'createdAt'> & Partial<Account>,
  parent: Account | null,
): Account => ({
  ...SINCE_THEN,
  contractStatus: 'INACTIVE',
  permission: null,
  updatedAt: given.createdAt,
  ...given,
  parentId: parent?.id ?? null,
  path: [...(parent?.path ?? []), given.id],
});

/** An account as the audit log names it. */
export const accountAuditSubject = ({ id, companyName, contactName, role, parentId }: Account): AuditEntry['subject'] => ({
  kind: 'account',
  id,
  name: role === 'SUB_ADMIN' ? contactName : companyName,
  ownerId: role === 'SUB_ADMIN' && parentId !== null ? parentId : id,
});

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
function loginOf(chain: readonly Account[]): Login {
  const account = chain.at(-1);
  const workAccount = account && WORKS_FOR_PARENT.has(account.role) ? chain.at(-2) : account;
  if (!account || !workAccount) throw new Error('A login needs its account and the one it works in');
  const contractStatus = effectiveContractStatus(
    account.contractStatus,
    chain.slice(0, -1).map((above) => above.contractStatus),
  );
  return { account, workAccount: { ...workAccount, role: WorkRole.parse(workAccount.role) }, brandAccount: chain[1], contractStatus };
}

/** What goes into the transaction of a change besides the change: who did it, and what it leads to. */
export interface ChangeContext {
  audit: AuditEntry;
  jobs?: readonly Job[];
  /** A password chosen with the change. */
  passwordHash?: string | undefined;
  /** Anything else that has to happen with it, or not at all; it fails as `overtaken`. */
  writes?: readonly Write[];
}

/** `parent-refused`: it is gone, terminated, or has no licence left. */
export type AccountCreateOutcome = 'created' | 'email-taken' | 'parent-refused' | 'overtaken';
export type AccountReplaceOutcome = 'replaced' | 'overtaken' | 'email-taken' | 'licences-in-use' | 'last-main-contact';

export interface AccountStore extends Pick<AccountIndex, 'list'> {
  get(id: string): Promise<Account | undefined>;
  /** The accounts in the order of their ids, `undefined` where there is none. One call for each hundred. */
  getAll(ids: readonly string[]): Promise<(Account | undefined)[]>;
  /** The account, if it is the scope's own or below it and not deleted; else `not-found`. */
  find(scope: Scope, id: string): Promise<Account>;
  /** An account (already read) as a login; one call for all the accounts above it, none for the operator's own. */
  resolveLogin(account: Account): Promise<Login>;
  /** What the sign-in with this (lower-case) address is checked against. */
  findCredential(email: string): Promise<Credential | undefined>;
  /** The operator's own account. */
  getOperator(): Promise<Account>;
  /** The further logins of the scope's own account, oldest first. Two calls. */
  listSubAdmins(scope: Scope): Promise<Account[]>;
  /** The account with its credential, its place under its parent, its figures and index entries; all or nothing but for the entries. */
  create(account: Account, act: ChangeContext): Promise<AccountCreateOutcome>;
  /**
   * Makes an account what `next` says, if it still is what `previous` says, with everything that depends on it: credential,
   * licences, main contacts, figures, index entries, media shown. `next.deletedAt` deletes it. Versions are seen to here.
   */
  replace(previous: Account, next: Account, act: ChangeContext): Promise<AccountReplaceOutcome>;
  /** Remembers what was done to an account without changing it, with what it leads to. `false`: it is deleted. */
  recordAction(account: Account, act: Omit<ChangeContext, 'passwordHash'>): Promise<boolean>;
}

function missing(id: string | undefined): never {
  throw new Error(`Account ${id} is above others but is not there`);
}

/** Accounts in the table. */
export function accountStore(table: Table): AccountStore {
  async function getAll(ids: readonly string[]): Promise<(Account | undefined)[]> {
    const items = await table.batchGet<Account & Item>(ids.map(accountKey));
    return items.map((item) => item && withAccountDefaults(item));
  }
  const get = async (id: string): Promise<Account | undefined> => (await getAll([id]))[0];
  const index = accountIndex(table, getAll);

  /** Accounts written before they were indexed have no entries, however little changes. */
  const isIndexedAs = (previous: Account, next: Account): boolean => previous.indexMark !== '' && index.hasSameEntries(previous, next);

  /** The name of the first write whose condition did not hold; `undefined` when all were made. Index entries go before, or are gone after. */
  async function commit<Name extends string>(
    previous: Account | undefined,
    next: Account,
    writes: readonly NamedWrite<Name>[],
  ): Promise<Name | undefined> {
    const isIndexed = previous?.indexMark === next.indexMark;
    if (!isIndexed) await index.add(next);
    try {
      await table.transact(writes.map(({ write }) => write));
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      if (!isIndexed) await index.remove(next);
      return writes[error.failed[0] ?? 0]?.name;
    }
    // The change is made: entries that stay behind for once do no harm.
    if (!isIndexed && previous) await index.remove(previous).catch(() => undefined);
    return undefined;
  }

  return {
    get,
    getAll,
    async find(scope, id) {
      const account = await get(id);
      if (!account?.path.includes(scope.accountId) || account.deletedAt !== undefined) throw new AppError('not-found');
      return account;
    },
    async resolveLogin(account) {
      const above = account.path.slice(0, -1);
      const chain = await getAll(above);
      return loginOf([...chain.map((found, position) => found ?? missing(above[position])), account]);
    },
    findCredential: (email) => table.get<Credential>(credentialKey(email)),
    async getOperator() {
      const pointer = await table.get<{ accountId: string }>(OPERATOR_KEY);
      const account = pointer && (await get(pointer.accountId));
      return account ?? missing('of the operator');
    },
    async listSubAdmins({ accountId }) {
      const found = await table.queryAll<{ accountId: string }>({ pk: `ACCOUNT#${accountId}`, prefix: SUB_ADMIN_PREFIX });
      const accounts = await getAll(found.map((entry) => entry.accountId));
      return accounts.filter((account) => account !== undefined);
    },
    list: (scope, question) => index.list(scope, question),
    async create(given, act) {
      const account: Account = { ...given, indexMark: act.audit.id };
      return (await commit(undefined, account, accountCreationWrites(account, act))) ?? 'created';
    },
    async replace(previous, wanted, act) {
      const { licencesUsed: _licencesUsed, mainContacts: _mainContacts, ...unchecked } = wanted;
      const next: Account = {
        ...unchecked,
        licencesUsed: previous.licencesUsed,
        mainContacts: previous.mainContacts,
        version: previous.version + 1,
        updatedAt: act.audit.at,
      };
      next.indexMark = isIndexedAs(previous, next) ? previous.indexMark : act.audit.id;
      const credential = previous.email === next.email ? undefined : await table.get<Credential>(credentialKey(previous.email));
      const failed = await commit(previous, next, accountReplacementWrites(previous, next, act, credential));
      if (failed !== 'account') return failed ?? 'replaced';
      return changesLicenceGrant(previous, next) && (await get(next.id))?.version === previous.version ? 'licences-in-use' : 'overtaken';
    },
    async recordAction(account, act) {
      return tryCommit(table.transact([{ check: accountKey(account.id), when: isNotDeleted }, ...changeContextWrites(act, account)]));
    },
  };
}
