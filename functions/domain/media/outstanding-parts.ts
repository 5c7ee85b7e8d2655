import { type FilePart, missingParts } from '#functions/domain/media/file-parts.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';

/**
 * The parts of a multipart upload that have not arrived; `undefined` if there is no such upload, any more or at all. Once it has all of its
 * parts, it is completed.
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
