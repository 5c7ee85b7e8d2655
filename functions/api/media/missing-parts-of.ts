import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { filePartsOf, type FilePart } from '#functions/domain/media/file-parts.ts';
import { outstandingParts } from '#functions/domain/media/outstanding-parts.ts';
import { uploadKey } from '#functions/gateways/media-keys.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';

/** The parts of a file that are not uploaded yet. Completes a multipart upload that has all of its parts. */
export async function missingPartsOf(
  { files }: Pick<MediaDependencies, 'files'>,
  { id, size, transferId }: MediaFile,
): Promise<FilePart[]> {
  const key = uploadKey(id);
  const missing = transferId === undefined ? undefined : await outstandingParts(files, { key, transferId }, size);
  return missing ?? ((await files.sizeOf(key)) === undefined ? filePartsOf(size) : []);
}
