import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { AuditLogDependencies } from '#functions/audit/api/dependencies.ts';
import { auditScope } from '#functions/audit/api/audit-scope.ts';
import { encodeCursor, decodeCursor } from '#functions/platform/base/cursor.ts';
import { withMarkedActors } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { audit } from '#shared/api-contract/endpoints/audit.ts';
import { startOfJapaneseDay, endOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

const CURSOR = /^\d{4}-\d\d-\d\dT[\d:.]+Z#[0-9A-Z]{26}$/;

/** Returns the position after which a page begins. Throws `invalid-input` if it is outside the requested period. */
function positionBetween(cursor: string | undefined, from: string | undefined, until: string | undefined): string | undefined {
  const position = decodeCursor(cursor, CURSOR);
  if (position === undefined) return undefined;
  if ((from !== undefined && position < from) || (until !== undefined && position > until))
    throw invalidInput([{ path: 'query.cursor', rule: 'invalid' }]);
  return position;
}

export const listAuditLog =
  (dependencies: AuditLogDependencies): UseCase<typeof audit.list> =>
  async ({ caller, query: { accountId, action, actorId, from: firstDay, to: lastDay, cursor, limit } }) => {
    const scope = await auditScope(dependencies, caller, accountId);
    const from = firstDay === undefined ? undefined : startOfJapaneseDay(firstDay).toISOString();
    const until = lastDay === undefined ? undefined : endOfJapaneseDay(lastDay).toISOString();
    const after = positionBetween(cursor, from, until);
    const { entries, next } = await dependencies.audit.list(scope, { action, actorId, from, until, after, limit });
    return { entries: withMarkedActors(entries), nextCursor: encodeCursor(next) };
  };
