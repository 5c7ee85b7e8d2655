import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import { userImportStore } from '#functions/accounts/store/imports/user-import-store.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';

/** Stores an import of USERs that a login has started, and whose file is not uploaded. Returns its id. */
export async function storeUserImport(
  table: Table,
  { id: loginId, role, path }: Account,
  differences: Partial<StoredImport> = {},
): Promise<string> {
  const id = randomIds.ulid();
  const ownerId = role === 'MASTER_USER' || role === 'OEM_ADMIN' ? (path.at(-2) ?? '') : loginId;
  await userImportStore(table, systemClock).create(
    StoredImport.parse({
      id,
      ownerId,
      login: { id: loginId, name: 'A person', role },
      role: 'USER',
      parentId: ownerId,
      fileName: 'users.csv',
      state: 'uploading',
      createdAt: systemClock().toISOString(),
      ...differences,
    }),
  );
  return id;
}
