import { userSummaries } from '#functions/domain/account/user-summaries.ts';
import { encodeCursor, decodeCursor } from '#functions/domain/cursor.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { UserSummary } from '#shared/model/account/user.ts';
import { visibleAccountTypes } from '#shared/rules/account/account-type.ts';
import { visibleRoles } from '#shared/rules/account/policy.ts';

/** The end of every place in a listing: the account's id, and the mark of its entry or what stands for all of them. */
const PLACE = /#[0-9A-HJKMNP-TV-Z]{26}#(?:[0-9A-Z]{26}|~)?$/;

type UserQuery = Omit<RequestOf<typeof masterUser.list>['query'], 'limit'>;

/**
 * A page of the accounts below the caller's own that it sees and asks for. Of a list of at most a hundred: one read of the
 * index, one of what it leads to and one of the accounts above, two calls if they are more than a hundred; of a search, the
 * first two up to four times. No more with a hundred thousand accounts than with ten.
 */
export async function findUsers(
  { accounts }: { accounts: Pick<AccountStore, 'list' | 'getAll'> },
  { actor, scope }: Caller,
  { keyword = '', status, type, plan, sort, order, cursor }: UserQuery,
  limit: number,
): Promise<{ users: UserSummary[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, PLACE);
  const types = visibleAccountTypes(visibleRoles(actor), actor.workRole);
  if (type !== undefined && !types.includes(type)) return { users: [], nextCursor: null };
  // Whoever sees one kind only asks for that kind; the others see all that is below them.
  const asked = type ?? (types.length === 1 ? types[0] : undefined);
  const { accounts: found, next } = await accounts.list(scope, {
    keyword,
    status,
    type: asked,
    plan,
    sort,
    descending: order === 'desc',
    after,
    limit,
  });
  return { users: await userSummaries(accounts, found), nextCursor: encodeCursor(next) };
}
