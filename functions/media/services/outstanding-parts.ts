import { type FilePart, missingParts } from '#functions/media/services/file-parts.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';

/**
 * Returns the missing parts of a multipart upload; `undefined` if the upload does not exist or no longer exists. Completes the upload if no
 * part is missing.
 */
export async function outstandingParts(
  files: Pick<ObjectStorage, 'listParts' | 'completeMultipartUpload'>,
  transfer: { key: string; transferId: string },
  size: number,
): Promise<FilePart[] | undefined> {
  const arrived = await files.listParts(transfer);
  if (!arrived) return undefined;
  const missing = missingParts(size, arrived);
  if (missing.length === 0) await files.completeMultipartUpload(transfer, arrived);
  return missing;
}
