import { AppError } from '#functions/app-error.ts';
import type { Scope } from '#functions/scope.ts';
import { accountKey, accountPartition, credentialKey, OPERATOR_KEY, SUB_ADMIN_PREFIX } from '#functions/store/keys.ts';
import type { Credential } from '#functions/store/account/credential.ts';
import { type AccountIndex, accountIndex } from '#functions/store/account/account-index.ts';
import {
  accountCreationWrites,
  accountReplacementWrites,
  changeContextWrites,
  changesLicenceGrant,
  isNotDeleted,
  type NamedWrite,
} from '#functions/store/account/account-writes.ts';
import { type Account, withAccountDefaults } from '#functions/store/account/account.ts';
import type { ChangeContext } from '#functions/store/account/change-context.ts';
import { type Login, loginOf } from '#functions/store/account/login.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import type { Item, Table } from '#functions/store/engine/table.ts';

/** `parent-refused`: it is gone, terminated, or has no licence left. */
export type AccountCreateOutcome = 'created' | 'email-taken' | 'parent-refused' | 'conflict';

export type AccountReplaceOutcome = 'replaced' | 'conflict' | 'email-taken' | 'licences-in-use' | 'last-main-contact';

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
      const found = await table.queryAll<{ accountId: string }>({ pk: accountPartition(accountId), prefix: SUB_ADMIN_PREFIX });
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
      return changesLicenceGrant(previous, next) && (await get(next.id))?.version === previous.version ? 'licences-in-use' : 'conflict';
    },
    async recordAction(account, act) {
      return tryCommit(table.transact([{ check: accountKey(account.id), when: isNotDeleted }, ...changeContextWrites(act, account)]));
    },
  };
}
