import { IMMUTABLE_CACHE_CONTROL, VARIANT_CONTENT_TYPE, variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { PublishedMedia } from '#functions/publishing/services/published-site/published-media.ts';
import { variantName, type Variant } from '#shared/model/media/media.ts';

/** A variant to be copied from the private bucket, under a name that does not reveal the media id. */
export interface MediaCopy {
  from: string;
  to: string;
  format: Variant['format'];
}

/** Returns one copy for each variant of these files; files with the same content share their copies. */
export function mediaCopies(files: readonly PublishedMedia[], keyOf: (folder: string, name: string) => string): MediaCopy[] {
  const copies = files.flatMap(({ file, folder, variants }) =>
    variants.map((variant): MediaCopy => ({
      from: variantKey(file.id, variant),
      to: keyOf(folder, variantName(variant)),
      format: variant.format,
    })),
  );
  return [...new Map(copies.map((copy) => [copy.to, copy])).values()];
}

/** Copies a variant into a bucket. Throws if it is missing, because its page must not be published. */
export async function copyMedia(
  source: ObjectStorage,
  target: ObjectStorage,
  { from, to, format, metadata }: MediaCopy & { metadata: Readonly<Record<string, string>> },
): Promise<void> {
  const copied = await target.copyFrom(
    { bucket: source.bucket, key: from },
    { key: to, contentType: VARIANT_CONTENT_TYPE[format], cacheControl: IMMUTABLE_CACHE_CONTROL, metadata },
  );
  if (!copied) throw new Error(`${from} is to be published but is not there`);
}
