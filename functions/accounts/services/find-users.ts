import { userSummaries } from '#functions/accounts/services/user-summaries.ts';
import { encodeCursor, decodeCursor } from '#functions/platform/base/cursor.ts';
import type { AccountQuery } from '#functions/accounts/store/account-index.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { visibleAccountTypes } from '#shared/model/accounts/account-type.ts';
import { visibleRoles } from '#shared/rules/accounts/policy.ts';

/** The end of every valid cursor: the account's id and the version of an index entry, where `~` means all versions. */
const CURSOR_END = /#[0-9A-HJKMNP-TV-Z]{26}#(?:[0-9A-Z]{26}|~)?$/;

type UserQuery = Omit<RequestOf<typeof masterUser.list>['query'], 'limit'>;

/**
 * Returns a page of the matching accounts that the caller may see below its own. A listing of up to 100 takes one read of the index, one of
 * the accounts and one per 100 accounts above them; a search repeats the first two up to four times. The number of reads does not grow with
 * the number of accounts.
 */
export async function findUsers(
  { accounts }: { accounts: Pick<AccountStore, 'list' | 'getAll'> },
  { actor, scope }: Caller,
  { keyword = '', status, type, plan, sort, order, cursor }: UserQuery,
  page: Pick<AccountQuery, 'limit' | 'skipsUnreadable'>,
): Promise<{ users: UserSummary[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, CURSOR_END);
  const types = visibleAccountTypes(visibleRoles(actor), actor.workRole);
  if (type !== undefined && !types.includes(type)) return { users: [], nextCursor: null };
  // A caller that may see a single type queries the index for that type; all others see every type below them.
  const queriedType = type ?? (types.length === 1 ? types[0] : undefined);
  const { accounts: found, next } = await accounts.list(scope, {
    keyword,
    status,
    type: queriedType,
    plan,
    sort,
    descending: order === 'desc',
    after,
    ...page,
  });
  return { users: await userSummaries(accounts, found), nextCursor: encodeCursor(next) };
}
