import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, anyOf, isAbsent, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { formEntryDueId, formEntryKey, memberDueId, memberKey, OPERATOR_KEY, RECORD_BACKFILL_KEY } from '#functions/platform/keys/keys.ts';
import { querySiteList } from '#functions/sites/store/site-list-query.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';

/** To be incremented to index stored records again. */
const BACKFILL_VERSION = 1;
const RECORDS_PER_STEP = 200;

/** The progress of the backfill. */
const Progress = z.object({
  version: z.number(),
  /** Incremented by every step, for optimistic locking. */
  step: z.number(),
  /** Position in the list of sites; `null` before the first one. */
  siteAfter: z.string().nullable(),
  /** Position of the next site's records: index in `FORM_KINDS`, and sort key; `null`: before the first one. */
  list: z.number(),
  recordAfter: z.string().nullable(),
  isDone: z.boolean(),
});
type Progress = z.infer<typeof Progress>;

const START = { version: BACKFILL_VERSION, siteAfter: null, list: 0, recordAfter: null, isDone: false } as const;

const OperatorPointer = z.object({ accountId: z.string() });
const RecordId = z.object({ pk: z.string(), sk: z.string(), id: z.string() });

/** Indexes form entries and members that were stored before lists had an index. */
export interface IndexBackfill {
  /**
   * Continues where the last run ended, until everything is indexed or `isOver`. Makes one call once the backfill is done. Concurrent runs
   * are harmless, because only one of them continues.
   */
  run(isOver: () => boolean): Promise<void>;
}

async function readProgress(table: Table): Promise<Progress> {
  const stored = await table.get(RECORD_BACKFILL_KEY, Progress);
  return stored?.version === BACKFILL_VERSION ? stored : { ...START, step: stored?.step ?? 0 };
}

/** Whether every record that was stored before lists had an index is now indexed, or due to be indexed. Makes one call. */
export const isBackfillDone = async (table: Table): Promise<boolean> => (await readProgress(table)).isDone;

interface BackfillDependencies {
  entries: Pick<FormEntryList, 'index'>;
  members: Pick<MemberList, 'index'>;
  clock: Clock;
}

/**
 * Iterates the sites by creation, and the records of each site form by form:
 * 1. A step reads a page of records that are not indexed, and indexes them one after the other, since they share counts.
 * 2. A record that cannot be indexed becomes due, so that the reconcile job tries again and reports the error.
 * 3. The step's progress is stored, unless another run has stored its own.
 */
export function indexBackfill(table: Table, { entries, members, clock }: BackfillDependencies): IndexBackfill {
  async function indexRecord(siteId: string, kind: FormKind, { pk, sk, id }: z.infer<typeof RecordId>): Promise<void> {
    try {
      await (kind === 'membership' ? members.index({ siteId, id }) : entries.index(siteId, kind, id));
    } catch {
      const due =
        kind === 'membership'
          ? dueAttributes('member', clock(), memberDueId({ siteId, id }))
          : dueAttributes('form-entry', clock(), formEntryDueId({ siteId, kind, id }));
      await tryCommit(table.update({ pk, sk }, { set: due }, allOf(isPresent(), isAbsent('words'))));
    }
  }

  /** Indexes the next records that are not indexed yet. Returns the position to continue from, or `null` at the end. */
  async function indexPage(siteId: string, kind: FormKind, recordAfter: string | null): Promise<string | null> {
    const { pk, sk: prefix } = kind === 'membership' ? memberKey(siteId, '') : formEntryKey(siteId, kind, '');
    const after = recordAfter === null ? undefined : { pk, sk: recordAfter };
    const page = await table.query({ pk, prefix, limit: RECORDS_PER_STEP, where: isAbsent('words'), after });
    for (const item of page.items) await indexRecord(siteId, kind, RecordId.parse(item));
    return page.next?.sk ?? null;
  }

  async function nextProgress(operatorId: string, progress: Progress): Promise<Progress> {
    const { siteAfter, list, recordAfter } = progress;
    const after = siteAfter ?? undefined;
    const page = await querySiteList(table, scopeOf(operatorId), { after, limit: 1, descending: false, skipsUnreadable: true });
    const [site] = page.sites;
    const kind = FORM_KINDS[list];
    if (site && kind) {
      const next = await indexPage(site.id, kind, recordAfter);
      if (next !== null) return { ...progress, recordAfter: next };
      return { ...progress, list: list + 1, recordAfter: null };
    }
    return page.next === null ? { ...progress, isDone: true } : { ...progress, siteAfter: page.next, list: 0, recordAfter: null };
  }

  const save = (progress: Progress, step: number): Promise<boolean> =>
    tryCommit(table.put({ ...RECORD_BACKFILL_KEY, entity: 'record-backfill', ...progress }, anyOf(isAbsent(), isEqual('step', step))));

  return {
    async run(isOver) {
      let progress = await readProgress(table);
      const operator = progress.isDone ? undefined : await table.get(OPERATOR_KEY, OperatorPointer);
      if (!operator) return;
      while (!progress.isDone && !isOver()) {
        const { step } = progress;
        progress = { ...(await nextProgress(operator.accountId, progress)), step: step + 1 };
        if (!(await save(progress, step))) return;
      }
    },
  };
}
