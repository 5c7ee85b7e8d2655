import { accountListPartition, accountWordsPartition } from '#functions/store/keys.ts';
import type { Scope } from '#functions/scope.ts';
import type { Account } from '#functions/store/account/account.ts';
import {
  queryIndexPage,
  isCanonicalEntry,
  putIndexEntries,
  removeIndexEntries,
  wordSortKey,
} from '#functions/store/engine/versioned-index.ts';
import { allOf, type Condition, contains, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Item, Key, Table } from '#functions/store/engine/table.ts';
import type { ContractStatus } from '#shared/model/account/role.ts';
import type { UserSort } from '#shared/model/account/user.ts';
import { accountType, type AccountType, isManagedRole } from '#shared/rules/account/account-type.ts';
import { normaliseSearchText, searchPrefixes, searchTerms } from '#shared/rules/text/search-text.ts';

/**
 * How accounts are listed, filtered, sorted and searched without ever going through those that are not asked for: for each
 * scope an account is in, one entry for every combination of filters it answers to, in each order, and one for every
 * beginning it is found by.
 */
const NO_PLAN = '-';
const NAME_IN_KEY = 60;

/** What a list may be narrowed to. */
export interface AccountFilter {
  status?: ContractStatus | undefined;
  type?: AccountType | undefined;
  plan?: string | undefined;
}

/** What an account is in the filters' eyes. */
interface Facets {
  status: ContractStatus;
  type: AccountType;
  plan: string;
}

type Entry = Item & { accountId: string };

const listPartition = (scopeId: string, { status, type, plan }: AccountFilter): string => accountListPartition(scopeId, status, type, plan);

const PLACE: Readonly<Record<UserSort, (account: Account) => string>> = {
  created: ({ createdAt, id }) => `${createdAt}#${id}`,
  company: ({ companyName, id }) => `${Array.from(normaliseSearchText(companyName)).slice(0, NAME_IN_KEY).join('')}#${id}`,
};
const SORTS = Object.keys(PLACE) as UserSort[];
const listPlace = (sort: UserSort, account: Account): string => `${sort}#${PLACE[sort](account)}`;

const combinations = ({ status, type, plan }: Facets): AccountFilter[] =>
  [status, undefined].flatMap((s) => [type, undefined].flatMap((t) => [plan, undefined].map((p) => ({ status: s, type: t, plan: p }))));

/** `undefined` for accounts that user management is not about. */
const facetsOf = ({ role, path, contractStatus, planId, deletedAt }: Account): Facets | undefined =>
  isManagedRole(role) && deletedAt === undefined
    ? { status: contractStatus, type: accountType(role, path.length - 1), plan: planId ?? NO_PLAN }
    : undefined;

const startsOf = ({ companyName, contactName, email }: Account): Set<string> => searchPrefixes([companyName, contactName, email]);
/** Stands before each beginning where an entry holds them all, and in no text itself: folded, its white space is spaces. */
const START = '\n';

/** Every entry of an account as it is. */
function entriesOf(account: Account): Entry[] {
  const facets = facetsOf(account);
  if (!facets) return [];
  const entry = (key: Key): Entry => ({ ...key, entity: 'user-entry', accountId: account.id });
  const starts = [...startsOf(account)];
  const found = { ...facets, starts: starts.map((start) => START + start).join('') };
  return account.path
    .slice(0, -1)
    .flatMap((scopeId) => [
      ...SORTS.flatMap((sort) =>
        combinations(facets).map((filter) => entry({ pk: listPartition(scopeId, filter), sk: listPlace(sort, account) })),
      ),
      ...starts.map((start): Entry => ({ ...entry({ pk: accountWordsPartition(scopeId), sk: wordSortKey(start, account.id) }), ...found })),
    ]);
}

/** A page of accounts, and the place to go on after. */
interface AccountPage {
  accounts: Account[];
  next: string | null;
}

export interface AccountQuery extends AccountFilter {
  keyword: string;
  sort: UserSort;
  descending: boolean;
  /** A place that an earlier page named. */
  after: string | undefined;
  limit: number;
}

/** Entries are put and removed under the account's `indexMark`. */
export interface AccountIndex {
  /** Whether the same entries find both. */
  hasSameEntries(previous: Account, next: Account): boolean;
  add(account: Account): Promise<void>;
  remove(account: Account): Promise<void>;
  /**
   * A page of the accounts below the scope's own. At most four reads of the index, each with one call for every hundred
   * accounts it leads to, however many there are; as a rule one, and four only where a search goes through what does not fit.
   */
  list(scope: Scope, question: AccountQuery): Promise<AccountPage>;
}

const conditionOf = (filter: Partial<Facets>, terms: readonly string[]): Condition | undefined => {
  const conditions = [
    ...Object.entries(filter).map(([name, value]) => isEqual(name, value)),
    ...terms.map((term) => contains('starts', START + term)),
  ];
  return conditions.length > 0 ? allOf(...conditions) : undefined;
};

/** Index entries in the table; `getAll` reads the accounts they lead to. */
export function accountIndex(table: Table, getAll: (ids: readonly string[]) => Promise<(Account | undefined)[]>): AccountIndex {
  const read = (entries: readonly Entry[]) => getAll(entries.map(({ accountId }) => accountId));
  return {
    hasSameEntries: (previous, next) => JSON.stringify(entriesOf(previous)) === JSON.stringify(entriesOf(next)),
    add: (account) => putIndexEntries(table, entriesOf(account), account.indexMark),
    remove: (account) => removeIndexEntries(table, entriesOf(account), account.indexMark),
    async list({ accountId }, { keyword, sort, descending, status, type, plan, after, limit }) {
      const filter: Partial<Facets> = { ...(status && { status }), ...(type && { type }), ...(plan !== undefined && { plan }) };
      const answers = (account: Account): boolean => {
        const facets: Partial<Facets> | undefined = facetsOf(account);
        return facets !== undefined && Object.entries(filter).every(([name, value]) => facets[name as keyof Facets] === value);
      };
      const terms = searchTerms(keyword);
      // Marks alone begin no word.
      if (terms.length === 0 && normaliseSearchText(keyword) !== '') return { accounts: [], next: null };
      const [longest, ...others] = terms;
      const { found, next } = await queryIndexPage<Entry, Account>(
        table,
        longest === undefined
          ? {
              query: { pk: listPartition(accountId, filter), prefix: `${sort}#`, descending },
              after,
              limit,
              read,
              fits: (account, { sk }) => answers(account) && sk === listPlace(sort, account),
            }
          : {
              query: { pk: accountWordsPartition(accountId), prefix: longest, descending: false, where: conditionOf(filter, others) },
              after,
              limit,
              read,
              fits: (account, { sk }) => answers(account) && isCanonicalEntry(sk, account.id, startsOf(account), terms),
            },
      );
      return { accounts: found, next };
    },
  };
}
