import * as z from 'zod';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { undefinedIfConditionFails } from '#functions/platform/engine/conditional-write.ts';
import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, anyOf, type Condition, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { formEntryKey, formEntryPartition } from '#functions/platform/keys/keys.ts';
import { addToEventWrite } from '#functions/notices/store/account-event-writes.ts';
import { readColumns } from '#functions/visitors/store/list/answer-columns.ts';
import { isIndexUnchanged, siteWrite, stateIndexWrites } from '#functions/visitors/store/list/index-writes.ts';
import { indexRecord } from '#functions/visitors/store/list/index-record.ts';
import type { ListedRecord } from '#functions/visitors/store/records/listed-record.ts';
import { queryRecords, type RecordPage, type RecordQuery, type RecordType } from '#functions/visitors/store/list/query-records.ts';
import { countWrites } from '#functions/sites/store/record-counts.ts';
import { type EntryWorkflow, FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import { STORED_FORM_KINDS, type StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { AnswerColumn, EntryState } from '#shared/model/visitors/form-entry.ts';

/** Returns a form entry as lists and their index see it. */
export const recordOfEntry = ({ siteId, kind, id, state, lang, email, answers, formColumns, sender, words }: FormEntry): ListedRecord => ({
  siteId,
  kind,
  id,
  key: formEntryKey(siteId, kind, id),
  state,
  lang,
  email,
  answers,
  ...(formColumns && { formColumns }),
  lineage: sender.lineage,
  words,
});

/** Returns the condition that the entry has not changed since it was read. Earlier versions stored entries without a version. */
export const isSameVersion = ({ version }: Pick<FormEntry, 'version'>): Condition =>
  version === 0 ? anyOf(isEqual('version', version), isAbsent('version')) : isEqual('version', version);

const StoredKind = z.enum(STORED_FORM_KINDS);

export function parseFormEntryDueId(dueId: string): EntryRef | undefined {
  const [siteId, kind, id] = dueId.split('#');
  const parsed = StoredKind.safeParse(kind);
  return siteId !== undefined && id !== undefined && parsed.success ? { siteId, kind: parsed.data, id } : undefined;
}

const recordTypeOf = (kind: StoredFormKind): RecordType<FormEntry> => ({
  kind,
  partition: (siteId) => formEntryPartition(siteId, kind),
  schema: FormEntry,
  toRecord: recordOfEntry,
});

/** The fields that identify an entry. */
export type EntryRef = Pick<FormEntry, 'siteId' | 'kind' | 'id'>;

/** A change of the work on entries. Absent fields remain unchanged. */
export type EntryWorkflowChange = Partial<Pick<EntryWorkflow, 'assignee' | 'note'>> & { state?: EntryState | undefined };

/** Number of entries whose changes share a transaction. Each takes at most 8 writes. */
const ENTRIES_PER_TRANSACTION = 10;

/** The form entries of sites that the caller has found in its scope. */
export interface FormEntryList {
  find(siteId: string, kind: StoredFormKind, id: string): Promise<FormEntry | undefined>;
  /** Returns a page of entries. Makes at most two calls, plus one for each further hundred entries of the page. */
  query(siteId: string, kind: StoredFormKind, query: RecordQuery): Promise<RecordPage<FormEntry>>;
  columns(siteId: string, kind: StoredFormKind): Promise<AnswerColumn[]>;
  /** Indexes and counts an entry, and notifies the owner. Idempotent. A no-op if the entry or its site no longer exists. */
  index(siteId: string, kind: StoredFormKind, id: string): Promise<void>;
  /** Returns entries that should have been indexed by now, most overdue first. */
  listOverdue(limit: number): Promise<EntryRef[]>;
  /**
   * Applies a change and returns the entry; a no-op if the entry already has these values. Returns `undefined` if the entry has changed
   * since it was read, or was erased.
   */
  change(entry: FormEntry, change: EntryWorkflowChange): Promise<FormEntry | undefined>;
  /** Changes the entries that still exist, even if they have changed since they were read. Returns the number of these entries. */
  changeAll(siteId: string, kind: StoredFormKind, ids: readonly string[], change: EntryWorkflowChange): Promise<number>;
}

const changed = (entry: FormEntry, change: EntryWorkflowChange): FormEntry => ({
  ...entry,
  ...(change.state !== undefined && { state: change.state }),
  ...(change.assignee !== undefined && { assignee: change.assignee }),
  ...(change.note !== undefined && { note: change.note }),
  version: entry.version + 1,
});

const isChangedBy = (entry: FormEntry, change: EntryWorkflowChange): boolean =>
  JSON.stringify({ ...changed(entry, change), version: entry.version }) !== JSON.stringify(entry);

/** Returns the transaction that changes entries of one site and lineage. */
function changeWrites(entries: readonly FormEntry[], change: EntryWorkflowChange): Write[] {
  const updates = entries.map((entry): Write => {
    const { version, state, assignee, note } = changed(entry, change);
    return {
      update: formEntryKey(entry.siteId, entry.kind, entry.id),
      set: { version, state, assignee, note },
      when: allOf(isIndexUnchanged(recordOfEntry(entry)), isSameVersion(entry)),
    };
  });
  const moved = entries.map((entry) => ({ record: recordOfEntry(entry), state: change.state ?? entry.state }));
  const counted = moved.filter(({ record, state }) => record.words && record.state !== state);
  const counts = countWrites(
    counted.flatMap(({ record, state }) => [
      { ...record, by: -1 },
      { ...record, state, by: 1 },
    ]),
  );
  const siteCheck = counts.length > 0 && entries[0] ? [siteWrite(entries[0].siteId)] : [];
  return [...updates, ...moved.flatMap(({ record, state }) => stateIndexWrites(record, state)), ...counts, ...siteCheck];
}

/** Yields groups of entries that a transaction can change together. */
function* transactionGroups(entries: readonly FormEntry[]): Generator<FormEntry[]> {
  const byLineage = Map.groupBy(entries, ({ sender }) => sender.lineage.join('#'));
  for (const group of byLineage.values())
    for (let start = 0; start < group.length; start += ENTRIES_PER_TRANSACTION) yield group.slice(start, start + ENTRIES_PER_TRANSACTION);
}

/**
 * Milliseconds for which an entry is new. Older entries are indexed without an event: those stored before there was an index, or during a
 * long outage.
 */
const NEWS_MS = 24 * 3_600_000;

/** Returns the writes that add a new entry to the event of its site and day, in the bell of the site's owner. */
function eventWrites({ id, siteId, createdAt, sender: { lineage, siteName } }: FormEntry, now: Date): Write[] {
  const accountId = lineage.at(-1);
  if (accountId === undefined || now.getTime() - Date.parse(createdAt) > NEWS_MS) return [];
  return [addToEventWrite({ kind: 'new-entries', accountId, id, at: createdAt, siteId, name: siteName })];
}

export function formEntryList(table: Table, clock: Clock): FormEntryList {
  const find: FormEntryList['find'] = (siteId, kind, id) => table.get(formEntryKey(siteId, kind, id), FormEntry);
  const findAll = async (siteId: string, kind: StoredFormKind, ids: readonly string[]): Promise<FormEntry[]> =>
    (
      await table.batchGetReadable(
        ids.map((id) => formEntryKey(siteId, kind, id)),
        FormEntry,
      )
    ).filter((entry) => entry !== undefined);
  const commit = (entries: readonly FormEntry[], change: EntryWorkflowChange): Promise<true | undefined> =>
    undefinedIfConditionFails(table.transact(changeWrites(entries, change)).then(() => true as const));

  return {
    find,
    query: (siteId, kind, query) => queryRecords(table, recordTypeOf(kind), siteId, query),
    columns: (siteId, kind) => readColumns(table, siteId, kind),
    index: (siteId, kind, id) =>
      indexRecord(table, async () => {
        const entry = await find(siteId, kind, id);
        return entry && { record: recordOfEntry(entry), isUnchanged: isSameVersion(entry), writes: eventWrites(entry, clock()) };
      }),
    async listOverdue(limit) {
      const ids = await queryDueIds(table, 'form-entry', clock(), limit);
      return ids.flatMap((id) => parseFormEntryDueId(id) ?? []);
    },
    async change(entry, change) {
      if (!isChangedBy(entry, change)) return entry;
      return (await commit([entry], change)) && changed(entry, change);
    },
    async changeAll(siteId, kind, ids, change) {
      let count = 0;
      for (const group of transactionGroups(await findAll(siteId, kind, [...new Set(ids)]))) {
        let entries: FormEntry[] = group;
        // Retried, because indexing or another login may have changed some entries since they were read.
        await retryOnConflict(async () => {
          const moved = entries.filter((entry) => isChangedBy(entry, change));
          if (moved.length === 0 || (await commit(moved, change))) return undefined;
          entries = await findAll(
            siteId,
            kind,
            group.map(({ id }) => id),
          );
          return CONFLICT;
        });
        count += entries.length;
      }
      return count;
    },
  };
}
