import { uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { FilePart } from '#functions/media/services/file-parts.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';

/** Lifetime of a signed URL, in seconds. */
const EXPIRES_SECONDS = 15 * 60;

/** Signs an upload URL for each part, bound to its exact size. A file of one part can be uploaded only once. */
export async function signUpload(
  { files, clock }: { files: ObjectStorage; clock: Clock },
  { id, type, size, transferId }: MediaFile,
  parts: readonly FilePart[],
): Promise<Upload> {
  const key = uploadKey(id);
  const expiresInSeconds = EXPIRES_SECONDS;
  const sign = async (part: FilePart): Promise<{ url: string; headers: Readonly<Record<string, string>> }> =>
    transferId === undefined
      ? files.signUpload({ key, contentType: type, size, expiresInSeconds })
      : { url: await files.signPart({ key, transferId }, { ...part, expiresInSeconds }), headers: {} };
  const signed = await Promise.all(parts.map(async (part) => ({ part, ...(await sign(part)) })));
  return {
    mediaId: id,
    parts: signed.map(({ part, url }) => ({ url, start: part.start, size: part.size })),
    headers: { ...signed[0]?.headers },
    expiresAt: new Date(clock().getTime() + expiresInSeconds * 1_000).toISOString(),
  };
}
