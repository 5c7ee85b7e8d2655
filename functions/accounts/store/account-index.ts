import * as z from 'zod';
import type { Scope } from '#functions/platform/base/scope.ts';
import { Account } from '#functions/accounts/store/account.ts';
import { existingAccounts } from '#functions/accounts/store/pending-import.ts';
import { allOf, type Condition, contains, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import {
  isCanonicalEntry,
  putIndexEntries,
  queryIndexPage,
  removeIndexEntries,
  removeStaleIndexEntries,
  wordSortKey,
} from '#functions/platform/engine/versioned-index.ts';
import { accountKey, accountListPartition, accountWordsPartition } from '#functions/platform/keys/keys.ts';
import type { ContractStatus } from '#shared/model/role.ts';
import { UserSort } from '#shared/model/accounts/user.ts';
import { accountType, type AccountType, isManagedRole } from '#shared/model/accounts/account-type.ts';
import { isSignsOnly, normaliseSearchText, searchPrefixes, searchTerms } from '#shared/rules/text/search-text.ts';

/**
 * Accounts are listed, filtered, sorted and searched by index entries, without reading accounts that do not match. For each scope that
 * contains an account, there is one entry for every combination of filters in each order, and one for every word prefix.
 *
 * `NO_PLAN` is the plan in entries of accounts without a plan.
 */
const NO_PLAN = '-';
/** Maximum number of characters of a company name in a sort key. */
const NAME_IN_KEY = 60;

export interface AccountFilter {
  status?: ContractStatus | undefined;
  type?: AccountType | undefined;
  plan?: string | undefined;
}

/** The values of an account that filters compare. */
interface Facets {
  status: ContractStatus;
  type: AccountType;
  plan: string;
}

const IndexEntry = z.object({ pk: z.string(), sk: z.string(), accountId: z.string() });
type IndexEntry = z.infer<typeof IndexEntry>;

const listPartition = (scopeId: string, { status, type, plan }: AccountFilter): string => accountListPartition(scopeId, status, type, plan);

const SORT_VALUE: Readonly<Record<UserSort, (account: Account) => string>> = {
  created: ({ createdAt, id }) => `${createdAt}#${id}`,
  company: ({ companyName, id }) => `${Array.from(normaliseSearchText(companyName)).slice(0, NAME_IN_KEY).join('')}#${id}`,
};
const listSortKey = (sort: UserSort, account: Account): string => `${sort}#${SORT_VALUE[sort](account)}`;

const combinations = ({ status, type, plan }: Facets): AccountFilter[] =>
  [status, undefined].flatMap((s) => [type, undefined].flatMap((t) => [plan, undefined].map((p) => ({ status: s, type: t, plan: p }))));

/**
 * Returns the facets of an account; `undefined` if no list contains it, because it is deleted or user management does not manage its role.
 */
const facetsOf = ({ role, path, contractStatus, planId, deletedAt }: Account): Facets | undefined =>
  isManagedRole(role) && deletedAt === undefined
    ? { status: contractStatus, type: accountType(role, path.length - 1), plan: planId ?? NO_PLAN }
    : undefined;

const prefixesOf = ({ companyName, contactName, email }: Account): Set<string> => searchPrefixes([companyName, contactName, email]);
/**
 * Separates the word prefixes in the attribute that holds all of them. Normalised text does not contain it: its only white space is the
 * space.
 */
const PREFIX_START = '\n';

/** Returns all index entries of an account, without version. */
function entriesOf(account: Account): Item[] {
  const facets = facetsOf(account);
  if (!facets) return [];
  const entry = (key: Key): Item => ({ ...key, entity: 'user-entry', accountId: account.id });
  const prefixes = [...prefixesOf(account)];
  const searchable = { ...facets, starts: prefixes.map((prefix) => PREFIX_START + prefix).join('') };
  return account.path.slice(0, -1).flatMap((scopeId) => [
    ...UserSort.options.flatMap((sort) =>
      combinations(facets).map((filter) => entry({ pk: listPartition(scopeId, filter), sk: listSortKey(sort, account) })),
    ),
    ...prefixes.map((prefix): Item => ({
      ...entry({ pk: accountWordsPartition(scopeId), sk: wordSortKey(prefix, account.id) }),
      ...searchable,
    })),
  ]);
}

interface AccountPage {
  accounts: Account[];
  /** `after` of the next page; `null` on the last page. */
  next: string | null;
}

export interface AccountQuery extends AccountFilter {
  keyword: string;
  sort: UserSort;
  descending: boolean;
  /** `next` of an earlier page. */
  after: string | undefined;
  limit: number;
  /** Leaves out and logs items that break their schema, instead of failing. For lists that are only displayed. */
  skipsUnreadable?: boolean;
}

/** The index entries of accounts. The version of an account's entries is its `indexMark`. */
export interface AccountIndex {
  /** Whether both states have the same entries, so that nothing has to be reindexed. */
  hasSameEntries(previous: Account, next: Account): boolean;
  add(account: Account): Promise<void>;
  remove(account: Account): Promise<void>;
  /** Removes the entries of a former state. A failure is only logged, because stale entries are harmless. */
  removeStale(former: Account): Promise<void>;
  /**
   * Returns a page of the accounts below the scope's own. Usually takes one read of the index, at most four if a search filters out most
   * entries. Each read takes a further call for every hundred accounts found.
   */
  list(scope: Scope, query: AccountQuery): Promise<AccountPage>;
  /** Returns the number of accounts below the scope's own that have a plan. One call for about 4,000 accounts. */
  countOfPlan(scope: Scope, planId: string): Promise<number>;
}

const conditionOf = (filter: Partial<Facets>, terms: readonly string[]): Condition | undefined => {
  const conditions = [
    ...Object.entries(filter).map(([name, value]) => isEqual(name, value)),
    ...terms.map((term) => contains('starts', PREFIX_START + term)),
  ];
  return conditions.length > 0 ? allOf(...conditions) : undefined;
};

export function accountIndex(table: Table): AccountIndex {
  return {
    hasSameEntries: (previous, next) => JSON.stringify(entriesOf(previous)) === JSON.stringify(entriesOf(next)),
    add: (account) => putIndexEntries(table, entriesOf(account), account.indexMark),
    remove: (account) => removeIndexEntries(table, entriesOf(account), account.indexMark),
    removeStale: (former) => removeStaleIndexEntries(table, entriesOf(former), former.indexMark),
    async countOfPlan({ accountId }, plan) {
      const entries = await table.queryAll({ pk: listPartition(accountId, { plan }), prefix: 'created#' }, IndexEntry);
      return new Set(entries.map((entry) => entry.accountId)).size;
    },
    async list({ accountId }, { keyword, sort, descending, status, type, plan, after, limit, skipsUnreadable }) {
      const read = async (entries: readonly IndexEntry[]): Promise<(Account | undefined)[]> => {
        const keys = entries.map(({ accountId: id }) => accountKey(id));
        const accounts = skipsUnreadable ? table.batchGetReadable(keys, Account) : table.batchGet(keys, Account);
        return existingAccounts(table, await accounts);
      };
      const filter: Partial<Facets> = { ...(status && { status }), ...(type && { type }), ...(plan !== undefined && { plan }) };
      const matchesFilter = (account: Account): boolean => {
        const facets = facetsOf(account);
        return (
          facets !== undefined &&
          (status === undefined || facets.status === status) &&
          (type === undefined || facets.type === type) &&
          (plan === undefined || facets.plan === plan)
        );
      };
      const terms = searchTerms(keyword);
      if (isSignsOnly(keyword)) return { accounts: [], next: null };
      const [longest, ...others] = terms;
      const { found, next } = await queryIndexPage<IndexEntry, Account>(
        table,
        longest === undefined
          ? {
              query: { pk: listPartition(accountId, filter), prefix: `${sort}#`, descending },
              entry: IndexEntry,
              after,
              limit,
              read,
              matches: (account, { sk }) => matchesFilter(account) && sk === listSortKey(sort, account),
            }
          : {
              query: { pk: accountWordsPartition(accountId), prefix: longest, descending: false, where: conditionOf(filter, others) },
              entry: IndexEntry,
              after,
              limit,
              read,
              matches: (account, { sk }) => matchesFilter(account) && isCanonicalEntry(sk, account.id, prefixesOf(account), terms),
            },
      );
      return { accounts: found, next };
    },
  };
}
