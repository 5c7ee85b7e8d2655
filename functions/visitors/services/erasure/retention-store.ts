import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { firstUlidAt } from '#functions/platform/gateways/ids.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { isBelow, isEqual, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import {
  formEntryKey,
  formEntryPartition,
  formerMemberKey,
  membersPartition,
  retentionKey,
  siteKey,
} from '#functions/platform/keys/keys.ts';
import { eraseEntry } from '#functions/visitors/services/erasure/erase-entry.ts';
import { eraseListedMember } from '#functions/visitors/store/list/erase-listed-member.ts';
import { Site, type SiteRef } from '#functions/sites/store/site.ts';
import { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';

const DAY_MS = 24 * 3_600_000;
const RECORDS_AT_A_TIME = 5;

const ItemKey = z.object({ pk: z.string(), sk: z.string() });

/** The retention period of a site, and the progress of today's run. */
const Retention = z.object({
  days: z.number(),
  /** Sort key in the index `due`: when the next run begins or continues. */
  gsi1sk: z.string(),
  /** Number of records erased since the run began. */
  contact: z.number().default(0),
  homepage: z.number().default(0),
  membership: z.number().default(0),
});
type Retention = z.infer<typeof Retention>;

/** How many entries and former members a run has erased, by form. */
export type ErasedRecords = Readonly<Record<FormKind, number>>;
const NOTHING: ErasedRecords = { contact: 0, homepage: 0, membership: 0 };
const sumOf = (erased: ErasedRecords): number => FORM_KINDS.reduce((sum, kind) => sum + erased[kind], 0);

/** Retention periods of sites, and the daily run that erases older records. */
export interface RetentionStore {
  /** Returns the retention period in days; `null` means forever. */
  get(site: SiteRef): Promise<number | null>;
  /** Sets the retention period. Its first run begins within a minute. Returns `false` if the site was deleted. */
  set(site: Pick<Site, 'id' | 'lineage'>, days: number | null, audit: AuditEntry): Promise<boolean>;
  /** Returns ids of the sites whose run is due, most overdue first. */
  listDue(limit: number): Promise<string[]>;
  /**
   * Erases up to `limit` entries that are older than the period, and records of members who left before it. If none are left, ends today's
   * run, with an audit entry if it has erased any.
   */
  run(siteId: string, limit: number, auditOf: (site: Site, erased: ErasedRecords) => AuditEntry): Promise<void>;
}

export function retentionStore(table: Table, clock: Clock): RetentionStore {
  const find = (siteId: string) => table.get(retentionKey(siteId), Retention);

  async function eraseEntries(siteId: string, kind: StoredFormKind, before: Date, limit: number): Promise<number> {
    const bounds = [formEntryKey(siteId, kind, '').sk, formEntryKey(siteId, kind, firstUlidAt(before)).sk] as const;
    const { items } = await table.query({ pk: formEntryPartition(siteId, kind), between: bounds, limit }, FormEntry.pick({ id: true }));
    await inParallel(items, RECORDS_AT_A_TIME, ({ id }) => eraseEntry(table, { siteId, kind, id }));
    return items.length;
  }

  /** Erases the records of members who left before a time. They registered before they left, so the ids to read are bounded. */
  async function eraseFormerMembers(siteId: string, before: Date, limit: number): Promise<number> {
    const bounds = [formerMemberKey(siteId, '').sk, formerMemberKey(siteId, firstUlidAt(before)).sk] as const;
    const where = isBelow('leftAt', before.toISOString());
    const left = await table.queryAll({ pk: membersPartition(siteId), between: bounds, where }, ItemKey);
    const erased = left.slice(0, limit);
    await inParallel(erased, RECORDS_AT_A_TIME, ({ pk, sk }) => eraseListedMember(table, { pk, sk }));
    return erased.length;
  }

  /** Erases records older than the period, form by form, the oldest first. */
  async function eraseOld(siteId: string, { days }: Retention, limit: number): Promise<ErasedRecords> {
    const before = new Date(clock().getTime() - days * DAY_MS);
    const contact = await eraseEntries(siteId, 'contact', before, limit);
    const homepage = contact < limit ? await eraseEntries(siteId, 'homepage', before, limit - contact) : 0;
    const rest = limit - contact - homepage;
    return { contact, homepage, membership: rest > 0 ? await eraseFormerMembers(siteId, before, rest) : 0 };
  }

  return {
    get: async ({ id }) => (await find(id))?.days ?? null,
    async set({ id, lineage }, days, audit) {
      const key = retentionKey(id);
      const retention = { ...key, entity: 'retention', days, ...dueAttributes('retention', clock(), id) };
      const change: Write = days === null ? { delete: key } : { put: retention };
      return tryCommit(table.transact([change, { check: siteKey(id), when: isNotDeleted }, ...auditWrites(audit, lineage)]));
    },
    listDue: (limit) => queryDueIds(table, 'retention', clock(), limit),
    async run(siteId, limit, auditOf) {
      const retention = await find(siteId);
      const site = await table.get(siteKey(siteId), Site);
      if (!retention || !site) return;
      const erased = await eraseOld(siteId, retention, limit);
      const isDone = sumOf(erased) < limit;
      const total = {
        contact: retention.contact + erased.contact,
        homepage: retention.homepage + erased.homepage,
        membership: retention.membership + erased.membership,
      };
      // A period that was set in the meantime has its own run.
      const when = isEqual('gsi1sk', retention.gsi1sk);
      if (!isDone) {
        await tryCommit(table.update(retentionKey(siteId), { set: total }, when));
        return;
      }
      const next = dueAttributes('retention', new Date(clock().getTime() + DAY_MS), siteId);
      const end: Write = { update: retentionKey(siteId), set: { ...next, ...NOTHING }, when };
      const audit = sumOf(total) > 0 ? auditWrites(auditOf(site, total), site.lineage) : [];
      await tryCommit(table.transact([end, { check: siteKey(siteId), when: isPresent() }, ...audit]));
    },
  };
}
