import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { filePartsOf, type FilePart } from '#functions/media/services/file-parts.ts';
import { outstandingParts } from '#functions/media/services/outstanding-parts.ts';
import { uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';

/** Returns the parts of a file that are not uploaded yet. Completes a multipart upload that has all of its parts. */
export async function missingPartsOf(
  { files }: Pick<MediaDependencies, 'files'>,
  { id, size, transferId }: MediaFile,
): Promise<FilePart[]> {
  const key = uploadKey(id);
  const missing = transferId === undefined ? undefined : await outstandingParts(files, { key, transferId }, size);
  return missing ?? ((await files.sizeOf(key)) === undefined ? filePartsOf(size) : []);
}
