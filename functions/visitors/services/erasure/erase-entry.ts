import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { formEntryKey, formEntryPartition, mailRecordPrefix, submissionKey } from '#functions/platform/keys/keys.ts';
import { type EntryRef, isSameVersion, recordOfEntry } from '#functions/visitors/store/list/form-entry-list.ts';
import { removeRecordWrites } from '#functions/visitors/store/list/index-writes.ts';
import { FormEntry } from '#functions/visitors/store/records/form-entry.ts';

/**
 * Erases a form entry with everything that belongs to it. Idempotent. After a crash the entry still exists, so that it is found and erased
 * again:
 * 1. Marks the entry, so that no further e-mail about it is sent or recorded.
 * 2. Deletes the records of its e-mails.
 * 3. Deletes the entry, its index items and its submission, and takes it off the counts, in one transaction.
 */
export async function eraseEntry(table: Table, { siteId, kind, id }: EntryRef): Promise<void> {
  const key = formEntryKey(siteId, kind, id);
  if (!(await tryCommit(table.update(key, { set: { erasing: true } }, isPresent())))) return;
  await table.batchWrite({ remove: await table.queryAll({ pk: formEntryPartition(siteId, kind), prefix: mailRecordPrefix(id) }) });
  await retryOnConflict(
    async () => {
      const entry = await table.get(key, FormEntry);
      if (!entry) return undefined;
      const { submissionId } = entry;
      const submission = submissionId === null ? [] : [submissionKey(siteId, kind, submissionId)];
      const removal = table.transact(removeRecordWrites(recordOfEntry(entry), isSameVersion(entry), submission));
      return (await tryCommit(removal)) ? undefined : CONFLICT;
    },
    { backOffMs: 25 },
  );
}
