import { auditPartition } from '#functions/store/keys.ts';
import type { Scope } from '#functions/scope.ts';
import { allOf, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Item, Table } from '#functions/store/engine/table.ts';
import type { AuditAction, AuditEntry } from '#shared/model/account/audit.ts';

/** Sort before and after every instant. */
const BEGIN_OF_TIME = '-';

const END_OF_TIME = '~';

interface AuditQuestion {
  action?: AuditAction | undefined;
  actorId?: string | undefined;
  /** Instants, the first included, the second not; nothing lies between them the other way round. */
  from?: string | undefined;
  until?: string | undefined;
  /** A place in this very log, as an earlier page named it; outside the time asked for, the page begins or ends with it. */
  after: string | undefined;
  limit: number;
}

export interface AuditStore {
  /** Acts in the scope, newest first. At most four calls: a page may come short while there is more to go through. */
  list(scope: Scope, question: AuditQuestion): Promise<{ entries: AuditEntry[]; next: string | null }>;
}

const CALLS_PER_PAGE = 4;

/** The audit log in the table. */
export function auditStore(table: Table): AuditStore {
  return {
    async list({ accountId }, { action, actorId, from = BEGIN_OF_TIME, until = END_OF_TIME, after, limit }) {
      if (until <= from || (after !== undefined && after < from)) return { entries: [], next: null };
      const pk = auditPartition(accountId);
      const wanted = [
        ...(action === undefined ? [] : [isEqual('action', action)]),
        ...(actorId === undefined ? [] : [isEqual('actorId', actorId)]),
      ];
      const isNarrowed = wanted.length > 0;
      const found: (AuditEntry & Item)[] = [];
      // The database refuses to go on from outside of what is asked for.
      let place = after !== undefined && after < until ? after : undefined;
      for (let call = 0; call < CALLS_PER_PAGE; call += 1) {
        const { items, next } = await table.query<AuditEntry & Item>({
          pk,
          between: [from, until],
          descending: true,
          after: place === undefined ? undefined : { pk, sk: place },
          // Narrowed, every call goes through as much of the log as one call can.
          ...(isNarrowed ? { where: allOf(...wanted) } : { limit }),
        });
        found.push(...items);
        const last = found[limit - 1];
        if (last) return { entries: found.slice(0, limit), next: found.length > limit || next ? last.sk : null };
        if (!next) return { entries: found, next: null };
        place = String(next['sk']);
      }
      return { entries: found, next: place ?? null };
    },
  };
}
