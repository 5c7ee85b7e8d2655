import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';

/**
 * Moves an item of an earlier version to the canonical key of its address, unless that key already has an item. A no-op without `former`.
 */
export async function moveToCanonicalKey(table: Table, former: Key | undefined, key: Key): Promise<void> {
  const item = former && (await table.get(former));
  if (!former || !item) return;
  await tryCommit(
    table.transact([
      { put: { ...item, entity: String(item['entity']), ...key }, when: isAbsent() },
      { delete: former, when: isPresent() },
    ]),
  );
}
