import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { filePartsOf, missingParts, type FilePart } from '#functions/domain/media/file-parts.ts';
import { uploadKey } from '#functions/gateways/media-keys.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';

/** The parts of a file that are not uploaded yet. Once a multipart upload has all of its parts, it is completed. */
export async function outstandingParts(
  { files }: Pick<MediaDependencies, 'files'>,
  { id, size, transferId }: MediaFile,
): Promise<FilePart[]> {
  const key = uploadKey(id);
  const arrived = transferId === undefined ? undefined : await files.listParts({ key, transferId });
  if (transferId === undefined || !arrived) return (await files.sizeOf(key)) === undefined ? filePartsOf(size) : [];
  const missing = missingParts(size, arrived);
  if (missing.length === 0) await files.completeMultipartUpload({ key, transferId }, arrived);
  return missing;
}
