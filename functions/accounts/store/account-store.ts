import { inParallel } from '#functions/platform/base/in-parallel.ts';
import * as z from 'zod';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { type AccountIndex, accountIndex } from '#functions/accounts/store/account-index.ts';
import {
  accountCreationWrites,
  accountReplacementWrites,
  changeContextWrites,
  changesLicenceGrant,
  type WriteWithOutcome,
} from '#functions/accounts/store/account-writes.ts';
import { Account } from '#functions/accounts/store/account.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { isImportedId } from '#functions/accounts/store/imported-id.ts';
import { existingAccounts, importUsedWrite, isStillUnused } from '#functions/accounts/store/pending-import.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { Credential } from '#functions/accounts/store/credential.ts';
import { type Login, resolveLogin } from '#functions/accounts/store/login.ts';
import { affectedTermsWrites } from '#functions/accounts/store/billing/affected-terms.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isNotDeleted } from '#functions/platform/engine/table-expression.ts';
import { moveToCanonicalKey } from '#functions/platform/engine/move-to-canonical-key.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountKey, accountPartition, OPERATOR_KEY, SUB_ADMIN_PREFIX } from '#functions/platform/keys/keys.ts';
import { addressPartition, credentialKey, formerCredentialKey } from '#functions/platform/keys/sign-in-keys.ts';

/** The outcome `parent-refused` means that the parent is deleted or terminated, or has no licence left. */
export type AccountCreateOutcome = 'created' | 'email-taken' | 'parent-refused' | 'conflict';
export type AccountReplaceOutcome = 'replaced' | 'conflict' | 'email-taken' | 'licences-in-use';

/** Accounts with their credentials, licences, figures and index entries. */
export interface AccountStore extends Pick<AccountIndex, 'list' | 'countOfPlan'> {
  get(id: string): Promise<Account | undefined>;
  /** Returns the accounts in the order of their ids, `undefined` where there is none. One call for each hundred. */
  getAll(ids: readonly string[]): Promise<(Account | undefined)[]>;
  /** Returns the account. Throws `not-found` if it is deleted, or neither the scope's own account nor below it. */
  find(scope: Scope, id: string): Promise<Account>;
  /** Resolves an account as a login. One call for all accounts above it; none for the operator's own. */
  resolveLogin(account: Account): Promise<Login>;
  /** Finds the credential of an address. `email`: in lower case. */
  findCredential(email: string): Promise<Credential | undefined>;
  /** Returns the accounts that have an address: the one that signs in with it, and those that wait for it. */
  accountsOf(email: string): Promise<Account[]>;
  /**
   * Returns which of these addresses belong to accounts, except those that the import `exceptOf` has written. One call for each hundred.
   */
  takenEmails(emails: readonly string[], exceptOf: { id: string }): Promise<ReadonlySet<string>>;
  /** Returns the operator's own account. */
  getOperator(): Promise<Account>;
  /** Returns the SUB_ADMINs of the scope's own account, oldest first. Two calls. */
  listSubAdmins(scope: Scope): Promise<Account[]>;
  /** Creates the account and everything that depends on it, in one transaction, after putting its index entries. */
  create(account: Account, context: ChangeContext): Promise<AccountCreateOutcome>;
  /**
   * Replaces an account and everything that depends on it (credential, licences, main contacts, figures, index entries,
   * media), unless `previous` is stale. `next.deletedAt` deletes the account. Also updates versions and counters.
   */
  replace(previous: Account, next: Account, context: ChangeContext): Promise<AccountReplaceOutcome>;
  /**
   * Detaches an account from its import, which can no longer be undone. Call before creating something below the account. A no-op for
   * accounts without a pending import.
   */
  markUsed(account: Account): Promise<void>;
  /** Records an action on an account without changing it. Returns `false` if the account is deleted or another write failed. */
  recordAction(account: Account, context: Omit<ChangeContext, 'passwordHash'>): Promise<boolean>;
}

/** Number of addresses that are looked up concurrently. */
const PARALLEL = 8;

/** Items that point to an account. */
const AccountPointer = z.object({ accountId: z.string() });

/** Whether a credential belongs to an account that this import has not written. */
const isOfOther = (credential: Credential | undefined, importId: string): boolean =>
  credential !== undefined && !isImportedId(credential.accountId, importId);

function missingAccount(id: string | undefined): never {
  throw new Error(`Account ${id} does not exist, but others refer to it`);
}

