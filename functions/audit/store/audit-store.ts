import * as z from 'zod';
import type { Scope } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, anyOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { auditPartition, auditedViewKey } from '#functions/platform/keys/keys.ts';
import { type AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';

/** Keys that sort before and after every instant. */
const BEGIN_OF_TIME = '-';
const END_OF_TIME = '~';

interface AuditQuery {
  action?: AuditAction | undefined;
  /** Matches any of several actions. */
  actions?: readonly AuditAction[] | undefined;
  actorId?: string | undefined;
  /** First instant, inclusive. */
  from?: string | undefined;
  /** Last instant, exclusive. */
  until?: string | undefined;
  /** `next` of an earlier page of this log. If it is outside of `from` and `until`, the page is limited to that range. */
  after: string | undefined;
  limit: number;
}

export interface AuditStore {
  /**
   * Returns the entries of the scope's own log, newest first. Makes at most four calls, so with a filter a page may be short while `next`
   * is not `null`.
   */
  list(scope: Scope, query: AuditQuery): Promise<{ entries: AuditEntry[]; next: string | null }>;
  /** Writes an entry that belongs to no other change. `audience`: the accounts whose log contains it. */
  add(entry: AuditEntry, audience: readonly string[]): Promise<void>;
  /** Like `add`, but a no-op if the login has already viewed the site in the same hour, which is determined by one read. */
  addSiteView(entry: AuditEntry, login: { siteId: string; loginId: string }, audience: readonly string[]): Promise<void>;
}

const CALLS_PER_PAGE = 4;
const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length;
const VIEW_KEPT_SECONDS = 2 * 3_600;

const StoredEntry = z.object({ sk: z.string(), ...AuditEntry.shape });

export function auditStore(table: Table): AuditStore {
  return {
    add: (entry, audience) => table.transact(auditWrites(entry, audience)),
    async addSiteView(entry, { siteId, loginId }, audience) {
      const key = auditedViewKey(siteId, loginId, entry.at.slice(0, HOUR_LENGTH));
      if (await table.get(key)) return;
      const expiresAt = Math.ceil(Date.parse(entry.at) / 1_000) + VIEW_KEPT_SECONDS;
      await tryCommit(table.transact([{ put: { ...key, entity: 'look', expiresAt }, when: isAbsent() }, ...auditWrites(entry, audience)]));
    },
    async list({ accountId }, { action, actions, actorId, from = BEGIN_OF_TIME, until = END_OF_TIME, after, limit }) {
      if (until <= from || (after !== undefined && after < from)) return { entries: [], next: null };
      const pk = auditPartition(accountId);
      const filters = [
        ...(action === undefined ? [] : [isEqual('action', action)]),
        ...(actions === undefined ? [] : [anyOf(...actions.map((one) => isEqual('action', one)))]),
        ...(actorId === undefined ? [] : [isEqual('actorId', actorId)]),
      ];
      const found: z.infer<typeof StoredEntry>[] = [];
      const entries = () => found.slice(0, limit).map(({ sk: _sk, ...entry }): AuditEntry => entry);
      // DynamoDB rejects a start key outside of the range.
      let start = after !== undefined && after < until ? after : undefined;
      for (let call = 0; call < CALLS_PER_PAGE; call += 1) {
        const { items, next } = await table.query(
          {
            pk,
            between: [from, until],
            descending: true,
            after: start === undefined ? undefined : { pk, sk: start },
            // With a filter, a call has no limit and reads as much as DynamoDB returns at once.
            ...(filters.length > 0 ? { where: allOf(...filters) } : { limit }),
          },
          StoredEntry,
        );
        found.push(...items);
        const last = found[limit - 1];
        if (last) return { entries: entries(), next: found.length > limit || next ? last.sk : null };
        if (!next) return { entries: entries(), next: null };
        start = next.sk;
      }
      return { entries: entries(), next: start ?? null };
    },
  };
}
