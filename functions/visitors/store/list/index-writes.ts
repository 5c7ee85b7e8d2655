import { DUE_ATTRIBUTES } from '#functions/platform/engine/due-index.ts';
import { allOf, type Condition, isAbsent, isNotDeleted, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Item, Write } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { stateItems, wordItems } from '#functions/visitors/store/list/index-items.ts';
import type { ListedRecord } from '#functions/visitors/store/records/listed-record.ts';
import { countWrites } from '#functions/sites/store/record-counts.ts';

/**
 * The writes that keep the index and the counts consistent with the records. A record is indexed once its item has `words`:
 * 1. `indexRecordWrites` indexes and counts it, in one transaction with that attribute.
 * 2. `stateIndexWrites` moves it to another state, in the transaction of the change. A record that is not indexed yet is indexed under
 *    its new state by step 1.
 * 3. `removeRecordWrites` removes it, in one transaction.
 * Conditions on the record and its site ensure that no step happens twice, and none after a removal.
 */

/** Requires that the record's indexed state has not changed since it was read. */
const isIndexedAsRead = ({ words }: ListedRecord): Condition => (words ? isPresent('words') : allOf(isPresent(), isAbsent('words')));

/** Requires that the site exists, because its deletion subtracted its counts from the figures of its scopes. */
export const siteWrite = (siteId: string): Write => ({ check: siteKey(siteId), when: isNotDeleted });
/** Position of `siteWrite` in the transaction that indexes a record. */
export const SITE_WRITE_INDEX = 1;

/**
 * Returns the writes that index a record, at most 75. `isUnchanged` is the condition that the record has the state with which it was read.
 */
export const indexRecordWrites = (record: ListedRecord, words: readonly string[], isUnchanged: Condition): Write[] => [
  { update: record.key, set: { words }, remove: DUE_ATTRIBUTES, when: allOf(isIndexedAsRead(record), isUnchanged) },
  siteWrite(record.siteId),
  ...[...stateItems(record), ...wordItems(record, words)].map((put): Write => ({ put })),
  ...countWrites([{ ...record, by: 1 }]),
];

/** The condition for a change of the record, besides its version, that `stateIndexWrites` or `removeRecordWrites` requires. */
export const isIndexUnchanged = isIndexedAsRead;

/** Returns the writes that move index items to another state. Counts are separate, for transactions that change several records. */
export function stateIndexWrites(record: ListedRecord, state: string): Write[] {
  if (!record.words || state === record.state) return [];
  const [former, next] = [stateItems(record), stateItems({ ...record, state })];
  const kept = new Set(next.map(({ sk }) => sk));
  const isList = ({ sk }: Item): boolean => former.some((item) => item.sk === sk && item['state'] === undefined);
  return [
    ...former.filter(({ sk }) => !kept.has(sk)).map(({ pk, sk }): Write => ({ delete: { pk, sk } })),
    ...next.filter((item) => !isList(item)).map((put): Write => ({ put })),
  ];
}

const indexDeletions = (record: ListedRecord): Write[] =>
  (record.words ? [...stateItems(record), ...wordItems(record, record.words)] : []).map(({ pk, sk }): Write => ({ delete: { pk, sk } }));

/** Returns the writes that remove the index items and counts of a record that remains, and has to be indexed again. */
export const deindexRecordWrites = (record: ListedRecord): Write[] => [
  ...indexDeletions(record),
  ...(record.words ? countWrites([{ ...record, by: -1 }]) : []),
];

/**
 * Returns the writes, at most 80, that replace the record by another item, which is listed in another state and not found by words.
 * `others` are further items of the record to delete. `isUnchanged` is the condition that the record has not changed since it was read.
 */
export const replaceRecordWrites = (
  record: ListedRecord,
  isUnchanged: Condition,
  next: { record: ListedRecord; item: Item },
  others: readonly Key[],
): Write[] => [
  { delete: record.key, when: allOf(isIndexedAsRead(record), isUnchanged) },
  siteWrite(record.siteId),
  ...others.map(({ pk, sk }): Write => ({ delete: { pk, sk } })),
  ...indexDeletions(record),
  ...[next.item, ...stateItems(next.record)].map((put): Write => ({ put })),
  ...countWrites([...(record.words ? [{ ...record, by: -1 }] : []), { ...next.record, by: 1 }]),
];

/**
 * Returns the writes that delete the record with its index items and counts. `others` are further items of the record. `isUnchanged` is the
 * condition that the record has not changed since it was read.
 */
export const removeRecordWrites = (record: ListedRecord, isUnchanged: Condition, others: readonly Key[] = []): Write[] => [
  { delete: record.key, when: allOf(isIndexedAsRead(record), isUnchanged) },
  ...others.map(({ pk, sk }): Write => ({ delete: { pk, sk } })),
  ...indexDeletions(record),
  ...(record.words ? countWrites([{ ...record, by: -1 }]) : []),
];
