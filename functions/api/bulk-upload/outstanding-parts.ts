import type { BulkUploadDependencies } from '#functions/api/bulk-upload/dependencies.ts';
import { type FilePart, missingParts } from '#functions/domain/media/file-parts.ts';
import { bulkArchiveKey } from '#functions/gateways/media-keys.ts';
import type { StoredBulkUpload } from '#functions/store/bulk-upload/bulk-upload.ts';

/**
 * The parts of a ZIP file that are not uploaded yet; `undefined` if its upload does not exist any more. Once it has all of its parts,
 * the upload is completed.
 */
export async function outstandingParts(
  { files }: Pick<BulkUploadDependencies, 'files'>,
  item: StoredBulkUpload,
): Promise<FilePart[] | undefined> {
  const transfer = { key: bulkArchiveKey(item), transferId: item.transferId };
  const arrived = await files.listParts(transfer);
  if (!arrived) return (await files.sizeOf(transfer.key)) === item.size ? [] : undefined;
  const missing = missingParts(item.size, arrived);
  if (missing.length === 0) await files.completeMultipartUpload(transfer, arrived);
  return missing;
}
