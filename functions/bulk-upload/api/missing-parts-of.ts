import type { BulkUploadDependencies } from '#functions/bulk-upload/api/dependencies.ts';
import type { FilePart } from '#functions/media/services/file-parts.ts';
import { outstandingParts } from '#functions/media/services/outstanding-parts.ts';
import { bulkArchiveKey } from '#functions/platform/gateways/media-keys.ts';
import type { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';

/**
 * Returns the parts of a ZIP file that are not uploaded yet; `undefined` if its upload was aborted. Completes an upload that has all of its
 * parts.
 */
export async function missingPartsOf(
  { files }: Pick<BulkUploadDependencies, 'files'>,
  item: StoredBulkUpload,
): Promise<FilePart[] | undefined> {
  const key = bulkArchiveKey(item);
  const missing = await outstandingParts(files, { key, transferId: item.transferId }, item.size);
  return missing ?? ((await files.sizeOf(key)) === item.size ? [] : undefined);
}
