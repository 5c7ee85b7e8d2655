import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { removeRecordWrites } from '#functions/visitors/store/list/index-writes.ts';
import { indexedRecordOf, ListedMember } from '#functions/visitors/store/records/member-record.ts';

const RETRY = { backOffMs: 25 };

/** Deletes a registration or a former member with its index items. Registrations of earlier versions have none. */
export async function eraseListedMember(table: Table, { sk, pk }: Key): Promise<void> {
  await retryOnConflict(async () => {
    const item = await table.get({ pk, sk }, ListedMember);
    if (!item) return undefined;
    const record = indexedRecordOf(item);
    const removal = record ? table.transact(removeRecordWrites(record, isPresent())) : table.delete({ pk, sk });
    return (await tryCommit(removal)) ? undefined : CONFLICT;
  }, RETRY);
}