export function accountStore(table: Table): AccountStore {
  const getAll = async (ids: readonly string[]): Promise<(Account | undefined)[]> =>
    existingAccounts(table, await table.batchGet(ids.map(accountKey), Account));
  const get = async (id: string): Promise<Account | undefined> => (await getAll([id]))[0];
  const index = accountIndex(table);

  /** Moves a credential that an earlier version stored under another key. */
  const moveCredential = (email: string): Promise<void> => moveToCanonicalKey(table, formerCredentialKey(email), credentialKey(email));

  /** Whether the present index entries are right for `next`. An account that was never indexed has no entries. */
  const isIndexed = (previous: Account, next: Account): boolean => previous.indexMark !== '' && index.hasSameEntries(previous, next);

  /** Commits a change and its index entries. Returns the name of the first write whose condition failed, `undefined` on success. */
  async function commit<Name extends string>(
    previous: Account | undefined,
    next: Account,
    writes: readonly WriteWithOutcome<Name>[],
  ): Promise<Name | undefined> {
    const needsReindex = previous?.indexMark !== next.indexMark;
    if (needsReindex) await index.add(next);
    try {
      await table.transact(writes.map(({ write }) => write));
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      if (needsReindex) await index.remove(next);
      return writes[error.failed[0] ?? 0]?.name;
    }
    if (needsReindex && previous) await index.removeStale(previous);
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
      return resolveLogin([...chain.map((found, position) => found ?? missingAccount(above[position])), account]);
    },
    async findCredential(email) {
      await moveCredential(email);
      return table.get(credentialKey(email), Credential);
    },
    async accountsOf(email) {
      await moveCredential(email);
      const pointers = await table.queryAll({ pk: addressPartition(email) }, AccountPointer);
      const accounts = await getAll(pointers.map(({ accountId }) => accountId));
      return accounts.filter((account) => account !== undefined);
    },
    async takenEmails(emails, { id }) {
      await inParallel(emails, PARALLEL, moveCredential);
      const credentials = await table.batchGet(emails.map(credentialKey), Credential);
      return new Set(emails.filter((_, position) => isOfOther(credentials[position], id)));
    },
    async getOperator() {
      const pointer = await table.get(OPERATOR_KEY, AccountPointer);
      const account = pointer && (await get(pointer.accountId));
      return account ?? missingAccount('of the operator');
    },
    async listSubAdmins({ accountId }) {
      const pointers = await table.queryAll({ pk: accountPartition(accountId), prefix: SUB_ADMIN_PREFIX }, AccountPointer);
      const accounts = await getAll(pointers.map((pointer) => pointer.accountId));
      return accounts.filter((account) => account !== undefined);
    },
    list: (scope, query) => index.list(scope, query),
    countOfPlan: (scope, planId) => index.countOfPlan(scope, planId),
    async create(given, context) {
      await moveCredential(given.email);
      const account: Account = { ...given, indexMark: context.audit.id };
      const plan = isBilled(account) && account.planId !== null ? await planStore(table).find(account.planId) : undefined;
      return (await commit(undefined, account, accountCreationWrites(account, context, plan))) ?? 'created';
    },
    async replace(previous, changed, context) {
      await Promise.all([...new Set([previous.email, changed.email])].map(moveCredential));
      const next: Account = {
        ...changed,
        holdsAddress: changed.holdsAddress || context.passwordHash !== undefined,
        licencesUsed: previous.licencesUsed,
        version: previous.version + 1,
        updatedAt: context.audit.at,
      };
      next.indexMark = isIndexed(previous, next) ? previous.indexMark : context.audit.id;
      const isKept = previous.email === next.email || !previous.holdsAddress;
      const credential = isKept ? undefined : await table.get(credentialKey(previous.email), Credential);
      const terms = await affectedTermsWrites(table, previous, next, context.audit.at);
      const isUsed = previous.pendingImport !== null && !isStillUnused(previous, next);
      const used = isUsed && previous.pendingImport ? [importUsedWrite(previous.pendingImport)] : [];
      if (isUsed) next.pendingImport = null;
      const complete = { ...context, writes: [...(context.writes ?? []), ...terms, ...used] };
      const failed = await commit(previous, next, accountReplacementWrites(previous, next, complete, credential));
      if (failed !== 'account') return failed ?? 'replaced';
      return changesLicenceGrant(previous, next) && (await get(next.id))?.version === previous.version ? 'licences-in-use' : 'conflict';
    },
    async markUsed({ id, pendingImport }) {
      if (pendingImport === null) return;
      const change: Write = { update: accountKey(id), set: { pendingImport: null }, when: isNotDeleted };
      if (!(await tryCommit(table.transact([change, importUsedWrite(pendingImport)])))) throw new AppError('not-found');
    },
    recordAction: (account, context) =>
      tryCommit(table.transact([{ check: accountKey(account.id), when: isNotDeleted }, ...changeContextWrites(context, account)])),
  };
}
