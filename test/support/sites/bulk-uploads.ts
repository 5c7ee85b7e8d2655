import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { bulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';

/** Stores a bulk upload of a site that its owner has started, and whose file is not uploaded. Returns its id. */
export async function storeBulkUpload(
  table: Table,
  { id: ownerId, path, contactName: name, role }: Account,
  siteId: string,
  differences: Partial<StoredBulkUpload> = {},
): Promise<string> {
  const id = randomIds.ulid();
  await bulkUploadStore(table, systemClock).create(
    StoredBulkUpload.parse({
      id,
      siteId,
      ownerId,
      lineage: path,
      login: { id: ownerId, name, role },
      fileName: 'pictures.zip',
      size: 1_000,
      modifiedAt: 0,
      transferId: 'none',
      state: 'uploading',
      createdAt: systemClock().toISOString(),
      ...differences,
    }),
  );
  return id;
}
