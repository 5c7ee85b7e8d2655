import { contentHash } from '#functions/platform/base/content-hash.ts';
import { IMMUTABLE_CACHE_CONTROL, VARIANT_CONTENT_TYPE, variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { MediaVariant } from '#functions/media/store/media-file.ts';
import type { Variant } from '#shared/model/media/media.ts';

/** Stores a variant under its name. Returns its description for the file's item. */
export async function storeVariant(
  files: Pick<ObjectStorage, 'write'>,
  mediaId: string,
  { body, ...variant }: Variant & { body: Uint8Array },
): Promise<MediaVariant> {
  await files.write({
    key: variantKey(mediaId, variant),
    body,
    contentType: VARIANT_CONTENT_TYPE[variant.format],
    cacheControl: IMMUTABLE_CACHE_CONTROL,
  });
  return { ...variant, hash: contentHash(body), bytes: body.byteLength };
}
