import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES } from '#functions/platform/engine/due-index.ts';
import { type Condition, isPresent } from '#functions/platform/engine/table-expression.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { columnWrites } from '#functions/visitors/store/list/answer-columns.ts';
import { indexRecordWrites, SITE_WRITE_INDEX } from '#functions/visitors/store/list/index-writes.ts';
import { type ListedRecord, recordWords } from '#functions/visitors/store/records/listed-record.ts';

interface RecordToIndex {
  record: ListedRecord;
  /** The condition that the record has the state with which it was read. */
  isUnchanged: Condition;
  /** Further writes that are committed once together with the record. */
  writes?: readonly Write[];
}

/**
 * Indexes and counts a record and adds its fields to the columns, in one transaction, exactly once. A no-op for a record that is indexed or
 * was removed, or whose site was deleted. `read` returns the current record.
 */
export function indexRecord(table: Table, read: () => Promise<RecordToIndex | undefined>): Promise<void> {
  return retryOnConflict(
    async () => {
      const found = await read();
      if (!found || found.record.words) return undefined;
      const { record, isUnchanged, writes = [] } = found;
      const columns = await columnWrites(table, record);
      try {
        await table.transact([...indexRecordWrites(record, recordWords(record), isUnchanged), ...columns, ...writes]);
        return undefined;
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        if (!error.failed.includes(SITE_WRITE_INDEX)) return CONFLICT;
        await tryCommit(table.update(record.key, { remove: DUE_ATTRIBUTES }, isPresent()));
        return undefined;
      }
    },
    { backOffMs: 25 },
  );
}
