import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { type AccountStore, accountStore } from '#functions/accounts/store/account-store.ts';
import type { AccountQuery } from '#functions/accounts/store/account-index.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import type { Item } from '#functions/platform/engine/table.ts';
import type { AuditAction } from '#shared/model/audit/audit.ts';
import { UserSort } from '#shared/model/accounts/user.ts';
import { accountType, isManagedRole } from '#shared/model/accounts/account-type.ts';
import type { TestTable } from '#test/support/engines.ts';

/** All items of the table. */
export async function scanTable({ client, environment }: TestTable): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: environment['TABLE_NAME'], ExclusiveStartKey }));
    items.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

/** The context of a change without actor. */
export const changeContext = (account: Account, action: AuditAction = 'account.update') => ({
  audit: newAuditEntry({ ids: randomIds, clock: systemClock }, action, null, accountAuditSubject(account)),
});

export const BASE_QUERY: AccountQuery = { keyword: '', sort: 'created', descending: false, after: undefined, limit: 50 };

/** All accounts that a query finds, page by page, in order. */
export async function listAllAccounts(accounts: AccountStore, accountId: string, query: Partial<AccountQuery> = {}): Promise<Account[]> {
  const found: Account[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const page = await accounts.list(scopeOf(accountId), { ...BASE_QUERY, ...query, after });
    expect(page.accounts.length).toBeLessThanOrEqual(query.limit ?? BASE_QUERY.limit);
    found.push(...page.accounts);
    after = page.next;
  }
  return found;
}

const idsOf = (accounts: readonly { id: string }[]): string[] => accounts.map(({ id }) => id).toSorted();
const typeOf = ({ role, path }: Account) => (isManagedRole(role) ? accountType(role, path.length - 1) : undefined);

/** Whether a word of the account has this prefix. Names and addresses in these tests contain no other separators. */
const isNamed = ({ companyName, contactName, email }: Account, prefix: string): boolean =>
  [companyName, contactName, email].some((text) =>
    text
      .toLowerCase()
      .split(/[ @.-]/)
      .some((word) => word.startsWith(prefix)),
  );

/** Compares everything derived from the accounts of a tree (counters, figures, credentials, index entries) with the accounts. */
export async function expectConsistentDerivedItems(test: TestTable, rootId: string): Promise<void> {
  const items = await scanTable(test);
  const accounts = accountStore(test.table);
  const ofTree = items.filter(({ entity, path }) => entity === 'account' && (path as string[]).includes(rootId));
  const active = ofTree.map((item) => Account.parse(item)).filter(({ deletedAt }) => deletedAt === undefined);
  for (const account of active) {
    const children = active.filter(({ parentId }) => parentId === account.id);
    expect(account.licencesUsed).toBe(
      account.role === 'OEM_MASTER' ? children.filter((c) => c.role === 'USER' && c.contractStatus !== 'TERMINATED').length : 0,
    );
    expect(idsOf(await accounts.listSubAdmins(scopeOf(account.id)))).toEqual(idsOf(children.filter(({ role }) => role === 'SUB_ADMIN')));
    const below = active.filter(({ id, path, role }) => id !== account.id && path.includes(account.id) && isManagedRole(role));
    const counts: Record<string, number> = {};
    for (const one of below) {
      const name = `${typeOf(one)}.${one.contractStatus}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    const figures = Object.entries(await readScopeCounts(test.table, scopeOf(account.id))).filter(([, count]) => count !== 0);
    expect(Object.fromEntries(figures)).toEqual(counts);
    // Each search, order and filter finds exactly the accounts that match.
    const finds = async (query: Partial<AccountQuery>, fits: (one: Account) => boolean) =>
      expect({ query, found: idsOf(await listAllAccounts(accounts, account.id, query)) }).toEqual({
        query,
        found: idsOf(below.filter(fits)),
      });
    const plans = [...new Set(below.map(({ planId }) => planId ?? '-'))];
    await Promise.all([
      ...UserSort.options.map((sort) => finds({ sort, limit: 2 }, () => true)),
      ...['a', 'alpha', 'beta', 'address'].map((keyword) => finds({ keyword, limit: 3 }, (one) => isNamed(one, keyword))),
      ...(['ACTIVE', 'SUSPENDED', 'TERMINATED'] as const).map((status) => finds({ status }, (one) => one.contractStatus === status)),
      ...plans.map((plan) => finds({ plan, keyword: 'alpha' }, (one) => (one.planId ?? '-') === plan && isNamed(one, 'alpha'))),
    ]);
  }
  const addresses = items.filter(({ entity, accountId }) => entity === 'email' && ofTree.some(({ id }) => id === accountId));
  expect(Object.fromEntries(addresses.map(({ pk, accountId }) => [pk, accountId]))).toEqual(
    Object.fromEntries(active.filter(({ holdsAddress }) => holdsAddress).map(({ email, id }) => [`EMAIL#${email}`, id])),
  );
}

/** Returns the index entries of a tree's accounts that have an outdated version. */
export async function staleIndexEntries(test: TestTable, rootId: string): Promise<Item[]> {
  const items = await scanTable(test);
  const marks = new Map(
    items.filter(({ entity, deletedAt }) => entity === 'account' && deletedAt === undefined).map(({ id, indexMark }) => [id, indexMark]),
  );
  const ofTree = new Set(
    items.filter(({ entity, path }) => entity === 'account' && (path as string[]).includes(rootId)).map(({ id }) => id),
  );
  return items.filter(
    ({ entity, accountId, sk }) => entity === 'user-entry' && ofTree.has(accountId) && !sk.endsWith(`#${String(marks.get(accountId))}`),
  );
}
