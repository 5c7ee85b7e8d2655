import { uploadKey } from '#functions/gateways/media-keys.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { FilePart } from '#functions/domain/media/file-parts.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';

/** Lifetime of a signed URL. */
const EXPIRES_SECONDS = 15 * 60;

/** Signs an upload URL for each part, bound to its exact size, and to the content type where the file is one part. */
export async function signUpload(
  { files, clock }: { files: ObjectStorage; clock: Clock },
  { id, type, size, transferId }: MediaFile,
  parts: readonly FilePart[],
): Promise<Upload> {
  const key = uploadKey(id);
  const expiresInSeconds = EXPIRES_SECONDS;
  const sign = (part: FilePart): Promise<string> =>
    transferId === undefined
      ? files.signUpload({ key, contentType: type, size, expiresInSeconds })
      : files.signPart({ key, transferId }, { ...part, expiresInSeconds });
  return {
    mediaId: id,
    parts: await Promise.all(parts.map(async (part) => ({ url: await sign(part), start: part.start, size: part.size }))),
    headers: transferId === undefined ? { 'content-type': type } : {},
    expiresAt: new Date(clock().getTime() + expiresInSeconds * 1_000).toISOString(),
  };
}
